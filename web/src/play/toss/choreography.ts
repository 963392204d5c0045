/** The choreography of a toss: a route for every keshi, whose end is the toss's outcome. No dice
 * are rolled here: differences between routes come from a hash of the keshi's place. Times are in
 * seconds, as if the whole toss took three. */
import type { Colour } from "../../api/messages";
import { COLOURS } from "../../api/vocabulary";
import type { Point } from "../../city/places";
import { Route, type Pose } from "./legs";
import { stuckOf, type Toss } from "./outcome";
import {
  handsFor,
  homesOf,
  insideOf,
  middleOf,
  SLATS,
  spotAt,
  type Spot,
  type Stage,
} from "./stage";

/** The keshis that come out are sorted at this time, all together. */
const SORTING = 2.56;
const SORTED = 0.36;
/** When everything lies where it stays. */
export const END = SORTING + SORTED;
/** When the first keshi is thrown, and how long it takes until the last one is. */
const THROWN = 0.32;
const THROWING = 0.4;
/** How long the hands take to come in, in seconds, and from how far, in pixels of their drawing. */
const COMING = 0.26;
export const REACH = 430;
/** When an old keshi comes loose if nothing strikes it. */
const LOOSE = 1.4;

const LYING = 0.5;
/** The angle at which keshis on the tray lie. */
const FLAT = 0.56;
const SIDES = 8;

/** Return how far the hands still are away at a time, from 1 to 0. */
export function comingAt(time: number): number {
  return Math.max(0, 1 - time / COMING) ** 3;
}

/** A keshi in the toss. */
export interface Piece {
  colour: Colour;
  /** The seat that threw it; -1 if it was in the tower. */
  seat: number;
  /** Its place among those that its player threw. */
  order: number;
  route: Route;
  /** When it falls into the tower, comes out, and gets stuck; never, if infinite. */
  inAt: number;
  outAt: number;
  stuckAt: number;
  /** Its place on the tray by colour, and on others of its colour; -1 if it stays inside. */
  lane: number;
  pile: number;
}

/** A keshi strikes a slat. */
export interface Hit extends Point {
  time: number;
  layer: 0 | 1;
}

export interface Choreography {
  pieces: Piece[];
  hits: Hit[];
  /** The colours on the tray, as sorted, with the places of their piles. */
  lanes: { colour: Colour; home: Point; count: number }[];
}

/** Multiples of this share spread evenly. */
const GOLDEN = 0.618;

