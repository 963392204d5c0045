// The current decision as the boards see it: which places are live, and what a click does.

import { getContext, setContext } from "svelte";
import type { Option, View } from "../api/messages";

/** What one click does: an option, and the answers to the questions that follow. */
export interface OptionPath {
  option: Option;
  then: readonly number[];
}

export interface BoardDecision {
  /** The places that can be chosen. */
  readonly targets: readonly string[];
  /** The options that target a place. */
  at(target: string): Option[];
  /** What can be chosen at a place of a later question, if only one option leads there. */
  shortcut(target: string): OptionPath | undefined;
  /** The options highlighted from elsewhere (the decision line, a hint). */
  readonly pointed: readonly Option[];
  /** A preview of the table after the hovered option, as far as it is known. */
  readonly ahead: View | null;
  /** Take an option, `beside` the place on the boards where it was chosen, if any, `then` those
      of the questions that follow. */
  choose(option: Option, beside?: Element, then?: readonly number[]): void;
  /** An option is hovered, perhaps with the answers that follow, or none any more. */
  point(option: Option | null, then?: readonly number[]): void;
  /** Several options target one place: open a menu beside it. */
  offer(options: Option[], beside: Element): void;
  /** Why a place cannot be chosen now, in words; empty if nobody is asked or it is unclear. */
  whyNot(target: string): Promise<string>;
}

const KEY = "decisions";

export function provideDecision(decision: BoardDecision): void {
  setContext(KEY, decision);
}

/** The decision in the component context; undefined in previews, replays and small boards. */
export function presentDecision(): BoardDecision | undefined {
  return getContext<BoardDecision | undefined>(KEY);
}

/** Render the children without a decision: another player's board, a look back. */
export function withoutDecision(): void {
  setContext(KEY, undefined);
}
