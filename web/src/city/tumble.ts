/** Animation of keshis tumbling through the tower, along predefined paths. */
import type { Colour } from "../api/messages";
import type { Area, Point } from "./places";
import { insideTower, oneByOne } from "./towerPlaces";

/** The keshis thrown in, those that fell out, and those thrown in that stayed, by colour. */
export interface Toss {
  thrown: Partial<Record<Colour, number>>;
  fallen: Partial<Record<Colour, number>>;
  stays: Partial<Record<Colour, number>>;
}

/** Duration of the tumbling at normal speed, in milliseconds. */
export const TUMBLE = 2000;
const LATE = 600;

export interface Flight {
  key: string;
  colour: Colour;
  style: string;
}

/** Paths through the tower as fractions of its width and height, with the keshi's rotation. */
const WAYS = [
  { in: [0.35, 0.4], out: [0.62, 0.68], spin: 110 },
  { in: [0.62, 0.36], out: [0.4, 0.7], spin: -95 },
  { in: [0.5, 0.44], out: [0.55, 0.66], spin: 70 },
  { in: [0.42, 0.34], out: [0.7, 0.72], spin: -130 },
] as const;

/** Return the indices of the keshis inside the tower that were just thrown in. */
export function stayed(toss: Toss, inside: readonly Colour[]): number[] {
  const left = { ...toss.stays };
  return inside.flatMap((colour, place) => {
    const count = left[colour] ?? 0;
    left[colour] = count - 1;
    return count > 0 ? [place] : [];
  });
}

/** Return a flight for each keshi thrown in, and for each that fell from inside. */
export function tumble(
  toss: Toss,
  inside: readonly Colour[],
  tower: Area,
  slot: (colour: Colour) => Point,
): Flight[] {
  const through: Partial<Record<Colour, number>> = {};
  for (const colour of Object.keys(toss.thrown) as Colour[])
    through[colour] = (toss.thrown[colour] ?? 0) - (toss.stays[colour] ?? 0);
  const out = oneByOne(toss.fallen).map((colour, k) => {
    const count = through[colour] ?? 0;
    through[colour] = count - 1;
    const thrown = count > 0;
    const from = thrown ? above(tower, k) : insideTower(tower, k % 6);
    return { colour, from, to: slot(colour), stays: false, seen: thrown ? 0 : 1 };
  });
  const left = stayed(toss, inside).map((place, k) => ({
    colour: inside[place]!,
    from: above(tower, k),
    to: insideTower(tower, place),
    stays: true,
    seen: 0,
  }));
  const all = [...out, ...left];
  return all.map((way, k) => ({
    key: `${way.colour}-${k}`,
    colour: way.colour,
    style: style(way, tower, k, all.length),
  }));
}

function above(tower: Area, place: number): Point {
  return { x: tower.x + tower.width * (0.3 + 0.2 * (place % 3)), y: tower.y + 4 };
}

function style(
  flight: { from: Point; to: Point; stays: boolean; seen: number },
  tower: Area,
  place: number,
  of: number,
): string {
  const way = WAYS[place % WAYS.length]!;
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: tower.x + x * tower.width,
    y: tower.y + y * tower.height,
  });
  const mouth = { x: tower.x + tower.width - 8, y: tower.y + tower.height - 20 };
  const points = [
    flight.from,
    at(way.in),
    flight.stays ? flight.to : at(way.out),
    flight.stays ? flight.to : mouth,
    flight.to,
  ];
  const places = points.map(({ x, y }, k) => `--x${k}:${x.toFixed(1)}px;--y${k}:${y.toFixed(1)}px`);
  const late = Math.round((LATE * place) / Math.max(1, of));
  return [
    ...places,
    `--spin:${way.spin}deg`,
    `--turned:${way.spin > 0 ? 360 : -360}deg`,
    `--grown:${flight.stays ? 0.9 : 1.4}`,
    `--late:${late}ms`,
    `--seen:${flight.seen}`,
  ].join(";");
}
