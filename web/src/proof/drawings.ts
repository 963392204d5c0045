/** Drawings for kinds of component: a tile for each entry, or a part of a board for all of them. */
import type { AnyKind } from "../art/AnyTile.svelte";
import type { Part } from "../city/places";

export const TILES: Partial<Record<string, AnyKind>> = {
  scrolls: "scroll",
  oases: "oasis",
  luxury_goods: "luxury",
  provisions: "provision",
  river_tiles: "river",
  offices: "office",
  towns: "town",
  buildings: "building",
  strategy_tiles: "strategy",
};

/** Whether each entry of a kind has its own drawing. */
export function isDrawn(kind: string): boolean {
  return kind in TILES || ["awards", "staircase_tiles", "gates", "colours", "discs"].includes(kind);
}

export const CITY: Partial<Record<string, Part>> = {
  river: "river",
  stairs: "stairs",
  lines: "stairs",
  line_spaces: "stairs",
  staircase_cover: "stairs",
  imam_sultan: "stairs",
  workshops: "workshops",
  tower: "tower",
  racecourse: "race",
  bridges: "race",
  dung: "race",
};

export const BOARD: Partial<Record<string, string>> = {
  square: "square",
  oasis_spaces: "sahara",
  start_oasis: "sahara",
  gate_spaces: "medina",
  gate_match: "medina",
  storage: "supply",
  storage_draw: "supply",
};
