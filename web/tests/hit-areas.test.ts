// Small places take clicks around them, but never those meant for the next place.
import { tick } from "svelte";
import { expect, test } from "vitest";
import { HitAreas, type Hit } from "../src/game/hitAreas.svelte";

/** A place drawn at twice the size of its units. */
function place(x: number, y: number, size: number): SVGGElement {
  const box = { x: x / 2, y: y / 2, width: size / 2, height: size / 2 };
  return {
    getBoundingClientRect: () => new DOMRect(x, y, size, size),
    getBBox: () => box,
    getScreenCTM: () => ({ a: 2 }),
  } as unknown as SVGGElement;
}

async function areasOf(...places: SVGGElement[]): Promise<(Hit | null)[]> {
  const hits: (Hit | null)[] = places.map(() => null);
  const areas = new HitAreas();
  places.forEach((one, k) => areas.add(one, (hit) => (hits[k] = hit)));
  await tick();
  await tick();
  return hits;
}

test("a small place grows to 24 pixels, and a large one stays as it is", async () => {
  const [small, large] = await areasOf(place(100, 100, 10), place(300, 100, 40));
  expect(small).toEqual({ x: 46.5, y: 46.5, width: 12, height: 12 });
  expect(large).toBeNull();
});

test("neighbours share the room between them", async () => {
  const [left, right] = await areasOf(place(100, 100, 10), place(114, 100, 10));
  expect(left!.x + left!.width).toBe(56); // half the way, in units
  expect(right!.x).toBe(56);
  expect(left!.height).toBe(12);
});
