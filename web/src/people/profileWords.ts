// People, ratings and kinds of games in words.

import type { Mode, PastSeat, Rating, SeatInfo } from "../api/messages";
import { nameOf } from "../game/playerNames";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";

/** A name with its tag, which tells people of the same name apart. */
export function called(name: string, tag: string, seat: number): string {
  return tag ? `${nameOf(name, seat)} #${tag}` : nameOf(name, seat);
}

/** Who sits at a table that waits for more. */
export function sitters(seats: SeatInfo[]): string[] {
  return seats.flatMap(({ name, tag, taken, bot }, seat) =>
    taken && !bot ? [name || tag ? called(name, tag, seat) : t("people-somebody")] : [],
  );
}

/** Who played a past game; a person without a name was erased, or had none. */
export function playedBy({ name, tag, bot }: PastSeat, seat: number): string {
  return bot ? t(`level-${bot}`) || nameOf(name, seat) : called(name, tag, seat);
}

export function ratingOf({ points, spread }: Rating): string {
  return `${points} ± ${spread}`;
}

/** A gain with its sign. */
export function ratingGainWords(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
}

/** The kind of game that scores can be compared in. */
export function modeOf({ players, edition, modules, solo, variants }: Mode): string {
  const who = solo
    ? [t(`opponent-${solo}`), ...variants.map((one) => t(`variant-${one}`))].join(", ")
    : t("people-players", { n: players });
  const extra = modules.length ? t("start-modules-count", { n: modules.length }) : t("preset-base");
  return [who, t(`edition-${edition}`), extra].join(" · ");
}

export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(settings.lang, { dateStyle: "medium" });
}
