// How large drawings are on the screen, so that numbers stay legible and small tiles show less.

import { getContext, setContext } from "svelte";

const KEY = Symbol("scale");

/** The pixels of a unit of a drawing. */
export type Scale = () => number;

/** Tells the drawings inside their scale. */
export function drawnAt(scale: Scale): void {
  setContext(KEY, scale);
}

/** The scale of the surrounding drawing; where nobody tells, it is large. */
export function presentScale(): Scale {
  return getContext<Scale | undefined>(KEY) ?? (() => Infinity);
}

/** The scale of a drawing with this viewBox in a box of this size; unknown before it is laid out. */
export function fitted(wide: number, high: number, viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  return wide && high ? Math.min(wide / width, high / height) : Infinity;
}

/** The scale below which a board is seen from afar: only its large numbers are written; and on a
    phone, which shows parts alone, also the names of sectors. */
export const FAR = 0.33;
export const AFAR = 0.45;

/** Below this width in pixels a tile shows one large sign instead of all its art. */
const WHOLE = 58;

/** Whether a tile of a width, in units, is that small. */
export function isSmall(width: number, scale: number, whole = WHOLE): boolean {
  return width * scale < whole;
}

/** A size of letters, in units, raised to what can be read (12 pixels), but not beyond `most`: in
    the overview that a phone shows, not everything can be read. */
export function legible(letter: number, most: number, scale: number): number {
  return Math.max(letter, Math.min(most, 12.2 / scale));
}
