// Constants of a player's board.

import type { Box, Colour, Sector } from "../api/messages";
import { COLOUR_OF } from "../api/vocabulary";

/** Number of spaces drawn in a sector or on the main square. */
export const SPACES = 8;

/** Sectors filled by keshis of one colour. */
export const FILLED = Object.keys(COLOUR_OF) as Exclude<Sector, "souk">[];

/** Return all twelve colours, in the order of the component data. */
export function colours(box: Box): Colour[] {
  return box.colours.map((entry) => entry.name);
}

/** Return a game term as part of a text key: "oil-lamp" for "oil lamp". */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}
