import { expect, test } from "vitest";
import type { Box } from "../src/api/messages";
import { correctedBox, lineOf, pathOf, readLine } from "../src/game/corrections";
import { zipped } from "../src/lib/zip";

const BOX = {
  river: { jetty: 14, rapids: [3, 6] },
  luxury_goods: [
    { number: 1, type: "slipper", cost: ["yellow"] },
    { number: 2, type: "slipper", cost: ["orange"] },
  ],
  bridges: [
    { step: 12, cost: ["1 date"] },
    { step: 20, cost: ["2 dates"] },
  ],
  workshops: [{ dinars: 0 }, { dinars: 1 }],
  awards: [
    {
      tile: 1,
      side: "a",
      one: { colour: "green", gain: ["2 points"], claim: 0, scroll: null, river_bonus: false },
    },
  ],
} as unknown as Box;

test("a line gives the path and value of a correction", () => {
  const path = pathOf("luxury_goods", "2 slipper", "cost");
  expect(lineOf(path, ["yellow"])).toBe('luxury_goods 2 slipper cost = ["yellow"]');
  expect(readLine("river jetty = 15")).toEqual({ path: "river jetty", value: 15 });
  expect(pathOf("river", "", "jetty")).toBe("river jetty");
});

test("a corrected box differs from the original only in its corrections", () => {
  const box = correctedBox(BOX, [
    "river jetty = 15",
    'luxury_goods 2 slipper cost = ["purple", "purple"]',
    "bridges 12 step = 13",
    'bridges 12 cost = ["2 water"]',
    "workshops 2 dinars = 4",
    'awards 1 a one = {"colour": "red", "claim": 1}',
    "nothing here = 1",
  ]);
  expect(box).toEqual({
    river: { jetty: 15, rapids: [3, 6] },
    luxury_goods: [
      { number: 1, type: "slipper", cost: ["yellow"] },
      { number: 2, type: "slipper", cost: ["purple", "purple"] },
    ],
    bridges: [
      { step: 13, cost: ["2 water"] },
      { step: 20, cost: ["2 dates"] },
    ],
    workshops: [{ dinars: 0 }, { dinars: 4 }],
    awards: [
      {
        tile: 1,
        side: "a",
        one: { colour: "red", gain: [], claim: 1, scroll: null, river_bonus: false },
      },
    ],
  });
  expect(BOX.river.jetty).toBe(14);
  expect(correctedBox(BOX, [])).toBe(BOX);
});

test("a zip file contains its files, each with its checksum and length", async () => {
  const bytes = new Uint8Array(
    await zipped("components", { "river.toml": "jetty = 15\n" }).arrayBuffer(),
  );
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(0, true)).toBe(0x04034b50);
  expect(view.getUint32(14, true)).toBe(0x8bf55a1f);
  expect(view.getUint32(18, true)).toBe(11);
  expect(new TextDecoder().decode(bytes.slice(30, 30 + 21))).toBe("components/river.toml");
  expect(new TextDecoder().decode(bytes.slice(51, 62))).toBe("jetty = 15\n");
});
