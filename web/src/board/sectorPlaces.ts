// The layout of the nine sectors of a player's board.

import type { GateSector, Sector } from "../api/messages";
import { around, PANELS, type Area, type Point } from "./places";

// ---- Sectors with keshis around a star

export type StarSector = "river" | "orchard" | "madrasa" | "palace" | "mosque";

export const KESHI = 46;

/** Return the centre of a sector with a star or a disc. */
export function centreOf(sector: StarSector | "medina" | "square"): Point {
  const { x, y, width, height } = PANELS[sector];
  const lower = { palace: 0, medina: 5, square: 17 }[sector as string] ?? 13;
  return { x: x + width / 2, y: y + height / 2 + lower };
}

export function ringOf(sector: StarSector): number {
  return sector === "palace" ? 73 : 82;
}

/** Return the size of a sector's keshis. */
export function keshiSize(sector: Sector): number {
  return { palace: 42, medina: 38, square: 40, souk: 44 }[sector as string] ?? KESHI;
}

/** Return the centre of a keshi space around a sector's star, numbered clockwise from the top. */
export function starSpace(sector: StarSector, space: number): Point {
  return around(centreOf(sector), ringOf(sector), 45 * space);
}

/** Return the centre of a sector's water vendor space; the souk has one only with scroll 57. */
export function vendorSpace(sector: Sector): Point {
  if (sector === "palace") return around(centreOf("palace"), 120, 247.5);
  if (sector === "sahara") return { x: SAHARA_MIDDLE, y: 318 };
  const { x, y, height } = PANELS[sector];
  if (sector === "souk") return { x: x + 265, y: y + 104 };
  const rim = sector === "square" ? 26 : 32;
  return { x: x + rim, y: y + height - rim };
}

/** Return the centre of a sector's k-th assistant space; only the souk has more than one. */
export function assistantSpace(sector: Sector, k = 0): Point {
  if (sector === "palace") return around(centreOf("palace"), 120, 112.5);
  if (sector === "sahara") return { x: SAHARA_MIDDLE, y: 254 };
  const { x, y, width, height } = PANELS[sector];
  if (sector === "souk") return { x: x + width - 110 + 40 * k, y: y + 104 };
  const rim = sector === "square" ? 26 : 32;
  return { x: x + width - rim, y: y + height - rim };
}

// ---- Medina

/** Directions of the medina's gates, towards their sectors, in degrees. */
const GATE_ANGLES: Record<GateSector, number> = {
  palace: 0,
  mosque: 45,
  madrasa: 90,
  square: 135,
  souk: 180,
  orchard: 225,
  river: 270,
  sahara: 315,
};
const WALL = 176;
export const GATE_WIDTH = 50;

/** Return the centre of a gate space in the wall around the palace. */
export function gateSpace(sector: GateSector): Point {
  return around(centreOf("medina"), WALL, GATE_ANGLES[sector]);
}

/** Return the place of a gate's guard: to the right of the gate, as seen from the palace. */
export function guardPost(sector: GateSector): Point {
  return around(centreOf("medina"), WALL, GATE_ANGLES[sector] + 22.5);
}

export const WATCHTOWER: Area = { x: 592, y: 464, width: 112, height: 56 };

/** Return the place of the k-th free guard on the watchtower; the more guards there are, the closer
 * together they stand. */
export function towerPlace(k: number, guards: number): Point {
  const size = keshiSize("medina");
  const room = WATCHTOWER.width - size - 8;
  const step = Math.min(size * 0.75, guards > 1 ? room / (guards - 1) : 0);
  const start = WATCHTOWER.x + WATCHTOWER.width / 2 - (step * (guards - 1)) / 2;
  return { x: start + k * step, y: WATCHTOWER.y + 32 };
}

// ---- Sahara

const SAHARA_MIDDLE = 358;
const CELL = { width: 144, height: 110 };
const COLUMNS = [14, 158, 414, 558];
const ROWS = [226, 339];
export const OASIS_WIDTH = 82;

/** Columns and rows of the cells: both paths run outwards and back, past three oases to a town. */
const COLUMN_OF = { left: [1, 0, 0, 1], right: [2, 3, 3, 2] };
const ROW_OF = [0, 0, 1, 1];
export type Path = "left" | "right";
export const PATHS = ["left", "right"] as const;

/** Return the cell with the k-th space of a path (0 to 2: oases, 3: the desert town). */
export function oasisCell(path: Path, k: number): Area {
  return { x: COLUMNS[COLUMN_OF[path][k] ?? 0] ?? 0, y: ROWS[ROW_OF[k] ?? 0] ?? 0, ...CELL };
}

/** Return the place of a cell's tile, on the side away from the middle. */
export function oasisTile(path: Path, k: number): Point {
  const cell = oasisCell(path, k);
  return { x: path === "left" ? cell.x + 2 : cell.x + cell.width - 2 - OASIS_WIDTH, y: cell.y + 4 };
}

/** Return the centre of a cell's caravan space. */
export function caravanSpace(path: Path, k: number): Point {
  const cell = oasisCell(path, k);
  return { x: path === "left" ? cell.x + 115 : cell.x + 29, y: cell.y + 84 };
}

/** Return the area for the price of an oasis or the bonus of a space, above its caravan space. */
export function priceOf(path: Path, k: number): Area {
  const space = caravanSpace(path, k);
  return { x: space.x - 26, y: space.y - 80, width: 52, height: 52 };
}

/** Return the centre of the start oasis's k-th space, the right one first; games with desert towns
 * have those instead. */
export function startSpace(k: number): Point {
  return caravanSpace(k === 0 ? "right" : "left", 3);
}

export const SAHARA_NUMBER: Point = { x: SAHARA_MIDDLE, y: 392 };

/** Return the points of a path's line: from the middle of the Sahara through its caravan spaces. */
export function pathLine(path: Path, spaces: number): string {
  const points = Array.from({ length: spaces }, (_, k) => caravanSpace(path, k));
  return [assistantSpace("sahara"), ...points].map(({ x, y }) => `${x},${y}`).join(" ");
}

// ---- Main square

export const DISC = 62;

/** Return the centre of a main square space, clockwise from the 2-point space at the top. */
export function squareSpace(space: number): Point {
  return around(centreOf("square"), 84, 45 * space);
}

export function squareBonus(space: number): Point {
  return around(centreOf("square"), 117, 45 * space);
}

/** Return the disc's angle in degrees after turning from `before` to `offset` eighths: clockwise,
 * or back if that is shorter, as when a turn is undone. */
export function turnedTo(offset: number, before: number): number {
  const on = (((offset * 45 - before) % 360) + 360) % 360;
  return before + (on > 180 ? on - 360 : on);
}

// ---- Souk

export function goodsPlace(k: number): Point {
  return { x: PANELS.souk.x + 50 + 78 * k, y: PANELS.souk.y + 70 };
}
