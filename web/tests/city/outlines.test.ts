// The whole City in words: everything in it, with its explanation.
import { beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../src/api/messages";
import { outline } from "../support/outline";
import { drawn, table, tables } from "./cities";

beforeEach(() => void vi.useFakeTimers());

/** Leave nothing to take. */
function empty(view: View): void {
  view.scroll_stacks = view.scroll_stacks.map(() => []);
  view.luxury_stacks = view.luxury_stacks.map(() => 0);
  Object.assign(view, { base: {}, tower: {}, supply: {} });
}

const touched = { onpart: () => undefined, touch: true };
const CITIES: [name: string, draw: () => Element][] = [
  ["with everything", () => drawn(tables["deluxe, all modules"]!, undefined, touched)],
  ["at the end of a solo game", () => drawn(table("pashabot", empty))],
];

test.each(CITIES)("the City %s matches its outline", async (name, draw) => {
  const city = draw();
  await Promise.resolve();
  await expect(outline(city)).toMatchFileSnapshot(`../outlines/city ${name}.txt`);
});
