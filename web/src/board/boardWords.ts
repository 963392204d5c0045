// Labels of the places on a board.

import type { PlayerView, Resource, Sector, View } from "../api/messages";
import { RESOURCES } from "../api/vocabulary";
import { listing, t } from "../lib/texts.svelte";

export function colourWord(colour: string): string {
  return colour === "nomad" ? t("word-nomad") : t(`colour-${colour}`);
}

/** Return the words for keshis of a colour: "2 green keshis", "1 nomad". */
export function keshiWords(colour: string, n: number): string {
  return colour === "nomad" ? t("count-nomad", { n }) : t(`gain-${colour}`, { n });
}

/** Return the label of a sector, which lists its pieces. */
export function sectorLabel(player: PlayerView, sector: Sector): string {
  const { keshis, nomads, complete } = player.sectors[sector];
  const parts = [t("count-keshi", { n: keshis })];
  if (nomads) parts.push(t("board-nomads-among", { n: nomads }));
  if (player.vendors.includes(sector)) parts.push(t("word-water-vendor"));
  const helpers = player.assistants.filter((place) => place === sector).length;
  if (helpers) parts.push(t("count-assistant", { n: helpers }));
  if (complete) parts.push(t("board-complete"));
  return t("board-of", { what: t(`sector-${sector}`), all: parts.join(", ") });
}

/** Describe the current effect of a sector's action for the player. */
export function sectorAbout(player: PlayerView, sector: Sector): string {
  return t(`board-about-${sector}`, { n: player.sectors[sector].keshis });
}

/** Describe the cost due at the season's end: when, how much, and the shortfall. */
export function billWords(view: View, player: PlayerView, rounds: number): string {
  const cost = amounts(player.provision_cost);
  const when = t("board-bill", { n: Math.max(0, rounds - view.round), cost });
  const own = view.seat >= 0 ? "yes" : "no";
  return `${when}\n${coverWords(player, own)}`;
}

/** Say whether the player could pay for the provisions now and, if not, what is at stake. */
function coverWords(player: PlayerView, own: "yes" | "no"): string {
  return player.provision_loss ? shortfall(player, own) : t("board-provided", { own });
}

/** Describe what the player still lacks for the provisions, and what they would lose. */
export function shortfall(player: PlayerView, own: "yes" | "no", brief = false): string {
  const missing = amounts(player.provision_short);
  const points = t("gain-point", { n: player.provision_loss });
  return t(brief ? "board-short" : "board-not-provided", { own, missing, points });
}

function amounts(of: Record<Resource, number>): string {
  const some = RESOURCES.filter((one) => of[one]);
  return listing(some.map((one) => t(`gain-${one}`, { n: of[one] })));
}

/** Describe the cost of the provision tiles, and whether the player could pay it now. */
export function provisionWords(view: View, player: PlayerView, own: "yes" | "no"): string {
  const cost = amounts(player.provision_cost);
  if (!cost) return t("board-provision-none");
  const due = t("board-provision-cost", { cost });
  if (view.provisions_settled) return due;
  return `${due}\n${coverWords(player, own)}`;
}
