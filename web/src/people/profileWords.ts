// People, ratings and game modes in words.

import type { Mode, PastSeat, Rating, SeatInfo } from "../api/messages";
import { nameOf } from "../game/playerNames";
import { locale } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";

/** Return a name with its tag, which distinguishes people with the same name. */
export function called(name: string, tag: string, seat: number): string {
  return tag ? `${nameOf(name, seat)} #${tag}` : nameOf(name, seat);
}

/** Return the names of the people at a table that is waiting for more. */
export function sitters(seats: SeatInfo[]): string[] {
  return seats.flatMap(({ name, tag, taken, bot }, seat) =>
    taken && !bot ? [name || tag ? called(name, tag, seat) : t("people-somebody")] : [],
  );
}

/** Return the name of a player in a past game, with a default for people who had none or have
 * erased their profile. */
export function playedBy({ name, tag, bot }: PastSeat, seat: number): string {
  return bot ? t(`level-${bot}`) || nameOf(name, seat) : called(name, tag, seat);
}

export function ratingOf({ points, spread }: Rating): string {
  return `${points} ± ${spread}`;
}

/** Return a rating change with its sign. */
export function ratingGainWords(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
}

/** Return a game's mode in words; scores are comparable only within the same mode. */
export function modeOf({ players, edition, modules, solo, variants }: Mode): string {
  const who = solo
    ? [t(`opponent-${solo}`), ...variants.map((one) => t(`variant-${one}`))].join(", ")
    : t("people-players", { n: players });
  const extra = modules.length ? t("start-modules-count", { n: modules.length }) : t("preset-base");
  return [who, t(`edition-${edition}`), extra].join(" · ");
}

export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(locale(), { dateStyle: "medium" });
}
