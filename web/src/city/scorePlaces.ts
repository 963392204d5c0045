/** The score track around the City. */
import { HEIGHT, type Point, TRACK, WIDTH } from "./places";

/** Return the point at a fraction of the track's length, clockwise from the upper left corner. */
export function onFrame(share: number): Point {
  const inset = TRACK / 2 + 1;
  const wide = WIDTH - 2 * inset;
  const high = HEIGHT - 2 * inset;
  const way = (((share % 1) + 1) % 1) * 2 * (wide + high);
  if (way <= wide) return { x: inset + way, y: inset };
  if (way <= wide + high) return { x: inset + wide, y: inset + way - wide };
  if (way <= 2 * wide + high) return { x: inset + wide - (way - wide - high), y: inset + high };
  return { x: inset, y: inset + high - (way - 2 * wide - high) };
}

/** Return the place of a score on a track of `lap` spaces; negative scores count backwards. */
export function scorePlace(score: number, lap: number): Point {
  return onFrame(score / lap);
}
