// The layout of a player's supply strip and owned tiles.

import { tileHeight, type TileKind } from "../art/shapes";
import { BESIDE, OWNED, type Area, type Point } from "./places";

// ---- Supply strip

export function resourcePlace(k: number): Point {
  return { x: 34 + 56 * k, y: 40 };
}

export const STORAGE: Area = { x: 178, y: 6, width: 426, height: 112 };

/** Return the area of the k-th storage space; a seventh oasis makes the spaces narrower. */
export function storageSpace(k: number, spaces = 6): Area {
  const width = STORAGE.width / spaces;
  return { x: STORAGE.x + k * width + 3, y: STORAGE.y, width: width - 6, height: STORAGE.height };
}

/** Return the place of the oasis that covers a storage space. */
export function storedOasis(k: number, spaces: number): Point & { width: number } {
  const { x, y, width, height } = storageSpace(k, spaces);
  const wide = Math.min(width, 90);
  const high = tileHeight("oasis", wide);
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide };
}

export const PROVISIONS: Area = { x: 612, y: 6, width: 382, height: 112 };
const COST_WIDTH = 92;

/** Return the place of the k-th provision tile; up to three leave room for the cost to their
 * right. */
export function provisionPlace(k: number, tiles: number): Point & { width: number } {
  const room = PROVISIONS.width - (tiles > 3 ? 0 : COST_WIDTH);
  const width = Math.min(100, room / tiles - 4);
  return { x: PROVISIONS.x + k * (width + 4), y: PROVISIONS.y + 4, width };
}

export const PROVISION_COST: Area = {
  x: PROVISIONS.x + PROVISIONS.width - COST_WIDTH + 4,
  y: PROVISIONS.y,
  width: COST_WIDTH - 4,
  height: PROVISIONS.height,
};

/** Return the y coordinate of a row of the cost: three resources, then the outcome. */
export function costRow(k: number): number {
  return PROVISION_COST.y + 15 + 27.5 * k;
}

const HAND = 50;

/** Return the place of the k-th of twelve keshis behind the screen; a chosen one is raised. */
export function handPlace(k: number, chosen = false): Point {
  return { x: 32 + HAND * k, y: chosen ? 144 : 156 };
}

export const CLAIMED: Area = { x: 614, y: 130, width: 188, height: 52 };

/** Return the place of the k-th keshi waiting next to the board, and its size. */
export function claimedPlace(k: number, heaps: number): Point & { size: number } {
  const step = Math.min(58, CLAIMED.width / heaps);
  return { x: CLAIMED.x + step * (k + 0.5), y: 156, size: Math.min(46, step + 4) };
}

/** Return the place of the k-th idle assistant. */
export function restingPlace(k: number): Point {
  return { x: 894 + 38 * k, y: 156 };
}

export const VENDORS: Point = { x: 836, y: 156 };

// ---- Owned tiles

export interface Fit {
  width: number;
  places: Point[];
}

/**
 * Fit tiles of one kind into an area: as large as possible, in as many rows as needed, overlapping
 * where they would otherwise become illegible.
 */
export function fit(tiles: number, kind: TileKind, area: Area, largest = 118): Fit {
  const smallest = 54;
  const gap = 4;
  let best: { width: number; rows: number } = { width: 0, rows: 1 };
  for (let rows = 1; rows <= Math.max(1, tiles); rows++) {
    const each = Math.ceil(Math.max(1, tiles) / rows);
    const high = (area.height - gap * (rows - 1)) / rows / tileHeight(kind, 1);
    const width = Math.min(largest, high, (area.width - gap * (each - 1)) / each);
    if (width > best.width) best = { width, rows };
  }
  const high = (rows: number): number => area.height / rows / tileHeight(kind, 1) - gap;
  const most = Math.max(1, Math.floor(area.height / tileHeight(kind, smallest + gap)));
  const rows = best.width < smallest ? most : best.rows;
  const width = Math.max(best.width, Math.min(smallest, high(rows)));
  const each = Math.ceil(tiles / rows);
  const step = Math.min(width + gap, each > 1 ? (area.width - width) / (each - 1) : width);
  const places = Array.from({ length: tiles }, (_, k) => ({
    x: area.x + (k % each) * step,
    y: area.y + Math.floor(k / each) * (tileHeight(kind, width) + gap),
  }));
  return { width, places };
}

