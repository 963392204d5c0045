// The result of a game: names, winners and margins.

import type { Snapshot, TableInfo } from "../api/messages";
import { nameOf } from "../game/playerNames";
import { listing, t } from "../lib/texts.svelte";

/** Return the names of all seats, with defaults for those without one. */
export function namesOf(info: TableInfo): string[] {
  return info.seats.map(({ name }, seat) => nameOf(name, seat));
}

/** Return the names of all seats; if exactly one is the user's, its name is "You". */
export function namesFor({ info, yours }: Pick<Snapshot, "info" | "yours">): string[] {
  const [you] = yours;
  return namesOf(info).map((name, seat) =>
    yours.length === 1 && seat === you ? t("player-you") : name,
  );
}

export interface Standing {
  seat: number;
  place: number;
  total: number;
  /** Points behind the leader. */
  behind: number;
}

/** Return the standings of all seats, best first; without `places`, they depend on points alone. */
export function ranking(totals: number[], places: number[] = []): Standing[] {
  const best = Math.max(...totals);
  return totals
    .map((total, seat) => ({
      seat,
      place: places[seat] ?? 1 + totals.filter((other) => other > total).length,
      total,
      behind: best - total,
    }))
    .sort((a, b) => a.place - b.place);
}

/** Describe the result of a game against the full or the simplified Pashabot. */
function soloResult(info: TableInfo): string {
  if (info.level !== null) return t("end-level", { rank: info.level });
  const [own = 0, bot = 0] = info.scores;
  return t(own > bot ? "end-margin-won" : "end-margin-lost", { n: Math.abs(own - bot) });
}

/** Describe the result in a sentence, addressed to the player at seat `own` or to everyone (-1). */
export function verdict(info: TableInfo, own: number): string {
  if (info.rules.solo) return soloResult(info);
  const names = namesOf(info);
  const order = ranking(info.scores, info.places);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
    const key = winners.includes(own) ? "end-you-win-together" : "end-win-together";
    return t(key, { names: listing(others) });
  }
  const name = names[winners[0] ?? 0] ?? "";
  const n = order[1]?.behind ?? 0;
  if (winners[0] === own) return t("end-you-win", { n });
  if (own >= 0 && order.length === 2) return t("end-beats-you", { name, n });
  return t("end-wins", { name, n });
}
