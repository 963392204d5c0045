// The labels of a board's places, in words.

import type { PlayerView, Sector } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import { complete, nomadsOn, strength } from "./reading";

export function colourWord(colour: string): string {
  return colour === "nomad" ? t("word-nomad") : t(`colour-${colour}`);
}

/** Keshis by colour: "2 green keshis", "1 nomad". */
export function keshiWords(colour: string, n: number): string {
  return colour === "nomad" ? t("count-nomad", { n }) : t(`gain-${colour}`, { n });
}

/** A sector and all that stands in it. */
export function sectorLabel(player: PlayerView, sector: Sector): string {
  const parts = [t("count-keshi", { n: strength(player, sector) })];
  const nomads = nomadsOn(player, sector);
  if (nomads) parts.push(t("board-nomads-among", { n: nomads }));
  if (player.vendors.includes(sector)) parts.push(t("word-water-vendor"));
  const helpers = player.assistants.filter((place) => place === sector).length;
  if (helpers) parts.push(t("count-assistant", { n: helpers }));
  if (complete(player, sector)) parts.push(t("board-complete"));
  return t("board-of", { what: t(`sector-${sector}`), all: parts.join(", ") });
}
