// The shapes of tiles. A tile is drawn 100 units wide.

import type { Box } from "../api/messages";

/** The square in which a piece is drawn. */
export interface Square {
  x?: number;
  y?: number;
  size?: number;
}

/** The position and width of a drawn tile; its height depends on its kind. */
export interface Place {
  x?: number;
  y?: number;
  width?: number;
  /** Whether the tile is face down. */
  back?: boolean;
}

/** A tile in the box, identified by its number, which may be omitted if it is face down. */
export interface Numbered extends Place {
  box: Box;
  number?: number;
}

export const tileHeights = {
  scroll: 1.16,
  oasis: 1.2,
  gate: 1.2,
  luxury: 1.2,
  provision: 1.1,
  river: 0.62,
  office: 1,
  town: 1,
  building: 1.1,
  strategy: 1.3,
} as const;

export type TileKind = keyof typeof tileHeights;

/** Return the height of a kind of tile at a given width. */
export function tileHeight(kind: TileKind, width: number): number {
  return width * tileHeights[kind];
}

/** The outline of each kind of tile, recognisable at a glance. Gates are sprites. */
export const outlines: Record<Exclude<TileKind, "gate">, string> = {
  // parchment between two staves
  scroll:
    "M9 12H91V108H9ZM11 1H89A10 10 0 0 1 89 26H11A10 10 0 0 1 11 1ZM7 103H93A6 6 0 0 1 93 115H7A6 6 0 0 1 7 103Z",
  // a horseshoe arch
  oasis: "M16 118V90C6 80 2 66 2 52A48 50 0 0 1 98 52C98 66 94 80 84 90V118Z",
  // an octagonal plaque
  luxury: "M28 2H72L98 28V92L72 118H28L2 92V28Z",
  // a basket
  provision: "M3 40H97L86 108H14Z",
  // a banner of water
  river: "M2 7q8-8 16 0t16 0t16 0t16 0t16 0t16 0V55q-8 8-16 0t-16 0t-16 0t-16 0t-16 0t-16 0Z",
  // a counter under an awning
  office: "M7 16H93V98H7Z",
  // walls with towers
  town: "M2 98V10H9V18H17V10H25V30H33V24H41V30H59V24H67V30H75V10H83V18H91V10H98V98Z",
  // a house with a pointed dome
  building: "M3 108V48C3 32 34 28 50 3C66 28 97 32 97 48V108Z",
  // a card with cut corners
  strategy: "M14 2H86L98 14V116L86 128H14L2 116V14Z",
};
