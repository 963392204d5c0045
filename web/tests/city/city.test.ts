// For given views, the right things are in the right places of the City.

import { beforeEach, describe, expect, test } from "vitest";
import { pieces } from "../../src/city/pieces";
import { areas, HEIGHT, type Part, parts, WIDTH } from "../../src/city/places";
import { riverCells } from "../../src/city/riverPlaces";
import { scorePlace } from "../../src/city/scorePlaces";
import { stairStep } from "../../src/city/stairPlaces";
import { t } from "../../src/lib/texts.svelte";
import { once } from "../support/detached";
import {
  names,
  table,
  drawn,
  targets,
  spot,
  piece,
  within,
  sorted,
  unnamed,
  isAbsent,
  box,
  tables,
} from "./cities";

describe.each(names)("the City (%s)", (name) => {
  const view = tables[name]!;
  const rooms = areas(view);
  const seats = view.players.map((_, seat) => seat).filter((seat) => !isAbsent(view, seat));

  let city: Element;
  beforeEach(() => {
    city = once(name, () => drawn(view));
  });

  test("every fisherman is on the right step of the river", () => {
    const cells = riverCells(rooms.get("river")!, box).filter((cell) => cell.kind !== "rapid");
    for (const seat of seats) {
      const cell = cells[view.players[seat]!.fisherman]!;
      expect(within(piece(city, `fisherman-${seat}`), cell)).toBe(true);
    }
  });

  test("every courtier and student is on the right step", () => {
    for (const stair of ["palace", "mosque"] as const)
      for (const seat of seats) {
        const step = stairStep(rooms.get("stairs")!, box, stair, view.players[seat]![stair]);
        expect(within(piece(city, `${stair}-${seat}`), step)).toBe(true);
      }
  });

  test("the gates left in the workshops are shown and counted", () => {
    const left = view.workshops.flatMap((gates, k) =>
      Object.keys(gates).map((colour) => `gate.${k + 1}.${colour}`),
    );
    expect(sorted(targets(city, "gate."))).toEqual(sorted(left));
    view.workshops.forEach((gates, k) => {
      for (const [colour, count] of Object.entries(gates))
        expect(spot(city, `gate.${k + 1}.${colour}`).textContent.trim()).toBe(
          count > 1 ? String(count) : "",
        );
    });
  });

  test("all scrolls and luxury goods on offer are shown", () => {
    const scrolls = view.scrolls.flat().filter(Boolean);
    expect(sorted(targets(city, "scroll."))).toEqual(sorted(scrolls.map((n) => `scroll.${n}`)));
    const goods = view.luxury.filter(Boolean);
    expect(sorted(targets(city, "luxury."))).toEqual(sorted(goods.map((n) => `luxury.${n}`)));
    expect(targets(city, "academy.")).toHaveLength(4);
    expect(targets(city, "office.")).toHaveLength(3);
  });

  test("the score track has 70 spaces, or 100 in the Deluxe Edition, and all markers", () => {
    const lap = view.edition === "deluxe" ? 100 : 70;
    const track = city.querySelector(`[aria-label="${t("word-score-track")}"]`)!;
    expect(track.querySelectorAll("text, .dot")).toHaveLength(lap);
    for (const seat of seats) {
      const { x, y } = scorePlace(view.players[seat]!.score, lap);
      const marker = piece(city, `score-${seat}`);
      expect(Math.hypot(marker.x - x, marker.y - y)).toBeLessThan(20);
    }
  });

  test("the pieces of a module appear only when it is in play", () => {
    const all = view.modules.length > 0;
    const shown = [...city.querySelectorAll("[data-part]")].map((part) =>
      part.getAttribute("data-part"),
    );
    expect(shown.includes("race")).toBe(all);
    expect(shown.includes("towns")).toBe(all);
    expect(targets(city, "base.nomad")).toHaveLength(all ? 1 : 0);
    expect(targets(city, "town.")).toHaveLength(view.open_towns?.length ?? 0);
    expect(targets(city, "award.")).toHaveLength(view.awards?.length ? 5 : 0);
    expect(city.querySelectorAll('[data-piece^="camel-"]')).toHaveLength(
      view.players.filter((player) => player.camel).length,
    );
    const pawns = Object.values(view.pawns ?? {}).filter((pawn) => pawn.step || pawn.holder >= 0);
    expect(city.querySelectorAll('[data-piece="sultan"], [data-piece="imam"]')).toHaveLength(
      pawns.length,
    );
  });

  test("nothing is outside the City or its part", () => {
    for (const { area } of parts(view)) {
      expect(area.x).toBeGreaterThan(0);
      expect(area.x + area.width).toBeLessThan(WIDTH);
      expect(area.y + area.height).toBeLessThan(HEIGHT);
    }
    const home = { fisherman: "river", camel: "race", score: "" } as Record<string, Part | "">;
    for (const one of pieces(view, box, rooms)) {
      const part = home[one.kind] ?? "stairs";
      if (part) expect(within(one, rooms.get(part)!)).toBe(true);
    }
  });

  test("everything has a label", () => {
    expect(unnamed(city)).toEqual([]);
    expect(city.querySelector("svg")?.getAttribute("role")).toBe("group");
  });
});

test("the full Pashabot has pieces in the City, but the simplified one has none", () => {
  expect(drawn(tables["simplified"]!).querySelector('[data-piece$="-1"]')).toBeNull();
  const keys = pieces(tables["pashabot"]!, box, areas(tables["pashabot"]!)).map((one) => one.key);
  expect(keys).toContain("fisherman-1");
  expect(keys).toContain("palace-1");
});

test("the points of completed laps are shown on the score marker", () => {
  const city = drawn(
    table("essential", ({ players }) => {
      for (const one of players) Object.assign(one, { score: 20, lap: 0 });
      Object.assign(players[1]!, { score: 151, lap: 140 });
    }),
  );
  const marker = city.querySelector('[data-piece="score-1"]')!;
  expect(marker.textContent.trim()).toBe("140");
  expect(piece(city, "score-1")).toEqual(scorePlace(11, 70));
});

test("only your own fisherman and score marker can be targeted", () => {
  const city = drawn(tables["essential"]!);
  expect(spot(city, "fisherman").closest("[data-piece]")?.getAttribute("data-piece")).toBe(
    "fisherman-0",
  );
  expect(targets(city, "score")).toEqual(["score"]);
});
