// The river: fishermen, rapids, tiles and the island.

import { describe, expect, test } from "vitest";
import { areas } from "../../src/city/places";
import { jettySpots, riverCells } from "../../src/city/riverPlaces";
import { t } from "../../src/lib/texts.svelte";
import { table, drawn, targets, spot, piece, box, tables } from "./cities";

describe("the river", () => {
  test("the first fisherman to arrive is in front of the others", () => {
    const view = table("essential", (one) => {
      for (const player of one.players) player.fisherman = 5;
      one.river_order = [2, 0, 3, 1];
    });
    const city = drawn(view, "river");
    const heights = view.river_order.map((seat) => piece(city, `fisherman-${seat}`).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });

  test("the first fisherman at the jetty gets its best spot", () => {
    const view = table("essential", (one) => {
      one.players[3]!.fisherman = box.river.jetty;
      one.players[1]!.fisherman = box.river.jetty;
      one.river_order = [3, 1];
    });
    const city = drawn(view, "river");
    const cell = riverCells(areas(view, "river").get("river")!, box).at(-1)!;
    const spots = jettySpots(cell, 4);
    expect(piece(city, "fisherman-3")).toEqual(spots[0]);
    expect(piece(city, "fisherman-1")).toEqual(spots[1]);
  });

  test("the rapids behind your own fisherman are marked as usable", () => {
    const usable = (step: number): number =>
      drawn(
        table("essential", (one) => (one.players[0]!.fisherman = step)),
        "river",
      ).querySelectorAll(".usable").length;
    expect(box.river.rapids.map(usable)).toEqual([1, 2, 3, 4]);
    expect(usable(box.river.rapids[0]! - 1)).toBe(0);
  });

  test("the season's tile can be targeted, the others only viewed", () => {
    const city = drawn(
      table("essential", (one) => (one.season = 2)),
      "river",
    );
    const tiles = tables["essential"]!.river_tiles;
    const labels = tiles.map((number, k) => t("city-river-tile", { number, season: k + 1 }));
    expect(spot(city, "river-tile").getAttribute("aria-label")).toBe(labels[1]);
    const shown = labels.map((label) => city.querySelectorAll(`[aria-label="${label}"]`).length);
    expect(shown).toEqual([1, 1, 1]);
  });

  test("oases that anyone may take are on the island", () => {
    const city = drawn(
      table("essential", (one) => (one.open_oases = [3, 17, 25])),
      "river",
    );
    expect(targets(city, "open-oasis.")).toEqual(["open-oasis.1", "open-oasis.2", "open-oasis.3"]);
    expect(spot(city, "open-oasis.2").getAttribute("aria-label")).toBe(
      t("oasis-name", { number: 17 }),
    );
  });
});
