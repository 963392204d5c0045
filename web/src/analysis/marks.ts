// Marks for the quality of decisions, with words and links for marked decisions.

import type { Judged } from "../api/messages";
import { replayPath } from "../lib/router.svelte";
import { t } from "../lib/texts.svelte";

/** Marks from best to worst, each with the key of its name. */
export const MARKS = [
  ["!", "only"],
  ["?!", "doubtful"],
  ["?", "mistake"],
  ["??", "blunder"],
] as const;

export function rankOf({ mark }: Judged): number {
  return MARKS.findIndex(([sign]) => sign === mark);
}

export function when({ season, round }: Judged): string {
  return t("season-and-round", { season, round });
}

/** Return the cost of a decision in words, in whole points. */
export function cost({ loss }: Judged): string {
  return t("analysis-cost", { n: Math.round(loss) });
}

/** Return a one-line description of a decision. */
export function told(decision: Judged): string {
  const key = decision.mark === "!" ? "analysis-told-good" : "analysis-told";
  return t(key, { when: when(decision), played: decision.played, cost: cost(decision) });
}

/** Return the address of the replay at a decision, with the better action if there is one. */
export function momentPath(table: string, seat: number, { move, mark, action }: Judged): string {
  const better = mark === "!" ? "" : `&instead=${action}`;
  return replayPath(table, `?move=${move}&seat=${seat}${better}`);
}
