// The marks of decisions: how bad they are, in words and as addresses.

import type { Judged } from "../api/messages";
import { replayPath } from "../lib/router.svelte";
import { t } from "../lib/texts.svelte";

/** From good to worst, with the key of its name. */
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

/** What a decision cost, in whole points. */
export function cost({ loss }: Judged): string {
  return t("analysis-cost", { n: Math.round(loss) });
}

/** A decision in one line. */
export function told(decision: Judged): string {
  const key = decision.mark === "!" ? "analysis-told-good" : "analysis-told";
  return t(key, { when: when(decision), played: decision.played, cost: cost(decision) });
}

/** The replay at the moment in which a decision was asked, with what would have been better. */
export function momentPath(table: string, seat: number, { move, mark, action }: Judged): string {
  const better = mark === "!" ? "" : `&instead=${action}`;
  return replayPath(table, `?move=${move}&seat=${seat}${better}`);
}
