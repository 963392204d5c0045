// Small places take clicks and taps around them, too, up to half the way to the next place.

import { getContext, setContext, tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** The least width and height of a target in pixels, for a finger and for a mouse. */
const FINGER = 40;
const MOUSE = 24;
const KEY = Symbol("hit areas");
const coarse = new MediaQuery("pointer: coarse");

/** An area in the units of a place's own drawing. */
export interface Hit {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Small {
  group: SVGGElement;
  box: DOMRect;
  /** How far the area may extend beyond the drawing, in pixels, to either side. */
  dx: number;
  dy: number;
}

export class HitAreas {
  readonly #places = new Map<SVGGElement, (hit: Hit | null) => void>();
  #waiting = false;

  /** Add a place that can be chosen; call the returned function when it no longer can. */
  add(group: SVGGElement, show: (hit: Hit | null) => void): () => void {
    this.#places.set(group, show);
    this.renew();
    return () => this.#places.delete(group);
  }

  /** Find the areas again, after places or the size of the drawing have changed. */
  renew(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    for (const show of this.#places.values()) show(null);
    void tick().then(() => {
      this.#waiting = false;
      this.#spread();
    });
  }

  #spread(): void {
    const least = coarse.current ? FINGER : MOUSE;
    const all = [...this.#places.keys()].map((group): Small => {
      const box = group.getBoundingClientRect();
      const lacking = (size: number): number => Math.max(0, (least - size) / 2);
      return { group, box, dx: lacking(box.width), dy: lacking(box.height) };
    });
    const small = all.filter(({ box, dx, dy }) => box.width && (dx || dy));
    for (const one of small) for (const other of all) if (one !== other) keepApart(one, other.box);
    for (const one of small) this.#places.get(one.group)?.(areaOf(one));
  }
}

/** Limit an area to half the way to another place. */
function keepApart(one: Small, { left, right, top, bottom }: DOMRect): void {
  const across = Math.max(left - one.box.right, one.box.left - right);
  const down = Math.max(top - one.box.bottom, one.box.top - bottom);
  if (across < 0 && down < 0) return; // one is on top of the other
  if (across >= down) one.dx = Math.min(one.dx, across / 2);
  else one.dy = Math.min(one.dy, down / 2);
}

function areaOf({ group, dx, dy }: Small): Hit | null {
  const scale = group.getScreenCTM()?.a;
  if (!scale) return null;
  const { x, y, width, height } = group.getBBox();
  const [more, taller] = [dx / scale, dy / scale];
  return { x: x - more, y: y - taller, width: width + 2 * more, height: height + 2 * taller };
}

/** Provide hit areas to the places of a drawing. `size` changes with its size on the screen. */
export function provideHitAreas(size: () => unknown): void {
  const areas = new HitAreas();
  setContext(KEY, areas);
  $effect(() => {
    void [size(), coarse.current];
    areas.renew();
  });
}

export function presentHitAreas(): HitAreas | undefined {
  return getContext<HitAreas | undefined>(KEY);
}
