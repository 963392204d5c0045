/** A keshi's route as legs from contact to contact, and its pose at any time. */
import type { Point } from "../../city/places";

/** What a keshi moves in front of: a hand holds it, or it is over the tower, inside it, or on the
 * tray. */
export type Layer = "hand" | "over" | "inside" | "tray";

/** A keshi's place: angles in radians, `tilt` towards the viewer; `lift` above the tray, and the
 * width, both in pixels. */
export interface Pose extends Point {
  turn: number;
  tilt: number;
  lift: number;
  size: number;
}

interface Leg {
  from: Pose;
  to: Pose;
  start: number;
  end: number;
  layer: Layer;
  /** Free fall between both ends, or the height of a hop over the tray. */
  gravity: number;
  hop: number;
  ease: (share: number) => number;
}

const even = (share: number): number => share;
const slowing = (share: number): number => 1 - (1 - share) ** 3;
const smooth = (share: number): number => share * share * (3 - 2 * share);

export class Route {
  legs: Leg[] = [];
  layer: Layer;
  #pose: Pose;
  #time: number;

  constructor(pose: Pose, layer: Layer, time = 0) {
    this.#pose = pose;
    this.#time = time;
    this.layer = layer;
  }

  /** The time and the pose so far. */
  get time(): number {
    return this.#time;
  }

  get pose(): Pose {
    return this.#pose;
  }

  /** Wait in place until a time. */
  wait(until: number): void {
    this.#add({}, Math.max(0, until - this.#time), this.layer, even);
  }

  /** Fall to a place, first rising by `rise`; if negative, the keshi has already fallen that far. */
  fall(to: Partial<Pose>, rise: number, gravity: number, layer: Layer = "inside"): void {
    const down = (to.y ?? this.#pose.y) - this.#pose.y;
    const up = Math.sign(rise) * Math.sqrt((2 * Math.abs(rise)) / gravity);
    const time = up + Math.sqrt((2 * Math.max(1, Math.abs(rise) + down)) / gravity);
    this.#add(to, time, layer, even, gravity);
  }

  /** Slide or roll to a place, losing speed. */
  roll(to: Partial<Pose>, time: number, layer: Layer, hop = 0): void {
    this.#add(to, time, layer, slowing, 0, hop);
  }

  /** Move to a place evenly, as when sorted. */
  glide(to: Partial<Pose>, time: number, hop: number): void {
    this.#add(to, time, "tray", smooth, 0, hop);
  }

  #add(
    to: Partial<Pose>,
    time: number,
    layer: Layer,
    ease: Leg["ease"],
    gravity = 0,
    hop = 0,
  ): void {
    const [from, start] = [this.#pose, this.#time];
    this.#pose = { ...from, ...to };
    this.#time = start + time;
    this.layer = layer;
    this.legs.push({ from, to: this.#pose, start, end: this.#time, layer, gravity, hop, ease });
  }

  /** Change the speed of the whole route. */
  scale(by: number): void {
    for (const leg of this.legs) {
      leg.start *= by;
      leg.end *= by;
      leg.gravity /= by * by;
    }
    this.#time *= by;
  }

  /** Return the pose at a time, and what the keshi is in front of. */
  at(time: number): Pose & { layer: Layer } {
    const [first] = this.legs;
    const leg = this.legs.find(({ end }) => time < end);
    if (!leg || !first) return { ...this.#pose, layer: this.layer };
    const span = leg.end - leg.start;
    const share = Math.max(0, (time - leg.start) / span);
    const { from, to, layer, gravity, hop } = leg;
    const gone = leg.ease(share);
    const mix = (one: number, other: number): number => one + (other - one) * gone;
    const arc = share * (1 - share);
    return {
      x: mix(from.x, to.x),
      y: mix(from.y, to.y) - 0.5 * gravity * span * span * arc,
      turn: mix(from.turn, to.turn),
      tilt: mix(from.tilt, to.tilt),
      lift: mix(from.lift, to.lift) + 4 * hop * arc,
      size: mix(from.size, to.size),
      layer,
    };
  }
}
