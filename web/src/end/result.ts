// What a game came to: who sat where, who won, and by how much.

import type { TableInfo } from "../lib/messages";
import { t } from "../lib/texts.svelte";

/** Everybody with a name, also those who gave none. */
export function namesOf(info: TableInfo): string[] {
  return info.seats.map(({ name }, seat) => name || t("player-name", { number: seat + 1 }));
}

/** The seats that won; none while the game goes on, or where nobody was beaten. */
export function winnersOf(info: TableInfo): number[] {
  if (info.level !== null) return [];
  return info.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The result of a game against either Pashabot in a sentence; nothing for all other games. */
export function soloResult(info: TableInfo): string {
  if (!info.over || !info.rules.solo) return "";
  if (info.level !== null) return t("end-level", { level: info.level });
  const [own = 0, bot = 0] = info.scores;
  return t(own > bot ? "end-margin-won" : "end-margin-lost", { n: Math.abs(own - bot) });
}
