/** The layout of the staircases and the lines between them. */
import type { Box } from "../api/messages";
import type { Area, Point } from "./places";

export type Stair = "palace" | "mosque";
const STAIR = 170;
const LANE = 31;

/** Return the segment (1 to 5) of a step. */
export function segmentOf(box: Box, step: number): number {
  return box.stairs.segments.filter((first) => first <= step).length;
}

/** Return the area of a step of a staircase; higher steps are narrower. */
export function stairStep(area: Area, box: Box, stair: Stair, step: number): Area {
  const top = area.y + 26;
  const height = (area.y + area.height - 8 - top) / (box.stairs.steps + 1);
  const width = STAIR - ((STAIR - 4 * LANE - 28) * step) / box.stairs.steps;
  const x = stair === "palace" ? area.x + 10 : area.x + area.width - 10 - width;
  return { x, y: top + (box.stairs.steps - step) * height, width, height };
}

/** Return, as a path, the edge of a segment that faces the connection lines. */
export function segmentEdge(area: Area, box: Box, stair: Stair, segment: number): string {
  const first = box.stairs.segments[segment - 1] ?? 0;
  const last = (box.stairs.segments[segment] ?? box.stairs.steps + 1) - 1;
  const inner = (cell: Area): number => (stair === "palace" ? cell.x + cell.width : cell.x);
  const low = stairStep(area, box, stair, first);
  const high = stairStep(area, box, stair, last);
  return `M${inner(low)} ${low.y + low.height - 2}L${inner(high)} ${high.y + 2}`;
}

export function climberPlace(
  area: Area,
  box: Box,
  stair: Stair,
  step: number,
  seat: number,
): Point {
  const cell = stairStep(area, box, stair, Math.min(step, box.stairs.steps));
  const lane = (seat + 0.5) * LANE;
  const x = stair === "palace" ? cell.x + lane : cell.x + cell.width - lane;
  return { x, y: cell.y + cell.height / 2 };
}

export type LineColumn = "dinars" | "left" | "middle" | "right" | "points";
const COLUMNS: Record<LineColumn, number> = {
  dinars: 0,
  left: 1,
  middle: 2,
  right: 3,
  points: 4,
};

/** Return the y coordinate of a segment's spaces; fractional numbers are between two segments. */
function lineHeight(area: Area, box: Box, segment: number): number {
  const segments = box.stairs.segments.length;
  const lowest = stairStep(area, box, "palace", 0);
  const top = stairStep(area, box, "palace", box.stairs.steps);
  const first = box.stairs.segments[1] ?? 1;
  const low = lowest.y + lowest.height - (first * lowest.height) / 2;
  const high = top.y + top.height / 2;
  return low + ((high - low) * (segment - 1)) / (segments - 1);
}

/** Return the centre of a line's space; in the middle column, `index` is the sum of both segments'
 * numbers. */
export function lineSpace(area: Area, box: Box, column: LineColumn, index: number): Point {
  const from = area.x + 10 + STAIR + 22;
  const to = area.x + area.width - 10 - STAIR - 22;
  const segment = column === "middle" ? index / 2 : index;
  return {
    x: from + ((to - from) * COLUMNS[column]) / 4,
    y: lineHeight(area, box, segment),
  };
}

/** Return the width at which spaces in the middle column just fit; in the other columns, they are
 * twice as far apart. */
export function lineSize(area: Area, box: Box): number {
  return Math.abs(lineHeight(area, box, 1) - lineHeight(area, box, 2)) / 2 - 2;
}

export interface LineEnds {
  palace: number;
  mosque: number;
}

/** Return all lines between segments except the one between the two lowest. */
export function allLines(box: Box): LineEnds[] {
  const segments = box.stairs.segments.map((_, k) => k + 1);
  return segments
    .flatMap((palace) => segments.map((mosque) => ({ palace, mosque })))
    .filter(({ palace, mosque }) => palace + mosque > 2);
}

/** Return the SVG path of a connection line: through the position of a space in each column,
 * whether or not the line has one there. */
export function linePath(area: Area, box: Box, { palace, mosque }: LineEnds): string {
  const points = [
    lineSpace(area, box, "dinars", palace),
    lineSpace(area, box, "left", palace),
    lineSpace(area, box, "right", mosque),
    lineSpace(area, box, "points", mosque),
  ];
  const from = { x: points[0]!.x - 40, y: points[0]!.y };
  const to = { x: points[3]!.x + 40, y: points[3]!.y };
  return "M" + [from, ...points, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}
