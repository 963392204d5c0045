// Names of seats.

import { t } from "./texts.svelte";

/** The name of a seat, or "Player 2" if it has none. */
export function nameOf(name: string, seat: number): string {
  return name || t("player-name", { number: seat + 1 });
}
