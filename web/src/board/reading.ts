// What a player's board is made of, in the browser's words.

import type { Box, Colour, Sector } from "../lib/messages";
import { COLOUR_OF } from "../lib/words";

/** How many spaces of a sector, or of the main square, are drawn. */
export const SPACES = 8;

/** The sectors that keshis of one colour fill. */
export const FILLED = Object.keys(COLOUR_OF) as Exclude<Sector, "souk">[];

/** All twelve colours, in the order of the box. */
export function colours(box: Box): Colour[] {
  return box.colours.map((entry) => entry.name);
}

/** A word of the game in a text's key: "oil lamp" is "oil-lamp". */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}
