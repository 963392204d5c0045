/** Touch targets: a tap near a small place selects the nearest one. */

const FINGER = 44;

/** Return the live place nearest to a point, if it is within reach. */
export function nearestTo(x: number, y: number, places: Iterable<Element>): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const place of places) {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    if (across > Math.max(width, FINGER) / 2 || down > Math.max(height, FINGER) / 2) continue;
    const off = Math.hypot(across, down);
    if (off < least) [best, least] = [place, off];
  }
  return best;
}
