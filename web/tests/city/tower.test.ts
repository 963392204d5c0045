// The cube tower and its base; the race.

import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import City from "../../src/city/City.svelte";
import { areas } from "../../src/city/places";
import { raceStep, race } from "../../src/city/racePlaces";
import { t } from "../../src/lib/texts.svelte";
import { table, drawn, targets, spot, piece, within, sorted, box, tables } from "./cities";

describe("the tower", () => {
  const full = table("essential", (one) => {
    one.base = { green: 3, white: 1 };
    one.tower = { pink: 2, red: 1 };
  });

  test("the keshis in the base are grouped by colour, with their numbers", () => {
    const city = drawn(full, "tower");
    expect(sorted(targets(city, "base."))).toEqual(["base.green", "base.white"]);
    expect(spot(city, "base.green").textContent.trim()).toBe("3");
    expect(spot(city, "base.green").getAttribute("aria-label")).toBe(
      t("city-base", { n: 3, colour: "green" }),
    );
  });

  test("keshis stuck inside are visible", () => {
    const label = t("city-tower", { n: 3 });
    const inside = drawn(full, "tower").querySelector(`[aria-label="${label}"]`)!;
    expect(inside.querySelectorAll('use[href="#keshi-pink"]')).toHaveLength(2);
    expect(inside.querySelectorAll('use[href="#keshi-red"]')).toHaveLength(1);
  });

  test("the supply is shown only in the Essential Edition, where it is limited", () => {
    const supply = `[aria-label="${t("city-supply")}"]`;
    const numbers = [...drawn(full, "tower").querySelectorAll(`${supply} text`)].map((one) =>
      Number(one.textContent),
    );
    expect(numbers).toEqual(box.colours.map(({ name }) => full.supply[name] ?? 0));
    expect(drawn(tables["deluxe"]!, "tower").querySelector(supply)).toBeNull();
  });

  test("the supply is shown in the whole City only while a question draws from it", () => {
    const supply = `[aria-label="${t("city-supply")}"]`;
    expect(drawn(full).querySelector(supply)).toBeNull();
    const decision = { targets: [], pointed: [], at: () => [], shortcut: () => undefined };
    const context = new Map([["decisions", { ...decision, draws: true }]]);
    const props = { view: full, box, names: [] };
    const { container } = render(City, { props, context });
    expect(container.querySelector(supply)).toBeTruthy();
  });
});

describe("the race", () => {
  test("camels are on their steps, or at the finish in the order of their places", () => {
    const view = table("essential, all modules", (one) => {
      one.players[0]!.camel = { step: 12, podium: 0, dung: 0 };
      one.players[1]!.camel = { step: 32, podium: 2, dung: 0 };
      one.players[2]!.camel = { step: 32, podium: 1, dung: 0 };
    });
    const city = drawn(view, "race");
    const { course } = race(areas(view, "race").get("race")!);
    expect(within(piece(city, "camel-0"), raceStep(course, box, 12))).toBe(true);
    expect(within(piece(city, "camel-1"), raceStep(course, box, 32))).toBe(true);
    expect(piece(city, "camel-2").y).toBeLessThan(piece(city, "camel-1").y);
  });

  test("the first camel over a goal line takes its dinar", () => {
    const dinars = (over: number[]): number =>
      [
        ...drawn(
          table("essential, all modules", (one) => (one.first_over = over)),
          "race",
        ).querySelectorAll('[aria-label^="Goal line"] use[href="#icon-dinar"]'),
      ].length;
    expect(dinars([])).toBe(3);
    expect(dinars([0, 2])).toBe(1);
  });
});
