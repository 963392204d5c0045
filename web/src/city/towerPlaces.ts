/** The layout of the tower and its base. */
import type { Colour } from "../api/messages";
import type { Area, Point } from "./places";

/** Return the areas of the tower, of the base with its sorted keshis, and of the general supply,
 * which covers the bottom of the base while it matters. */
export function towerRooms(area: Area): { tower: Area; base: Area; supply: Area } {
  const tower = { x: area.x + 8, y: area.y + 12, width: 112, height: area.height - 20 };
  const x = tower.x + tower.width + 6;
  const width = area.x + area.width - 8 - x;
  const low = 60;
  return {
    tower,
    base: { x, y: area.y + 18, width, height: area.height - 26 },
    supply: { x, y: area.y + area.height - 6 - low, width, height: low },
  };
}

/** Return a colour's slot in the base; the nomads' slot is next to the others. */
export function baseSlot(base: Area, place: number, nomads: boolean): Area {
  const columns = nomads ? 5 : 4;
  const width = base.width / columns;
  if (place === NOMAD) return { x: base.x + 4 * width, y: base.y, width, height: base.height };
  const height = base.height / 3;
  return {
    x: base.x + (place % 4) * width,
    y: base.y + Math.floor(place / 4) * height,
    width,
    height,
  };
}
export const NOMAD = 12;

/** Return the place of a keshi on the layer in the tower; there are three per row. */
export function insideTower(tower: Area, place: number): Point {
  return {
    x: tower.x + tower.width / 2 + ((place % 3) - 1) * 26,
    y: tower.y + tower.height * 0.62 - Math.floor(place / 3) * 25,
  };
}

/** Expand counts into a list: {"pink": 2} becomes pink, pink. */
export function oneByOne(counts: Partial<Record<Colour, number>>): Colour[] {
  return Object.entries(counts).flatMap(([colour, count]) =>
    Array<Colour>(Math.max(0, count)).fill(colour as Colour),
  );
}