const HEAD = 34;
const TOP = OWNED.y + HEAD;
const HIGH = OWNED.height - HEAD - 6;

/** The kinds of tiles that need room; scrolls and luxury goods need none while there are none. */
export interface Held {
  buildings: boolean;
  camels: boolean;
  scrolls?: boolean;
  luxury?: boolean;
}

/** Return the share of the scrolls in the room for scrolls and luxury goods. */
function shareOf({ scrolls = true, luxury = true }: Held): number {
  if (scrolls === luxury) return 0.56;
  return scrolls ? 1 : 0;
}

export interface OwnedAreas {
  scrolls: Area;
  luxury: Area;
  building: Area;
  spectators: Area;
  /** The area that contains all the others. */
  whole: Area;
}

/** Return the areas of the owned tiles below the courtyard; those of the building and of the
 * spectators are valid only if their modules are in play. */
export function ownedAreas(held: Held): OwnedAreas {
  const camels = held.camels ? 248 : 0;
  const buildings = held.buildings ? 128 : 0;
  const rest = 988 - camels - buildings;
  const scrolls = Math.round(rest * shareOf(held));
  const at = (x: number, width: number): Area => ({
    x,
    y: TOP,
    width: Math.max(0, width - 12),
    height: HIGH,
  });
  return {
    scrolls: at(8, scrolls),
    luxury: at(8 + scrolls, rest - scrolls),
    building: at(8 + rest, buildings),
    spectators: at(8 + rest + buildings, camels + 8),
    whole: OWNED,
  };
}

/** Return the areas of the owned tiles to the right of the courtyard, one below the other. */
export function besideAreas(held: Held): OwnedAreas {
  const camels = held.camels ? 184 : 0;
  const buildings = held.buildings ? 122 : 0;
  const rest = BESIDE.height - 8 - camels - buildings;
  const scrolls = Math.round(rest * shareOf(held));
  const at = (y: number, height: number, head = HEAD): Area => ({
    x: BESIDE.x + 12,
    y: y + head,
    width: BESIDE.width - 20,
    height: Math.max(0, height - head - 8),
  });
  return {
    scrolls: at(4, scrolls),
    luxury: at(4 + scrolls, rest - scrolls),
    building: at(4 + rest, buildings, 4),
    spectators: at(4 + rest + buildings, camels),
    whole: BESIDE,
  };
}

/** Return the areas of the owned tiles for a small screen: a row for the building, one each for
 * scrolls and luxury goods, and the spectator column as in `ownedAreas`. */
export function narrowAreas(held: Held): OwnedAreas {
  const wide = ownedAreas(held);
  const left = 520;
  const more = held.camels || held.buildings;
  const row = (k: number): Area => ({ x: left + 8, y: TOP + k * 190, width: 464, height: 150 });
  const first = more ? 1 : 0;
  return {
    ...wide,
    building: { ...wide.building, x: left + 8, width: 180 },
    scrolls: row(first),
    luxury: row(first + 1),
    whole: { x: left, y: OWNED.y, width: 480, height: 190 * (first + 2) },
  };
}

export const SPECTATOR = 44;

/** Return the places of the dung and of its number: next to the spectator column, or below it if
 * that is as wide as its area. */
export function dungPlace({ spectators: { x, y, width } }: OwnedAreas): { icon: Point; n: Point } {
  return width > 240
    ? { icon: { x: x + 206, y: y + 8 }, n: { x: x + 224, y: y + 68 } }
    : { icon: { x: x + 4, y: y + 106 }, n: { x: x + 46, y: y + 126 } };
}

/** Return the centre of the k-th space of the spectator column, drawn as two rows of four. */
export function spectatorPlace({ spectators }: OwnedAreas, k: number): Point {
  return { x: spectators.x + 24 + 50 * (k % 4), y: spectators.y + 26 + 50 * Math.floor(k / 4) };
}