/** A number from 0 to 1 that looks random, and is the same for the same keshi. */
function hash(place: number, salt: number): number {
  const value = Math.sin((place + 1) * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Return the routes of a toss on a stage. `hands` says whose hand is where: the seat at each. */
export function choreograph(toss: Toss, stage: Stage, hands: readonly number[]): Choreography {
  const builder = new Builder(stage, hands);
  const { old, thrown } = keshisOf(toss);
  let spot = 0;
  for (const one of [...old].sort((a, b) => Number(b.falls) - Number(a.falls)))
    builder.lie(one, spotAt(stage, spot++));
  thrown.forEach((one, place) =>
    builder.throwIn(one, place, thrown.length, one.falls ? null : spotAt(stage, spot++)),
  );
  builder.loosen();
  builder.sort();
  return builder;
}

interface Keshi {
  colour: Colour;
  seat: number;
  order: number;
  falls: boolean;
}

/** Return the keshis inside, and those thrown, in the order in which they leave the hands. */
function keshisOf(toss: Toss): { old: Keshi[]; thrown: Keshi[] } {
  const old: Keshi[] = [];
  const thrown: Keshi[] = [];
  const held: number[] = [];
  for (const { colour, by, inside, fallen } of toss) {
    const passing = by.length - stuckOf(by.length, fallen);
    by.forEach((seat, place) => {
      const order = (held[seat] = (held[seat] ?? -1) + 1);
      thrown.push({ colour, seat, order, falls: place < passing });
    });
    for (let place = 0; place < inside; place++)
      old.push({ colour, seat: -1, order: 0, falls: place < fallen - passing });
  }
  return { old, thrown: thrown.sort((a, b) => a.order - b.order || a.seat - b.seat) };
}

class Builder implements Choreography {
  pieces: Piece[] = [];
  hits: Hit[] = [];
  lanes: Choreography["lanes"] = [];
  readonly #stage: Stage;
  readonly #hands: readonly number[];
  /** How many keshis have come out. */
  #out = 1;
  /** The old keshis that come loose, with their places. */
  #loose: { piece: Piece; spot: Spot }[] = [];

  constructor(stage: Stage, hands: readonly number[]) {
    this.#stage = stage;
    this.#hands = hands;
  }

  #add({ colour, seat, order }: Keshi, route: Route): Piece {
    const never = { inAt: Infinity, outAt: Infinity, stuckAt: Infinity, lane: -1, pile: 0 };
    const piece: Piece = { colour, seat, order, route, ...never };
    this.pieces.push(piece);
    return piece;
  }

  /** Let an old keshi lie in its place. */
  lie(keshi: Keshi, spot: Spot): void {
    const pose = { x: spot.x, y: spot.y, turn: spot.turn, tilt: 0.2, lift: 0 };
    const route = new Route({ ...pose, size: this.#stage.keshi }, "inside");
    const piece = this.#add(keshi, route);
    if (keshi.falls) this.#loose.push({ piece, spot });
  }

  /** Throw a keshi from its player's hand over the rim, onto the slats, and to its spot or out. */
  throwIn(keshi: Keshi, place: number, of: number, spot: Spot | null): void {
    const { gravity, tower, keshi: wide } = this.#stage;
    const { pose, side } = this.#inHand(keshi);
    const route = new Route(pose, "hand");
    const piece = this.#add(keshi, route);
    route.wait(THROWN + (place * THROWING) / of);
    const rim = tower.y - 0.13 * wide;
    const over = wide * (0.55 + 0.25 * hash(place, 7));
    const { x, width } = insideOf(this.#stage);
    route.fall(
      {
        x: x + width * (0.26 + 0.48 * hash(place, 2)),
        y: rim,
        turn: pose.turn + side * (3.4 + 2 * hash(place, 1)),
        tilt: 2 * Math.PI + 0.4,
        size: wide,
      },
      Math.max(0, pose.y - rim) + over,
      gravity,
      "over",
    );
    piece.inAt = route.time;
    this.#rattle(piece, place, over, spot);
  }

  /** Return how a player's hand holds a keshi. */
  #inHand({ seat, order }: Keshi): { pose: Pose; side: 1 | -1 } {
    const { hand, keshi } = this.#stage;
    const place = Math.max(0, this.#hands.indexOf(seat));
    const { x, y } = handsFor(this.#stage, this.#hands.length)[place]!;
    const side = place % 2 ? -1 : 1;
    const pose = {
      x: x + side * (8 + order * 25) * hand,
      y: y - (26 + (order % 2) * 12) * hand,
      turn: side * (order - 1) * 0.28,
      tilt: 0.4,
      lift: 0,
      size: 0.8 * keshi,
    };
    return { pose, side };
  }

  /** Fall onto the upper slats, and stay there, or go on to the lower ones, and stay there or leave. */
  #rattle(piece: Piece, place: number, over: number, spot: Spot | null): void {
    const { gravity, keshi, slats } = this.#stage;
    const { x, width } = insideOf(this.#stage);
    const { route } = piece;
    const side = hash(place, 1) > 0.5 ? 1 : -1;
    const upper = SLATS[0]![Math.floor(hash(place, 4) * 3)]!;
    const high = spot?.layer === 0;
    const share = (upper[0] + upper[1]) / 2 + 0.1 * (hash(place, 6) - 0.5);
    const first = high ? spot.x + side * 0.2 * keshi : x + width * clamp(share, 0.13, 0.87);
    const spin = (by: number) => route.pose.turn + by;
    const hit = { x: first, y: slats[0] - 0.55 * keshi, turn: spin(side * 1.7), tilt: 2 * Math.PI };
    route.fall({ ...hit, tilt: hit.tilt + 0.8 * (hash(place, 3) - 0.5) }, -over, gravity);
    this.#strike(route, 0);
    if (spot && high) {
      this.#stay(piece, spot);
      return;
    }
    const lower = spot ? (spot.x - x) / width : [0.36, 0.64, 0.18, 0.82][place % 4]!;
    const next = { x: x + width * lower, y: slats[1] - 0.55 * keshi, tilt: 2 * Math.PI + 0.3 };
    route.fall({ ...next, turn: spin(-side * (1.4 + hash(place, 5))) }, 0.4 * keshi, gravity);
    this.#strike(route, 1);
    if (spot) this.#stay(piece, spot);
    else this.#leave(piece, place);
  }

  #strike(route: Route, layer: 0 | 1): void {
    const { x } = route.pose;
    this.hits.push({ time: route.time, x, y: this.#stage.slats[layer], layer });
  }

  /** Hop to the spot and get stuck in it. */
  #stay(piece: Piece, spot: Spot): void {
    const { gravity, keshi } = this.#stage;
    const { route } = piece;
    const turn = nearest(spot.turn, route.pose.turn);
    route.fall(
      { x: spot.x, y: spot.y, turn: turn + 0.3, tilt: 2 * Math.PI + 0.2 },
      0.3 * keshi,
      gravity,
    );
    this.#strike(route, spot.layer);
    piece.stuckAt = route.time;
    route.roll({ turn }, 0.2, "inside");
  }

  /** Fall onto the ramp, slide out under the arch, and roll over the tray. */
  #leave(piece: Piece, place: number): void {
    const { gravity, keshi, laid, ramp, foot, tray } = this.#stage;
    const middle = middleOf(this.#stage);
    const { route } = piece;
    const off = 0.8 * (hash(place, 3) - 0.5);
    const whole = 2 * Math.PI * Math.round(route.pose.tilt / (2 * Math.PI));
    route.fall(
      {
        x: middle + 1.5 * off * keshi,
        y: ramp,
        tilt: whole + 0.6,
        turn: route.pose.turn + 2 * off,
      },
      0.22 * keshi,
      gravity,
    );
    const turned = (by: number) => route.pose.turn + by * off;
    route.roll(
      { x: middle + 2 * off * keshi, y: foot, tilt: whole + 1, turn: turned(2) },
      0.13,
      "inside",
    );
    piece.outAt = route.time;
    const x = middle + (((this.#out++ * GOLDEN) % 1) - 0.5) * 0.74 * tray.width;
    const y = tray.y + tray.height * (0.42 + 0.34 * hash(place, 8));
    const lying = { tilt: whole + FLAT, size: laid };
    const half = middle + 0.62 * (x - middle);
    route.roll({ ...lying, x: half, y, turn: turned(5) }, 0.25, "tray", 0.5 * keshi);
    route.roll({ x, turn: turned(4) }, 0.22, "tray");
  }

  /** Let old keshis come loose when something strikes near them. */
  loosen(): void {
    const { gravity, keshi } = this.#stage;
    this.#loose.forEach(({ piece, spot }, place) => {
      const near = this.hits.filter(({ layer, time }) => layer === spot.layer && time > 1);
      const hit = near.sort((a, b) => a.time - b.time)[Math.min(near.length - 1, 1 + 2 * place)];
      const { route } = piece;
      route.wait(hit?.time ?? LOOSE);
      const x = spot.x + (spot.x < middleOf(this.#stage) ? 0.55 : -0.55) * keshi;
      route.fall({ x, turn: spot.turn + 1.4, tilt: 0.5 }, LYING * keshi, gravity);
      this.#leave(piece, 40 + place);
    });
  }

  /** Sort the keshis on the tray, all together, once the last one lies there. */
  sort(): void {
    const out = this.pieces.filter((piece) => piece.outAt < Infinity);
    const last = Math.max(SORTING, ...this.pieces.map(({ route }) => route.time));
    if (last > SORTING) this.#hurry(SORTING / last);
    const colours = COLOURS.filter((colour) => out.some((piece) => piece.colour === colour));
    const homes = homesOf(this.#stage, colours.length);
    this.lanes = colours.map((colour, lane) => ({ colour, home: homes[lane]!, count: 0 }));
    for (const piece of out) {
      const lane = this.lanes[(piece.lane = colours.indexOf(piece.colour))]!;
      piece.pile = lane.count++;
      const { route } = piece;
      const turn = 2 * Math.PI * Math.round(route.pose.turn / (2 * Math.PI));
      const lift = 0.13 * piece.pile * this.#stage.laid;
      route.wait(SORTING);
      route.glide({ ...lane.home, turn, lift }, SORTED, 0.12 * this.#stage.laid);
    }
  }

  #hurry(by: number): void {
    for (const piece of this.pieces) {
      piece.route.scale(by);
      piece.inAt *= by;
      piece.outAt *= by;
      piece.stuckAt *= by;
    }
    for (const hit of this.hits) hit.time *= by;
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Return the angle nearest to another at which an octagon looks the same. */
function nearest(angle: number, to: number): number {
  const side = (2 * Math.PI) / SIDES;
  return angle + Math.round((to - angle) / side) * side;
}

/** What has been seen by a time: how many keshis fell in, came out and got stuck. */
export interface Counts {
  in: number;
  out: number;
  stuck: number;
}

export function seenBy({ pieces }: Choreography, time: number): Counts {
  const count = (when: (piece: Piece) => number): number =>
    pieces.filter((piece) => when(piece) <= time).length;
  return {
    in: count(({ inAt }) => inAt),
    out: count(({ outAt }) => outAt),
    stuck: count(({ stuckAt }) => stuckAt),
  };
}
