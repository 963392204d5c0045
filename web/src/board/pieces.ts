// A player's keshis and assistants, each with its place.

import type { Colour, PlayerView, Sector, Spectator } from "../api/messages";
import { COLOUR_OF, GATE_SECTORS } from "../api/vocabulary";
import { type Point } from "./places";
import {
  assistantSpace,
  caravanSpace,
  guardPost,
  KESHI,
  keshiSize,
  PATHS,
  squareSpace,
  starSpace,
  startSpace,
  towerPlace,
  vendorSpace,
  type StarSector,
} from "./sectorPlaces";
import {
  claimedPlace,
  type OwnedAreas,
  restingPlace,
  SPECTATOR,
  spectatorPlace,
  storageSpace,
} from "./stripPlaces";

/** A place for a piece, with a stable name. */
export interface Home extends Point {
  name: string;
  size: number;
}

export type Homes = Partial<Record<Spectator, Home[]>>;

const STARS: readonly StarSector[] = ["river", "orchard", "madrasa", "palace", "mosque"];

/** Return the places of a player's keshis and nomads, by colour, except those in hand and the goods
 * in the souk. */
export function homes(player: PlayerView, areas: OwnedAreas): Homes {
  const all: Homes = {};
  const put = (colour: Spectator, name: string, at: Point, size: number): void => {
    (all[colour] ??= []).push({ name, x: at.x, y: at.y, size });
  };
  for (const sector of STARS) {
    const { keshis, nomads } = player.sectors[sector];
    for (let k = 0; k < keshis; k++)
      put(
        k < keshis - nomads ? COLOUR_OF[sector] : "nomad",
        `${sector}-${k}`,
        starSpace(sector, k),
        keshiSize(sector),
      );
  }
  for (const sector of player.vendors) {
    const nomad = player.nomads?.vendors.includes(sector);
    const size = sector === "palace" ? keshiSize("palace") - 2 : 44;
    put(nomad ? "nomad" : "red", `vendor-${sector}`, vendorSpace(sector), size);
  }
  for (const space of player.entertainers) {
    const nomad = player.nomads?.entertainers.includes(space);
    put(nomad ? "nomad" : "pink", `square-${space}`, squareSpace(space), keshiSize("square"));
  }
  guards(player, put);
  caravans(player, put);
  waiting(player).forEach((colour, k, row) => {
    const { size, ...at } = claimedPlace(k, row.length);
    const before = row.slice(0, k).filter((other) => other === colour).length;
    put(colour, `waiting-${before}`, at, size);
  });
  player.storage.forEach((colour, k) => {
    if (!colour || k < player.claimed_oases.length) return;
    const { x, y, width } = storageSpace(
      k,
      Math.max(player.storage.length, player.claimed_oases.length),
    );
    put(colour, `storage-${k}`, { x: x + width / 2, y: y + 64 }, KESHI);
  });
  player.spectator_column?.forEach((colour, k) =>
    put(colour, `spectator-${k}`, spectatorPlace(areas, k), SPECTATOR),
  );
  return all;
}

type Put = (colour: Spectator, name: string, at: Point, size: number) => void;

/** Place guards next to their gates, and free guards on the watchtower. */
function guards(player: PlayerView, put: Put): void {
  const size = keshiSize("medina");
  const nomads = player.nomads?.committed ?? [];
  GATE_SECTORS.forEach((sector, k) => {
    if (!player.gates[k]) return;
    put(nomads.includes(k) ? "nomad" : "beige", `post-${sector}`, guardPost(sector), size);
  });
  const free = player.free_guards;
  const bare = free - (player.nomads?.on_tower ?? 0);
  for (let k = 0; k < free; k++)
    put(k < bare ? "beige" : "nomad", `tower-${k}`, towerPlace(k, free), size);
}

/** Place caravans along the paths, with nomads among them. */
function caravans(player: PlayerView, put: Put): void {
  player.caravans.forEach((count, p) => {
    const path = PATHS[p];
    for (let k = 0; k < count; k++)
      put(
        player.nomads?.caravans[p]?.includes(k) ? "nomad" : "brown",
        `${path ?? "start"}-${k}`,
        path ? caravanSpace(path, k) : startSpace(k),
        KESHI,
      );
  });
}

/** Return all keshis waiting next to the board: those to store, then the claimed ones. */
export function waiting(player: PlayerView): Spectator[] {
  const claimed = Object.entries(player.claimed_keshis) as [Colour, number][];
  return [
    ...player.to_store,
    ...claimed.flatMap(([colour, n]) => Array<Spectator>(n).fill(colour)),
    ...Array<Spectator>(player.nomads?.claimed ?? 0).fill("nomad"),
  ];
}

/** Return the pieces in `then` whose place is empty or differently occupied in `now`. */
export function added<Kind extends string>(
  now: Partial<Record<Kind, Home[]>>,
  then: Partial<Record<Kind, Home[]>>,
): (Home & { kind: Kind })[] {
  return (Object.entries(then) as [Kind, Home[]][]).flatMap(([kind, all]) => {
    const known = new Set(now[kind]?.map((home) => home.name));
    return all.filter((home) => !known.has(home.name)).map((home) => ({ ...home, kind }));
  });
}

/** Return the places of the three assistants: at work, or next to the board. */
export function assistants(player: PlayerView, all: number): Home[] {
  const busy: Record<string, number> = {};
  const working = player.assistants.map((sector: Sector) => {
    const k = busy[sector] ?? 0;
    busy[sector] = k + 1;
    return { name: `${sector}-${k}`, size: 46, ...assistantSpace(sector, k) };
  });
  const resting = Array.from({ length: Math.max(0, all - working.length) }, (_, k) => ({
    name: `rest-${k}`,
    size: 46,
    ...restingPlace(k),
  }));
  return [...working, ...resting];
}

export interface Piece extends Home {
  id: number;
}

/**
 * Match pieces to their new places: a piece stays if its place is still occupied, and otherwise
 * moves to a newly occupied one, so that pieces animate instead of blinking.
 */
export function settle(before: readonly Piece[], now: readonly Home[]): Piece[] {
  const taken = new Map(now.map((home) => [home.name, home]));
  const known = new Set(before.map((piece) => piece.name));
  const arrivals = now.filter((home) => !known.has(home.name));
  const pieces: Piece[] = [];
  for (const { id, name } of before) {
    const home = taken.get(name) ?? arrivals.shift();
    if (home) pieces.push({ ...home, id });
  }
  let next = Math.max(0, ...before.map((piece) => piece.id + 1));
  return [...pieces, ...arrivals.map((home) => ({ ...home, id: next++ }))];
}
