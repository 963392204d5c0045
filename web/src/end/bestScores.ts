// The user's best score in each mode of the game, stored in this browser.

import type { TableInfo } from "../api/messages";
import { stored } from "../lib/storage";
import { t } from "../lib/texts.svelte";

interface Best {
  table: string;
  score: number;
  /** The previous best; null for a first result. */
  before: number | null;
}

const results = stored<Partial<Record<string, Best>>>("marrakesh-best", (found) => ({ ...found }));

/** Return the mode of a game, within which scores are comparable: the number of players or the solo
 * variant, with or without modules. */
function modeOf({ rules }: TableInfo): string {
  return `${rules.solo || rules.players}${rules.modules.length ? "-modules" : ""}`;
}

/** Record the result of a finished game if it is the user's best in its mode. Games with a seed
 * that a player may have known do not count. */
export function noteResult(info: TableInfo, own: number): void {
  const score = info.scores[own];
  const [all, mode] = [results.read(), modeOf(info)];
  const best = all[mode];
  if (score === undefined || !info.over || !info.seed_hash || (best && score <= best.score)) return;
  const next: Best = { table: info.table, score, before: best?.score ?? null };
  results.write({ ...all, [mode]: next });
}

/** Return the user's best result in the mode of a finished game, in words. */
export function bestWords(info: TableInfo): string {
  const best = results.read()[modeOf(info)];
  if (!best) return "";
  const { solo, players, modules } = info.rules;
  const mode = t("end-mode", {
    ...{ solo: solo ? "yes" : "no", players, modules: modules.length ? "yes" : "no" },
  });
  const said = { n: best.score, before: best.before ?? 0, mode };
  if (best.table !== info.table) return t("end-best", said);
  return t(best.before === null ? "end-best-first" : "end-best-new", said);
}
