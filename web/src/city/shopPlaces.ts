/** The layout of the workshops, the academies and the souk. */
import { tileHeight } from "../art/shapes";
import { type Area, grid } from "./places";

/** Return the areas of a workshop: the whole, the sign with price and points, and the gates. */
export function workshop(area: Area, place: number): { whole: Area; sign: Area; gates: Area } {
  const width = (area.width - 24) / 2;
  const height = (area.height - 28) / 2;
  const whole = {
    x: area.x + 8 + (place % 2) * (width + 8),
    y: area.y + 16 + Math.floor(place / 2) * (height + 6),
    width,
    height,
  };
  if (height > 130) {
    const sign = { ...whole, height: 36 };
    return { whole, sign, gates: { ...whole, y: whole.y + 36, height: height - 38 } };
  }
  const sign = { ...whole, width: 48 };
  return { whole, sign, gates: { ...whole, x: whole.x + 46, width: width - 48 } };
}

/** Return the areas of an academy's banner and its three scrolls. */
export function academy(area: Area, place: number): { banner: Area; scrolls: Area[] } {
  const height = (area.height - 24) / 4;
  const y = area.y + 17 + place * height;
  const banner = { x: area.x + 8, y: y + 2, width: 54, height: height - 4 };
  const x = banner.x + banner.width + 2;
  const room = { x, y, width: area.x + area.width - 6 - x, height };
  return { banner, scrolls: grid(room, 3, tileHeight("scroll", 1), 3) };
}

/** Return the areas of the souk: the exchange office on the left, and to its right the luxury goods
 * on display and their stack. */
export function souk(area: Area): { office: Area; goods: Area[]; stack: Area } {
  // shown alone on a phone, its rows are as high as a finger
  const alone = area.height > 0.8 * area.width;
  const width = alone ? 0.46 * area.width : Math.max(146, Math.min(170, area.height - 24));
  const height = tileHeight("office", width);
  const office = {
    x: area.x + 8,
    y: area.y + 14 + (area.height - 20 - height) / 2,
    width,
    height,
  };
  const x = office.x + width + 6;
  const room = { x, y: area.y + 14, width: area.x + area.width - 6 - x, height: area.height - 20 };
  const places = grid(room, 6, tileHeight("luxury", 1), alone ? 2 : 3);
  return { office, goods: places.slice(0, 5), stack: places[5]! };
}
