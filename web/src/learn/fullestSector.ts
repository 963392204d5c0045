// The sector of a board that is closest to complete.

import type { Box, PlayerView, Sector } from "../api/messages";

/** Return the sector, other than the souk, with the most keshis, its keshis and its spaces; complete
 * ones do not count. */
export function fullest(
  { sectors }: PlayerView,
  { colours }: Box,
): { sector: Sector | ""; n: number; all: number } {
  const [first] = colours
    .flatMap(({ sector, spaces: all }) =>
      sector && sector !== "souk" && all ? [{ sector, all }] : [],
    )
    .filter(({ sector }) => !sectors[sector].complete)
    .map(({ sector, all }) => ({ sector, n: sectors[sector].keshis, all }))
    .toSorted((a, b) => b.n - a.n);
  return first ?? { sector: "", n: 0, all: 0 };
}
