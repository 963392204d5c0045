/** The spaces of the connection lines, with their current bonuses. */
import type { Box, LineSpace, Lines, View } from "../api/messages";
import type { LineColumn } from "./stairPlaces";

export interface Space {
  name: string;
  column: LineColumn;
  /** The number of the segment; in the middle column, the sum of both segments' numbers. */
  index: number;
  gains: string[];
  /** Whether a staircase tile covers the space. */
  tile: boolean;
  /** Whether the space is on the viewing seat's line. */
  own: boolean;
  entry: LineSpace | Lines | undefined;
}

const LETTERS = { left: "L", middle: "C", right: "R" } as const;

/** Return all spaces with a bonus; `own` names those on the viewing seat's line. */
export function lineSpaces(view: View, box: Box, own: readonly string[] = []): Space[] {
  const spaces: Omit<Space, "own">[] = [];
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
      },
      {
        ...ends,
        name: `P${k + 1}`,
        column: "points",
        gains: [`${points} points`],
      },
    );
  });
  for (const column of ["left", "middle", "right"] as const)
    view.lines[column].forEach((gains, index) => {
      if (!gains.length) return;
      const name = `${LETTERS[column]}${index}`;
      const tile = tiled.includes(name);
      const entry = tile ? undefined : box.line_spaces.find((one) => one.name === name);
      spaces.push({ name, column, index, gains, tile, entry });
    });
  return spaces.map((space) => ({ ...space, own: own.includes(space.name) }));
}
