/** The layout of the City. All sizes are in units of its viewBox. */
import type { View } from "../api/messages";

export const WIDTH = 1000;
export const HEIGHT = 1170;

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export type Part =
  "river" | "tower" | "academies" | "stairs" | "workshops" | "souk" | "race" | "towns";

/** Width of the score track around the City; the parts are inside it. */
export const TRACK = 30;
export const EDGE = TRACK + 8;
const GAP = 12;
const INNER = WIDTH - 2 * EDGE;

/** Heights of the rows, without and with a row for modules. */
const ROWS = { plain: [254, 496, 320], more: [230, 412, 262, 154] };

function beside(y: number, height: number, widths: number[]): Area[] {
  let x = EDGE;
  return widths.map((width) => {
    const area = { x, y, width, height };
    x += width + GAP;
    return area;
  });
}

/** Size of a part shown alone: its width, and its minimum and maximum height. */
const ALONE: Record<Part, [width: number, lowest: number, highest: number]> = {
  river: [560, 230, 400],
  tower: [352, 230, 360],
  academies: [320, 412, 412],
  stairs: [612, 412, 640],
  workshops: [446, 270, 470],
  souk: [446, 262, 440],
  race: [612, 310, 560],
  towns: [400, 200, 400],
};

export type Rooms = Map<Part, Area>;

/** Return the areas of the City parts in play, or of one part alone, for a pane with this aspect
 * ratio. */
export function areas(view: View, alone?: Part, ratio = 1): Rooms {
  if (!alone) return together(view);
  const [width, lowest, highest] = ALONE[alone];
  const height = Math.min(Math.max(width / ratio, lowest), highest);
  return new Map([[alone, { x: 0, y: 0, width, height }]]);
}

function together(view: View): Rooms {
  const camels = view.awards !== undefined;
  const towns = view.open_towns !== undefined;
  const heights = camels || towns ? ROWS.more : ROWS.plain;
  const tops = heights.map(
    (_, row) => EDGE + heights.slice(0, row).reduce((sum, height) => sum + height + GAP, 0),
  );
  const found = new Map<Part, Area>();
  const lay = (row: number, parts: [Part, number][]): void => {
    const rest = INNER - GAP * (parts.length - 1);
    const widths = parts.map(([, width]) => width || rest - parts.reduce((s, p) => s + p[1], 0));
    beside(tops[row]!, heights[row]!, widths).forEach((area, k) => found.set(parts[k]![0], area));
  };
  lay(0, [
    ["river", 560],
    ["tower", 0],
  ]);
  lay(1, [
    ["academies", 300],
    ["stairs", 0],
  ]);
  lay(2, [
    ["workshops", heights === ROWS.plain ? 424 : 446],
    ["souk", 0],
  ]);
  if (camels && towns)
    lay(3, [
      ["race", 0],
      ["towns", 276],
    ]);
  else if (camels) lay(3, [["race", 0]]);
  else if (towns) lay(3, [["towns", 0]]);
  return found;
}

/** Return the parts with their areas, in tab order. */
export function parts(view: View): { name: Part; area: Area }[] {
  return [...areas(view)].map(([name, area]) => ({ name, area }));
}

/** Return the viewBox for the whole City, or for one part alone. */
export function viewBox(rooms: Rooms): string {
  const [area] = rooms.values();
  if (!area || rooms.size > 1) return `0 0 ${WIDTH} ${HEIGHT}`;
  return `${area.x - 6} ${area.y - 14} ${area.width + 12} ${area.height + 22}`;
}

/** Return the place of one of several pieces on a space, in a zigzag from top to bottom. */
export function cluster(centre: Point, place: number, of: number, reach: number): Point {
  if (of < 2) return centre;
  const apart = Math.min(26, reach / (of - 1));
  const side = apart < 24 ? 7 : 0;
  return {
    x: centre.x + (place % 2 ? side : -side),
    y: centre.y + (place - (of - 1) / 2) * apart,
  };
}

/** Return a grid of places for tiles, as large as the area allows; `ratio` is a tile's height
 * relative to its width. */
export function grid(room: Area, count: number, ratio: number, columns: number): Area[] {
  const rows = Math.ceil(Math.max(1, count) / columns);
  const cell = { width: room.width / columns, height: room.height / rows };
  const width = Math.min(cell.width - 6, (cell.height - 6) / ratio);
  return Array.from({ length: count }, (_, k) => ({
    x: room.x + ((k % columns) + 0.5) * cell.width - width / 2,
    y: room.y + (Math.floor(k / columns) + 0.5) * cell.height - (width * ratio) / 2,
    width,
    height: width * ratio,
  }));
}
