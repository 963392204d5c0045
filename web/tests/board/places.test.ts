// Places on the board do not overlap, and a touch finds them.

import { describe, expect, test } from "vitest";
import { GATE_SECTORS } from "../../src/api/vocabulary";
import { tileHeight } from "../../src/art/shapes";
import { FILLED } from "../../src/board/constants";
import { PANELS, partAt, partOf, PARTS, type Point } from "../../src/board/places";
import {
  caravanSpace,
  gateSpace,
  guardPost,
  squareSpace,
  starSpace,
  vendorSpace,
} from "../../src/board/sectorPlaces";
import { besideAreas, fit, narrowAreas, ownedAreas } from "../../src/board/stripPlaces";
import { played, board, drawn, targets, within, distance, tables } from "./boards";

describe("places", () => {
  test("no two spaces on a board overlap", () => {
    const spaces: Point[] = [
      ...FILLED.map(vendorSpace),
      ...(["river", "orchard", "madrasa", "palace", "mosque"] as const).flatMap((sector) =>
        Array.from({ length: 8 }, (_, k) => starSpace(sector, k)),
      ),
      ...GATE_SECTORS.flatMap((sector) => [gateSpace(sector), guardPost(sector)]),
      ...Array.from({ length: 8 }, (_, k) => squareSpace(k)),
      ...Array.from({ length: 4 }, (_, k) => caravanSpace("left", k)),
      ...Array.from({ length: 4 }, (_, k) => caravanSpace("right", k)),
    ];
    spaces.forEach((a, k) =>
      spaces.slice(k + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(41)),
    );
    for (const space of spaces) expect(within(space, PARTS.sectors!)).toBe(true);
  });

  test("each gate space is on the side of the medina that its sector is on", () => {
    const { x, y, width, height } = PANELS.medina;
    const middle = { x: x + width / 2, y: y + height / 2 };
    expect(gateSpace("river").x).toBeLessThan(middle.x);
    expect(gateSpace("madrasa").x).toBeGreaterThan(middle.x);
    expect(gateSpace("souk").y).toBeGreaterThan(middle.y);
    expect(gateSpace("sahara").y).toBeLessThan(middle.y);
  });

  test("owned tiles stay inside their area and are large enough to read", () => {
    for (const modules of [
      { buildings: false, camels: false },
      { buildings: true, camels: true },
    ])
      for (const areas of [ownedAreas(modules), besideAreas(modules), narrowAreas(modules)])
        for (const [kind, area] of [
          ["scroll", areas.scrolls],
          ["luxury", areas.luxury],
        ] as const)
          for (let tiles = 1; tiles <= 24; tiles++) {
            const { width, places } = fit(tiles, kind, area);
            expect(places).toHaveLength(tiles);
            expect(width).toBeGreaterThanOrEqual(44);
            for (const { x, y } of places) {
              expect(x + width).toBeLessThanOrEqual(area.x + area.width + 0.1);
              expect(y + tileHeight(kind, width)).toBeLessThanOrEqual(area.y + area.height + 0.1);
            }
          }
  });

  test("every target on a board belongs to a part, and is drawn when that is shown alone", () => {
    for (const name of [...played, "start", "start, all modules"]) {
      const wanted = targets(board(name), "").filter((target) => !target.startsWith("town."));
      const parts = new Set(wanted.map(partOf));
      expect(wanted.filter((target) => partOf(target) === undefined)).toEqual([]);
      for (const part of parts)
        expect(targets(drawn(tables[name]!, 0, part), "")).toEqual(
          expect.arrayContaining(wanted.filter((target) => partOf(target) === part)),
        );
    }
  });
});

test("a touch selects the part of the board under it", () => {
  expect(partAt({ x: 300, y: 60 })).toBe("supply");
  expect(partAt({ x: 100, y: 300 })).toBe("sahara");
  expect(partAt({ x: 500, y: 670 })).toBe("medina");
  expect(partAt({ x: 850, y: 900 })).toBe("square");
  expect(partAt({ x: 500, y: 1150 })).toBe("owned");
});
