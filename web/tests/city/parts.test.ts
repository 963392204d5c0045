// One part of the City, shown alone.

import { describe, expect, test, vi } from "vitest";
import { areas, parts } from "../../src/city/places";
import PreviewOverlay from "../../src/city/PreviewOverlay.svelte";
import { t } from "../../src/lib/texts.svelte";
import { beside } from "../support/detached";
import { drawn, piece, within, box, tables } from "./cities";

test("a preview shows ghosts only for your own pieces that move", () => {
  const view = structuredClone(tables["essential"]!);
  const then = structuredClone(view);
  const [me, other] = then.players;
  me!.fisherman = me!.fisherman === 5 ? 6 : 5;
  me!.score += 3;
  other!.score += 1;
  const target = beside(PreviewOverlay, { view, ahead: then, box, rooms: areas(view) });
  const ghosts = [...target.querySelectorAll<SVGElement>("[data-ghost]")];
  expect(ghosts.map((ghost) => ghost.dataset.ghost)).toEqual(["fisherman", "score"]);
});

test("each part can be shown alone", () => {
  const view = tables["essential, all modules"]!;
  for (const { name } of parts(view))
    for (const ratio of [0.7, 1, 2.2]) {
      const area = areas(view, name, ratio).get(name)!;
      const city = drawn(view, name, { ratio });
      const shown = [...city.querySelectorAll("[data-part]")];
      expect(shown.map((part) => part.getAttribute("data-part"))).toEqual([name]);
      const [x, y, width, height] = city
        .querySelector("svg")!
        .getAttribute("viewBox")!
        .split(" ")
        .map(Number);
      const seen = { x: x!, y: y!, width: width!, height: height! };
      expect(within(area, seen)).toBe(true);
      for (const one of city.querySelectorAll<SVGElement>("[data-piece]"))
        expect(within(piece(city, one.dataset.piece!), area)).toBe(true);
    }
});

describe("the name of a part", () => {
  const view = tables["essential, all modules"]!;

  test("opens the part by click or key, and closes it again", () => {
    const onpart = vi.fn();
    const heading = (focus?: string): Element =>
      drawn(view, focus, { onpart }).querySelector("[data-part=souk] [role=button]")!;
    expect(heading().getAttribute("aria-label")).toBe(
      t("city-enlarge", { part: t("city-part-souk") }),
    );
    heading().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpart).toHaveBeenLastCalledWith("souk");
    heading().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onpart).toHaveBeenCalledTimes(2);
    heading("souk").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpart).toHaveBeenLastCalledWith("");
  });

  test("is the only target for a mouse, but a touch anywhere on the part opens it", () => {
    const onpart = vi.fn();
    const press = (touch: boolean): boolean =>
      drawn(view, undefined, { onpart, touch })
        .querySelector("[data-part=race] .space")!
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press(false);
    expect(onpart).not.toHaveBeenCalled();
    press(true);
    expect(onpart).toHaveBeenCalledWith("race");
  });
});
