/** The two layouts of the toss, in pixels at their own size: one for tables, one for phones. */
import type { Area, Point } from "../../city/places";

export interface Stage {
  width: number;
  height: number;
  /** Size of small things, relative to the wide stage. */
  unit: number;
  /** Width of a keshi in the tower and on the tray. */
  keshi: number;
  laid: number;
  /** Acceleration of everything that falls, per second squared. */
  gravity: number;
  tower: Area;
  /** Thickness of the tower's walls. */
  wall: number;
  /** Height of the two layers of slats, and of the ramp behind the arch. */
  slats: readonly [number, number];
  ramp: number;
  /** Where the tower stands. */
  foot: number;
  tray: Area;
  /** The width of the tray's floor, and the heights of its rows. */
  floor: number;
  rows: readonly (readonly number[])[];
  /** Hands of the players, from the first one on, and their size. */
  hands: readonly Point[];
  handsOfTwo: readonly Point[];
  hand: number;
}

const WIDE: Stage = {
  width: 1440,
  height: 900,
  unit: 1,
  keshi: 60,
  laid: 68,
  gravity: 4300,
  tower: { x: 545, y: 86, width: 350, height: 480 },
  wall: 36,
  slats: [274, 400],
  ramp: 486,
  foot: 576,
  tray: { x: 290, y: 548, width: 860, height: 196 },
  floor: 740,
  rows: [[664], [636, 700]],
  hands: [
    { x: 236, y: 232 },
    { x: 1204, y: 232 },
    { x: 216, y: 482 },
    { x: 1224, y: 482 },
  ],
  handsOfTwo: [
    { x: 236, y: 372 },
    { x: 1204, y: 372 },
  ],
  hand: 1.1,
};

const TALL: Stage = {
  width: 390,
  height: 664,
  unit: 0.56,
  keshi: 34,
  laid: 39,
  gravity: 2500,
  tower: { x: 101, y: 62, width: 188, height: 322 },
  wall: 20,
  slats: [186, 272],
  ramp: 330,
  foot: 390,
  tray: { x: 12, y: 372, width: 366, height: 124 },
  floor: 300,
  rows: [[448], [428, 468]],
  hands: [
    { x: 42, y: 150 },
    { x: 348, y: 150 },
    { x: 42, y: 288 },
    { x: 348, y: 288 },
  ],
  handsOfTwo: [
    { x: 42, y: 250 },
    { x: 348, y: 250 },
  ],
  hand: 0.56,
};

/** Windows narrower than this, relative to their height, get the tall stage. */
const NARROW = 0.85;

/** Return the stage for a window of this size. */
export function stageFor(width: number, height: number): Stage {
  return width < NARROW * height ? TALL : WIDE;
}

/** How a stage lies in its window: its scale, and the position of its corner. */
export interface Fit extends Point {
  scale: number;
}

export function fitIn(stage: Stage, width: number, height: number): Fit {
  const scale = Math.min(width / stage.width, height / stage.height);
  const spare = stage === TALL ? 0 : (height - stage.height * scale) / 2;
  return { scale, x: (width - stage.width * scale) / 2, y: spare };
}

/** The inside of the tower. */
export function insideOf({ tower, wall }: Stage): { x: number; width: number } {
  return { x: tower.x + wall, width: tower.width - 2 * wall };
}

export const middleOf = ({ tower }: Stage): number => tower.x + tower.width / 2;

/** The slats of the two layers, each from and to a share of the inner width. */
export const SLATS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0.17],
    [0.41, 0.59],
    [0.83, 1],
  ],
  [
    [0, 0.07],
    [0.29, 0.425],
    [0.575, 0.71],
    [0.93, 1],
  ],
];

/** Where keshis stay, in the order in which these places fill: a share of the inner width, the
 * layer of slats, the height above it in keshis, and the turn in radians. */
const SPOTS: readonly (readonly [number, 0 | 1, number, number])[] = [
  [0.5, 1, 0.36, 0.38],
  [0.13, 0, 0.55, -0.12],
  [0.745, 1, 0.56, 0.14],
  [0.5, 0, 0.55, 0.07],
  [0.255, 1, 0.56, -0.16],
  [0.87, 0, 0.55, 0.14],
];
/** The height of a keshi that lies on another, in keshis. */
const ON_TOP = 0.97;

export interface Spot extends Point {
  layer: 0 | 1;
  turn: number;
}

/** Return a place where a keshi stays in the tower; more than six pile up. */
export function spotAt(stage: Stage, place: number): Spot {
  const [share, layer, above, turn] = SPOTS[place % SPOTS.length]!;
  const level = Math.floor(place / SPOTS.length);
  const { x, width } = insideOf(stage);
  return {
    x: x + share * width + (level % 2 ? 0.12 * stage.keshi : 0),
    y: stage.slats[layer] - (above + level * ON_TOP) * stage.keshi,
    layer,
    turn: turn * (level % 2 ? -1 : 1),
  };
}

/** Return the hands of this many players. */
export function handsFor(stage: Stage, players: number): readonly Point[] {
  return players > 2 ? stage.hands.slice(0, players) : stage.handsOfTwo.slice(0, players);
}

/** Return where each of some colours is sorted to on the tray, in one row or two. */
export function homesOf(stage: Stage, colours: number): Point[] {
  const most = Math.floor(stage.floor / (1.06 * stage.laid));
  const rows = stage.rows[colours > most ? 1 : 0]!;
  const columns = Math.ceil(colours / rows.length);
  const apart = Math.min(1.34 * stage.laid, stage.floor / columns);
  return Array.from({ length: colours }, (_, place) => {
    const row = Math.floor(place / columns);
    const here = Math.min(columns, colours - row * columns);
    return { x: middleOf(stage) + ((place % columns) - (here - 1) / 2) * apart, y: rows[row]! };
  });
}
