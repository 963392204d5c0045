// The elements of a player's board.

import type { Box, Colour, Sector } from "../api/messages";
import { COLOUR_OF } from "../api/vocabulary";

/** The number of spaces drawn in a sector or on the main square. */
export const SPACES = 8;

/** The sectors filled by keshis of one colour. */
export const FILLED = Object.keys(COLOUR_OF) as Exclude<Sector, "souk">[];

/** All twelve colours, in the order of the box. */
export function colours(box: Box): Colour[] {
  return box.colours.map((entry) => entry.name);
}

/** A game term as part of a text key: "oil lamp" is "oil-lamp". */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}
