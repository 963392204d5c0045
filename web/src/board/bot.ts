// The layout of the Pashabot's board.

import { type Point } from "./places";
import { fit, type Fit } from "./stripPlaces";

export const BOT = { width: 1000, height: 1220 };
export const BOT_ROW = 98;

export function botRow(row: number): { y: number } {
  return { y: 96 + BOT_ROW * row };
}

/** Return the centre of a row's space, from left to right; the ninth is for the water vendor. */
export function botSpace(row: number, space: number): Point {
  return { x: 226 + 56 * space + (space === 8 ? 14 : 0), y: botRow(row).y + 38 };
}

/** Return the size and places of the tiles in the strategy column, the oldest on top. */
export function botColumn(tiles: number): Fit {
  return fit(tiles, "strategy", { x: 834, y: 136, width: 142, height: 800 }, 142);
}

/** Return the k-th place in the simplified Pashabot's line of colours, which is drawn as two rows
 * of six. */
export function botLine(k: number): Point {
  return { x: 108 + 157 * (k % 6), y: 250 + 190 * Math.floor(k / 6) };
}

/** Return places for luxury goods, towns and the building, in that order. */
export function botPlaces(
  luxury: number,
  towns: number,
  building: number,
): (Point & { width: number })[] {
  const area = { x: 170, y: 1000, width: 802, height: 196 };
  const { width, places } = fit(luxury + towns + building, "luxury", area, 110);
  return places.map((place) => ({ ...place, width }));
}
