// Placement of the guide's bubble: clear of everything that can be chosen, in the same place for as
// long as possible.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a bubble may cover, and what it must not. */
export interface Ground {
  /** The area in which it may be. */
  area: Rect;
  /** Everything that can be chosen or is marked: never covered, as far as possible. */
  choices: Rect[];
  /** Everything else that had better stay visible. */
  others: Rect[];
}

export interface Placed {
  x: number;
  y: number;
  /** Whether it covers nothing that can be chosen. */
  clear: boolean;
}

const STEP = 8;
/** Pixels of a choice's edge that may be covered. */
const EDGE = 1;

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > EDGE && high > EDGE ? wide * high : 0;
}

const areaOf = ({ width, height }: Size): number => Math.max(1, width * height);

function* along(start: number, length: number, size: number): Generator<number> {
  const end = Math.max(start, start + length - size);
  for (let at = end; at > start; at -= STEP) yield at;
  yield start;
}

/** Place a bubble of this size. Of equally good positions, that at the lower right is taken. */
export function placed(size: Size, { area, choices, others }: Ground): Placed {
  let best = { x: area.x, y: area.y, cost: Infinity, clear: false };
  for (const y of along(area.y, area.height, size.height))
    for (const x of along(area.x, area.width, size.width)) {
      const here = { x, y, ...size };
      let chosen = 0;
      for (const one of choices) chosen += overlap(one, here) / areaOf(one);
      let cost = 1000 * chosen;
      for (const one of others) cost += overlap(one, here) / areaOf(here);
      if (cost < best.cost - 1e-6) best = { x, y, cost, clear: chosen === 0 };
      if (cost === 0) return { x, y, clear: true };
    }
  return { x: best.x, y: best.y, clear: best.clear };
}
