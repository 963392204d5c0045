// The layout of a player's board: the supply strip on top, the courtyard of nine sectors, and the
// owned tiles below. All sizes are in units of the board's viewBox.

import type { PlaceKind, Sector } from "../api/messages";
import { placeOf } from "../api/targets";

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** The board of a player who owns no tiles yet. */
export const COURTYARD: Area = { x: 0, y: 0, width: 1000, height: 1040 };
/** The board with the owned tiles below the courtyard. */
export const BOARD: Area = { x: 0, y: 0, width: 1000, height: 1190 };
/** The board with the owned tiles to the right of the courtyard instead of below it. */
export const WIDE_BOARD: Area = { x: 0, y: 0, width: 1216, height: 1040 };
/** Width of the frame of zellige around the board. */
export const FRAME = 14;

/** Whether the board is clearly larger with the owned tiles to the right of the courtyard. */
export function liesWide(width: number, height: number): boolean {
  const scale = (board: Area): number =>
    Math.min(width / (board.width + 2 * FRAME), height / (board.height + 2 * FRAME));
  return scale(WIDE_BOARD) > 1.04 * scale(BOARD);
}

/** The areas of the sectors in the courtyard; the palace is in the middle of the medina. */
export const PANELS: Record<Sector, Area> = {
  sahara: { x: 6, y: 190, width: 704, height: 262 },
  mosque: { x: 716, y: 190, width: 278, height: 262 },
  river: { x: 6, y: 458, width: 278, height: 286 },
  orchard: { x: 6, y: 750, width: 278, height: 286 },
  medina: { x: 290, y: 458, width: 420, height: 430 },
  palace: { x: 360, y: 538, width: 280, height: 280 },
  madrasa: { x: 716, y: 458, width: 278, height: 270 },
  souk: { x: 290, y: 894, width: 420, height: 142 },
  square: { x: 716, y: 734, width: 278, height: 302 },
};

export const SUPPLY: Area = { x: 0, y: 0, width: 1000, height: 186 };
export const OWNED: Area = { x: 0, y: 1040, width: 1000, height: 150 };
export const BESIDE: Area = { x: 1000, y: 0, width: 216, height: 1040 };

/** Parts that a small screen can show alone, with their areas. */
export const PARTS: Record<string, Area> = {
  supply: SUPPLY,
  sectors: { x: 0, y: 186, width: 1000, height: 854 },
  ...PANELS,
  owned: OWNED,
};

/** Parts that have tabs; the other sectors can be shown alone as well. */
export const PART_NAMES = ["supply", "sectors", "square", "sahara", "owned"] as const;

const PART_OF: Partial<Record<PlaceKind, string>> = {
  hand: "supply",
  claimed: "supply",
  resource: "supply",
  storage: "supply",
  "storage-keshi": "supply",
  "claimed-oasis": "supply",
  provision: "supply",
  vendors: "supply",
  square: "square",
  disc: "square",
  path: "sahara",
  oasis: "sahara",
  guards: "medina",
  "gate-space": "medina",
  goods: "souk",
  "own-scroll": "owned",
  building: "owned",
  spectators: "owned",
  dung: "owned",
};

/** Return the part of a board that contains a target; undefined for targets elsewhere. */
export function partOf(target: string): string | undefined {
  const { kind, key } = placeOf(target);
  return kind === "sector" || kind === "vendor" ? key : PART_OF[kind];
}

/** Return the part of the whole board at a point: a single sector, not the group of all sectors. */
export function partAt({ x, y }: Point): string | undefined {
  const inside = (area: Area): boolean =>
    x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
  if (inside(BESIDE)) return "owned";
  const found = ["supply", "owned", ...Object.keys(PANELS)].find((name) => inside(PARTS[name]!));
  return found === "palace" ? "medina" : found;
}

/** Whether a part is visible when only `focus` is shown, or the whole board if undefined. The
 * palace is inside the medina. */
export function shows(focus: string | undefined, part: string): boolean {
  if (focus === undefined || focus === part) return true;
  if (focus === "sectors") return part in PANELS;
  return focus === "medina" && part === "palace";
}

/** The first half of the supply strip, which small screens show above the second. */
export const SUPPLY_LEFT: Area = { x: 0, y: 0, width: 610, height: 186 };
export const SUPPLY_RIGHT: Area = { x: 606, y: 0, width: 394, height: 186 };

export function asViewBox({ x, y, width, height }: Area, rim = 0): string {
  return [x - rim, y - rim, width + 2 * rim, height + 2 * rim].join(" ");
}

/** Return a point on a circle; `angle` is in degrees, clockwise from the top. */
export function around(centre: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) };
}

/** Return the touch target of a small place, large enough on a phone that shows all sectors. */
export function hit({ x, y }: Point): Area {
  return { x: x - 39, y: y - 39, width: 78, height: 78 };
}

/** Return a rectangle with its corners cut off, as a path. */
export function cut({ x, y, width, height }: Area, corner = 14): string {
  const [c, right, bottom] = [corner, x + width, y + height];
  return (
    `M${x + c} ${y}H${right - c}L${right} ${y + c}V${bottom - c}L${right - c} ${bottom}` +
    `H${x + c}L${x} ${bottom - c}V${y + c}Z`
  );
}

/** Return the strip at the top of a sector, for its name, as a path; `short` ends it before the
 * medina's wall. */
export function heading({ x, y, width }: Area, short = false): string {
  const [c, high] = [14, 36];
  const right = x + width;
  const end = short ? `H${x + 136}L${x + 100} ${y + high}` : `H${right - c}L${right} ${y + c}v22`;
  return `M${x} ${y + high}V${y + c}L${x + c} ${y}${end}Z`;
}

/** Return an area without its rim. */
export function inset({ x, y, width, height }: Area, rim: number): Area {
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
}

/** Return the corners of an area, slightly inside it. */
export function corners(area: Area): Point[] {
  const { x, y, width, height } = inset(area, 7);
  return [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
}
