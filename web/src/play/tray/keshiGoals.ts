/** Where each keshi of the hand sends an assistant. */
import type { Colour, Sector } from "../../api/messages";
import { COLOURS, SECTORS } from "../../api/vocabulary";
import { t } from "../../lib/texts.svelte";

/** Return the sector of a keshi; undefined for red, which allows any. */
export function goalOf(colour: Colour): Sector | undefined {
  if (colour === "red") return undefined;
  return SECTORS[Math.min(COLOURS.indexOf(colour), SECTORS.length - 1)];
}

export function goalWords(colour: Colour): string {
  const sector = goalOf(colour);
  return sector ? t(`sector-${sector}`) : t("play-any-sector");
}
