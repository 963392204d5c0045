/** The spaces of the connection lines as they lie now. */
import type { Box, LineSpace, Lines, View } from "../lib/messages";
import type { LineColumn, LineEnds } from "./stairPlaces";

export interface Space {
  name: string;
  column: LineColumn;
  /** The segment, in the middle the sum of both. */
  index: number;
  gains: string[];
  /** Whether a staircase tile lies there. */
  tile: boolean;
  /** Whether it is on the line of the seat that looks. */
  own: boolean;
  entry: LineSpace | Lines | undefined;
}

const LETTERS = { left: "L", middle: "C", right: "R" } as const;

/** All spaces that give something; `own` is the line of the seat that looks. */
export function lineSpaces(view: View, box: Box, own: LineEnds | null): Space[] {
  const spaces: Space[] = [];
  const sums = own ? own.palace + own.mosque : 0;
  const places = { dinars: own?.palace, left: own?.palace, middle: sums, right: own?.mosque };
  const tiled = view.modules.includes("staircase-tiles") ? box.staircase_cover.spaces : [];
  box.lines.dinars.forEach((dinars, k) => {
    const ends = { index: k + 1, tile: false, entry: box.lines };
    const points = box.lines.points[k] ?? 0;
    spaces.push(
      {
        ...ends,
        name: `D${k + 1}`,
        column: "dinars",
        gains: [`${dinars} dinars`],
        own: own?.palace === k + 1,
      },
      {
        ...ends,
        name: `P${k + 1}`,
        column: "points",
        gains: [`${points} points`],
        own: own?.mosque === k + 1,
      },
    );
  });
  for (const column of ["left", "middle", "right"] as const)
    view.lines[column].forEach((gains, index) => {
      if (!gains.length) return;
      const name = `${LETTERS[column]}${index}`;
      const tile = tiled.includes(name);
      const entry = tile ? undefined : box.line_spaces.find((one) => one.name === name);
      spaces.push({ name, column, index, gains, tile, own: places[column] === index, entry });
    });
  return spaces;
}
