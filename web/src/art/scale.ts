// Size of drawings on the screen, so that numbers stay legible and small tiles show less.

import { getContext, setContext } from "svelte";

const KEY = Symbol("scale");

/** A getter for the pixels per unit of a drawing. */
export type Scale = () => number;

/** Provide the scale to all drawings inside the calling component. */
export function drawnAt(scale: Scale): void {
  setContext(KEY, scale);
}

/** Return the scale of the surrounding drawing; infinite by default. */
export function presentScale(): Scale {
  return getContext<Scale | undefined>(KEY) ?? (() => Infinity);
}

/** Return the scale of a drawing with this viewBox in a box of this size; infinite before
 * layout. */
export function fitted(wide: number, high: number, viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  return wide && high ? Math.min(wide / width, high / height) : Infinity;
}

/** Scales below which a board shows only its large numbers: `FAR`, or `AFAR` for the whole board on
 * a phone, which keeps the sector names down to `FAR`. */
export const FAR = 0.33;
export const AFAR = 0.45;

/** Width in pixels below which a tile shows one large glyph instead of all its art. */
const WHOLE = 58;

/** Whether a tile of this width, in units, is too small at this scale to show all its art. */
export function isSmall(width: number, scale: number, whole = WHOLE): boolean {
  return width * scale < whole;
}

/** Raise a font size, in units, to a legible 12 pixels, but not beyond `most`: not everything can
 * be legible in a phone's overview. */
export function legible(letter: number, most: number, scale: number): number {
  return Math.max(letter, Math.min(most, 12.2 / scale));
}
