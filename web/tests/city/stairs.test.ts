// The stairs: lines, staircase tiles, sultan and imam.

import { describe, expect, test } from "vitest";
import type { View } from "../../src/api/messages";
import { areas } from "../../src/city/places";
import { lineSpace, stairStep } from "../../src/city/stairPlaces";
import Stairs from "../../src/city/Stairs.svelte";
import { t } from "../../src/lib/texts.svelte";
import { beside } from "../support/detached";
import { table, drawn, targets, spot, piece, within, sorted, box, lines, tables } from "./cities";

describe("the stairs", () => {
  const standing = (palace: number, mosque: number, change?: (view: View) => void): View =>
    table("essential", (one) => {
      const found = lines.find(([p, m]) => p === palace && m === mosque)!;
      Object.assign(one.players[0]!, { palace, mosque, connection: found[2] });
      change?.(one);
    });

  test("the line between your own segments is highlighted and can be targeted", () => {
    // The worked example: palace 2, mosque 4 is 1 dinar, turquoise, grey, yellow, 5 points.
    const city = drawn(standing(4, 11), "stairs");
    expect(targets(city, "line.")).toHaveLength(5);
    const own = (gain: string) => t("city-own-line", { gain });
    const gains = ["dinars", "left", "middle", "right", "points"].map((column) =>
      spot(city, `line.${column}`).getAttribute("aria-label"),
    );
    expect(gains).toEqual([
      own(t("gain-dinar", { n: 1 })),
      own(t("gain-turquoise", { n: 1 })),
      own(t("gain-gray", { n: 1 })),
      own(t("gain-yellow", { n: 1 })),
      own(t("gain-point", { n: 5 })),
    ]);
    expect(city.querySelectorAll(".line.own")).toHaveLength(1);
  });

  test("a line has no space at the palace's first segment or the mosque's outer segments", () => {
    expect(sorted(targets(drawn(standing(0, 7), "stairs"), "line."))).toEqual(
      sorted(["line.dinars", "line.middle", "line.right", "line.points"]),
    );
    expect(sorted(targets(drawn(standing(7, 16), "stairs"), "line."))).toEqual(
      sorted(["line.dinars", "line.left", "line.middle", "line.points"]),
    );
  });

  test("there is no line between the two lowest segments, and none for spectators", () => {
    expect(drawn(standing(3, 3), "stairs").querySelectorAll(".line.own")).toHaveLength(0);
    const city = drawn(
      standing(8, 8, (one) => (one.seat = -1)),
      "stairs",
    );
    expect(city.querySelectorAll(".line.own")).toHaveLength(0);
    expect(targets(city, "line.")).toEqual([]);
  });

  test("the middle of a line is halfway between its ends", () => {
    const area = areas(tables["essential"]!).get("stairs")!;
    const left = lineSpace(area, box, "left", 2);
    const right = lineSpace(area, box, "right", 4);
    const middle = lineSpace(area, box, "middle", 6);
    expect(middle.x).toBeCloseTo((left.x + right.x) / 2);
    expect(middle.y).toBeCloseTo((left.y + right.y) / 2);
  });

  test("staircase tiles cover 12 spaces, and only if their module is in play", () => {
    expect(drawn(tables["essential"]!, "stairs").querySelectorAll(".space .tile")).toHaveLength(0);
    const city = drawn(tables["essential, all modules"]!, "stairs");
    expect(city.querySelectorAll(".space .tile")).toHaveLength(12);
  });

  test("the sultan and the imam wait on the stairs, or stay with their holder", () => {
    const view = table("essential, all modules", (one) => {
      one.players[2]!.mosque = 9;
      one.pawns = { sultan: { step: 5, holder: -1 }, imam: { step: 0, holder: 2 } };
    });
    const city = drawn(view, "stairs");
    const area = areas(view, "stairs").get("stairs")!;
    expect(within(piece(city, "sultan"), stairStep(area, box, "palace", 5))).toBe(true);
    const imam = piece(city, "imam");
    const student = piece(city, "mosque-2");
    expect(Math.hypot(imam.x - student.x, imam.y - student.y)).toBeLessThan(24);
  });
});

test("the preview of a climb to another segment shows the line from there", () => {
  const standing = (palace: number): View =>
    table("essential", (one) => {
      one.players[0]!.connection = { palace, mosque: 2, spaces: [] };
    });
  const view = standing(2);
  const lines = (palace: number): number => {
    const ahead = standing(palace);
    const area = areas(view).get("stairs")!;
    return beside(Stairs, { view, ahead, box, area }).querySelectorAll("[data-ghost=line]").length;
  };
  expect(lines(2)).toBe(0);
  expect(lines(3)).toBe(1);
});
