/** Camera shots of the City: some of its parts enlarged, or all of it. */
import { WHOLE, type Shot } from "../lib/panZoom";
import { type Area, HEIGHT, type Part, type Rooms, TRACK, WIDTH } from "./places";

/** Limits of the zoom: at most about double; below `LEAST`, the camera does not move at all. */
const MOST = 2.2;
const LEAST = 1.25;
/** Margins around a part, for its name at the top and the glow of its places. */
const ABOVE = 18;
const RIM = 10;

/** Return the shot that shows these parts as large as possible in a pane with this aspect ratio. */
export function shotOf(rooms: Rooms, parts: readonly Part[], ratio: number): Shot {
  const areas = parts.flatMap((part) => rooms.get(part) ?? []);
  if (!areas.length || !ratio) return WHOLE;
  const area = around(areas);
  const pane = paneOf(ratio);
  const zoom = Math.min(pane.width / area.width, pane.height / area.height, MOST);
  if (zoom < LEAST) return WHOLE;
  const left = shift(area.x + area.width / 2, WIDTH, pane.width, zoom);
  const top = shift(area.y + area.height / 2, HEIGHT, pane.height, zoom);
  return { zoom, left, top };
}

/** Return the size of a pane around the whole City, in the City's units. */
function paneOf(ratio: number): { width: number; height: number } {
  return { width: Math.max(WIDTH, HEIGHT * ratio), height: Math.max(HEIGHT, WIDTH / ratio) };
}

/** Return the parts other than those shown that the frame of a shot would cut. */
export function cutBy(
  { zoom, left, top }: Shot,
  rooms: Rooms,
  parts: readonly Part[],
  ratio: number,
): Part[] {
  if (zoom === 1) return [];
  const pane = paneOf(ratio);
  const start = (shift: number, size: number, whole: number): number =>
    (-shift / 100 / zoom) * size - (size - whole) / 2;
  const x = start(left, pane.width, WIDTH);
  const y = start(top, pane.height, HEIGHT);
  const [right, bottom] = [x + pane.width / zoom, y + pane.height / zoom];
  return [...rooms].flatMap(([part, area]) => {
    if (parts.includes(part)) return [];
    const [end, low] = [area.x + area.width, area.y + area.height];
    const seen = end > x && area.x < right && low > y && area.y < bottom;
    const whole = area.x >= x && end <= right && area.y >= y && low <= bottom;
    return seen && !whole ? [part] : [];
  });
}

function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x)) - RIM;
  const y = Math.min(...areas.map((area) => area.y)) - ABOVE;
  const right = Math.max(...areas.map((area) => area.x + area.width)) + RIM;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) + RIM;
  return { x, y, width: right - x, height: bottom - y };
}

/** Return the shift, in percent, that brings a point of the City as close to the middle of the pane
 * as possible while the City still fills the pane. */
function shift(middle: number, size: number, pane: number, zoom: number): number {
  const margin = (pane - size) / 2;
  const wanted = pane / 2 - zoom * (margin + middle);
  const first = -zoom * margin;
  const last = pane - zoom * (margin + size);
  const kept = first < last ? (first + last) / 2 : Math.min(first, Math.max(last, wanted));
  return (100 * kept) / pane;
}

/** Return a path that covers the whole City except these parts and the names above them. */
export function veil(rooms: Rooms, parts: readonly Part[]): string {
  const hole = ({ x, y, width, height }: Area): string =>
    `M${x - 2} ${Math.max(TRACK, y - 14)}H${x + width + 2}V${y + height + 2}H${x - 2}Z`;
  const holes = parts.flatMap((part) => rooms.get(part) ?? []).map(hole);
  const all = `M${TRACK} ${TRACK}H${WIDTH - TRACK}V${HEIGHT - TRACK}H${TRACK}Z`;
  return [all, ...holes].join("");
}
