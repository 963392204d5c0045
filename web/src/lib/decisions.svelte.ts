// The present decision, as the boards see it: which places are alive, and what a click does.

import { getContext, setContext } from "svelte";
import type { Option, View } from "./messages";

export interface Decisions {
  /** The places that can be chosen. */
  readonly targets: readonly string[];
  /** The options that aim at a place. */
  at(target: string): Option[];
  /** The options that are pointed at elsewhere (in the decision line, by a hint). */
  readonly pointed: readonly Option[];
  /** The table as it would be after the option that is looked at, as far as that is known. */
  readonly ahead: View | null;
  /** Take an option, at a place of the boards if that is where it was chosen. */
  choose(option: Option, beside?: Element): void;
  /** Somebody looks at an option, or no longer at any. */
  point(option: Option | null): void;
  /** Several options aim at one place: let the person choose, beside the place. */
  offer(options: Option[], beside: Element): void;
  /** Why a place cannot be chosen now, in words; nothing if nobody is asked or it is unclear. */
  whyNot(target: string): Promise<string>;
}

const KEY = Symbol("decisions");

export function provideDecisions(decisions: Decisions): void {
  setContext(KEY, decisions);
}

/** The decision of the page around; nothing in previews, replays and small boards. */
export function presentDecisions(): Decisions | undefined {
  return getContext<Decisions | undefined>(KEY);
}

/** Whatever is inside is drawn without a decision: another player's board, a look back. */
export function withoutDecisions(): void {
  setContext(KEY, undefined);
}
