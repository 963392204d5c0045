// The river: fishermen, rapids, tiles and the island.

import { describe, expect, test } from "vitest";
import { areas } from "../../src/city/places";
import { jettySpots, riverCells } from "../../src/city/riverPlaces";
import { table, drawn, targets, spot, piece, box, tables } from "./cities";

describe("river", () => {
  test("whoever came first stands before the others", () => {
    const view = table("essential", (one) => {
      for (const player of one.players) player.fisherman = 5;
      one.river_order = [2, 0, 3, 1];
    });
    const city = drawn(view, "river");
    const heights = view.river_order.map((seat) => piece(city, `fisherman-${seat}`).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });

  test("the first at the jetty has its best spot", () => {
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

  test("the rapids behind one's own fisherman are marked as usable", () => {
    const usable = (step: number): number =>
      drawn(
        table("essential", (one) => (one.players[0]!.fisherman = step)),
        "river",
      ).querySelectorAll(".usable").length;
    expect(box.river.rapids.map(usable)).toEqual([1, 2, 3, 4]);
    expect(usable(box.river.rapids[0]! - 1)).toBe(0);
  });

  test("the tile of the season can be aimed at, the others only looked at", () => {
    const city = drawn(
      table("essential", (one) => (one.season = 2)),
      "river",
    );
    const tile = tables["essential"]!.river_tiles[1];
    expect(spot(city, "river-tile").getAttribute("aria-label")).toBe(
      `River tile ${tile}, season 2`,
    );
    expect(city.querySelectorAll('[aria-label^="River tile"]')).toHaveLength(3);
  });

  test("oases that anybody may take lie on the island", () => {
    const city = drawn(
      table("essential", (one) => (one.open_oases = [3, 17, 25])),
      "river",
    );
    expect(targets(city, "open-oasis.")).toEqual(["open-oasis.1", "open-oasis.2", "open-oasis.3"]);
    expect(spot(city, "open-oasis.2").getAttribute("aria-label")).toBe("Oasis 17");
  });
});
