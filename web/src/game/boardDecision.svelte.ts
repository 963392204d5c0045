// The current decision as the boards see it: which places are live, and what a click does.

import { getContext, setContext } from "svelte";
import type { Option, View } from "../api/messages";

/** The effect of one click: an option, and the answers to the questions that follow. */
export interface OptionPath {
  option: Option;
  then: readonly number[];
}

export interface BoardDecision {
  /** Target names of the places that can be chosen (see api/targets.ts). */
  readonly targets: readonly string[];
  /** Return the options that target a place. */
  at(target: string): Option[];
  /** Return the option path to a place of a later question, if only one option leads there. */
  shortcut(target: string): OptionPath | undefined;
  /** Whether keshis of the general supply can be chosen. */
  readonly draws?: boolean;
  /** Options highlighted from elsewhere (the decision line, a hint). */
  readonly pointed: readonly Option[];
  /** Preview of the table after the hovered option; null if unknown. */
  readonly ahead: View | null;
  /** Take an option: `beside` is the place on the boards where it was chosen, if any, and `then`
   * holds the answers to the questions that follow. */
  choose(option: Option, beside?: Element, then?: readonly number[]): void;
  /** Set the hovered option, with the answers that follow, if any; null if none. */
  point(option: Option | null, then?: readonly number[]): void;
  /** Open a menu next to a place that several options target. */
  offer(options: Option[], beside: Element): void;
  /** Return the reason why a place cannot be chosen now; empty if no decision is pending or the
   * reason is unclear. */
  whyNot(target: string): Promise<string>;
}

const KEY = "decisions";

export function provideDecision(decision: BoardDecision): void {
  setContext(KEY, decision);
}

/** Return the decision from the component's context; undefined in previews, replays and small
 * boards. */
export function presentDecision(): BoardDecision | undefined {
  return getContext<BoardDecision | undefined>(KEY);
}

/** Hide any decision from the component's children, as for another player's board or a past
 * position. */
export function withoutDecision(): void {
  setContext(KEY, undefined);
}
