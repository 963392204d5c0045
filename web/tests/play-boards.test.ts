// The panes of a table: the City or a part of it, and the boards.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Box, View } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import type { Look } from "../src/play/boards/cityCamera";
import TableBoards from "../src/play/boards/TableBoards.svelte";
import { ViewFocus } from "../src/play/boards/viewFocus.svelte";
import { sized } from "./support/windowSize";
import { realGames } from "./support/realGames";

const { box, ...tables } = realGames("laid_out") as { box: Box } & Record<
  "two" | "three" | "four",
  View
>;

interface More {
  phone?: boolean;
  opened?: number;
  look?: Look;
}

function panes(view: View, more: More = {}): ReturnType<typeof render> {
  return render(TableBoards, {
    view,
    box,
    names: ["Amina", "Bilal", "Chama", "Driss"],
    seat: 0,
    layer: "B1",
    opened: -1,
    onopen: () => {},
    phone: false,
    focus: new ViewFocus(),
    look: null,
    where: null,
    acting: [],
    did: createRawSnippet(() => ({ render: () => "<p></p>" })),
    ...more,
  });
}

/** The parts of the City that are drawn. */
function shown(): (string | undefined)[] {
  return [...document.querySelectorAll<SVGElement>(".city [data-part]")].map(
    (part) => part.dataset.part,
  );
}

/** The name of a part of the City, which enlarges it. */
const enlarge = (part: string) =>
  screen.getByRole("button", { name: t("city-enlarge", { part: t(`city-part-${part}`) }) });

beforeEach(() => {
  sized(1440, 900);
  // happy-dom has no layout
  for (const [side, size] of [
    ["clientWidth", 580],
    ["clientHeight", 670],
  ] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(size);
});

/** The camera's zoom on the City. */
function zoom(): number {
  const style = document.querySelector(".glides")!.getAttribute("style")!;
  return Number(/--zoom: *([\d.]+)/.exec(style)?.[1]);
}

describe("the camera on the City", () => {
  const whole = (): HTMLElement | null => screen.queryByRole("button", { name: t("city-whole") });

  test("moves to the decision, and on to the next place", async () => {
    const { rerender } = panes(tables.four);
    expect([zoom(), whole()]).toEqual([1, null]);
    await rerender({ look: ["academies"] });
    expect(zoom()).toBeGreaterThan(1.8);
    await rerender({ look: ["stairs"] });
    expect(zoom()).toBeGreaterThan(1.4);
    await rerender({ look: ["academies", "souk"] });
    expect(zoom()).toBe(1);
  });

  test("shows the whole City on request, until there is something else to see", async () => {
    const { rerender } = panes(tables.four, { look: ["academies"] });
    await fireEvent.click(whole()!);
    expect([zoom(), whole()]).toEqual([1, null]);
    await rerender({ look: ["academies"] });
    expect(zoom()).toBe(1);
    await rerender({ look: ["tower"] });
    expect(zoom()).toBeGreaterThan(1.8);
  });

  test("moves to a part whose name is clicked, and back on a pinch", async () => {
    panes(tables.four);
    await fireEvent.click(enlarge("souk"));
    expect(zoom()).toBeGreaterThan(1.8);
    await fireEvent.click(enlarge("workshops"));
    expect(enlarge("souk")).toBeTruthy();
    const pinch = new Event("wheel", { bubbles: true, cancelable: true });
    await fireEvent(
      document.querySelector(".glides")!,
      Object.assign(pinch, { ctrlKey: true, deltaY: 4 }),
    );
    expect(zoom()).toBe(1);
  });

  test("stays with an event for a while, then shows the whole City", async () => {
    vi.useFakeTimers();
    const { rerender } = panes(tables.four, { look: ["river"] });
    await rerender({ look: null });
    expect(zoom()).toBeGreaterThan(1.4);
    await vi.advanceTimersByTimeAsync(1500);
    expect(zoom()).toBe(1);
  });

  test("moves only on request in calm mode", async () => {
    prefer({ calm: true });
    panes(tables.four, { look: ["academies"] });
    expect(zoom()).toBe(1);
    await fireEvent.click(enlarge("souk"));
    expect(zoom()).toBeGreaterThan(1.8);
  });
});

test("a phone shows a part of the City alone when it is touched", async () => {
  panes(tables.four, { phone: true });
  expect(shown()).toHaveLength(6);
  await fireEvent.click(document.querySelector("[data-part=river] .water")!);
  expect(shown()).toEqual(["river"]);
});

describe("a phone", () => {
  type At = [x: number, y: number];
  function touch(kind: string, touches: At[], changed: At[] = touches): void {
    const points = (some: At[]) => some.map(([clientX, clientY]) => ({ clientX, clientY }));
    const more = { touches: points(touches), changedTouches: points(changed) };
    document.querySelector(".panes")!.dispatchEvent(Object.assign(new Event(kind), more));
  }
  async function swipe(from: number, to: number): Promise<void> {
    touch("touchstart", [[from, 0]]);
    touch("touchend", [], [[to, 0]]);
    await tick();
  }
  const region = () => document.querySelector(".panes > section")!.getAttribute("aria-label");

  test("goes to the next tab on a swipe, or to the next part if one is shown alone", async () => {
    panes(tables.four, { phone: true });
    await tick();
    expect(region()).toBe(t("play-city"));
    await swipe(0, 100);
    expect(region()).toBe(t("play-city")); // the first tab
    await swipe(100, 0);
    expect(region()).toBe(t("play-own-board"));
    await swipe(0, 100);
    await fireEvent.click(document.querySelector("[data-part=river] .water")!);
    const all = ["river", "tower", "academies", "stairs", "souk", "workshops"];
    const order: (string | undefined)[] = [];
    for (let k = 0; k < all.length; k++) {
      order.push(shown()[0]);
      await swipe(100, 0);
    }
    expect([...order].sort()).toEqual([...all].sort());
    expect(shown()).toEqual(["river"]);
    await swipe(0, 100);
    expect(shown()).toEqual([order.at(-1)]);
  });

  test("leaves a part when two fingers move together", async () => {
    panes(tables.four, { phone: true });
    await tick();
    const river = () => document.querySelector("[data-part=river] .water")!;
    await fireEvent.click(river());
    expect(shown()).toHaveLength(1);
    touch("touchstart", [
      [0, 0],
      [100, 0],
    ]);
    touch("touchmove", [
      [0, 0],
      [50, 0],
    ]);
    await tick();
    expect(shown()).toHaveLength(6);
  });

  test("shows the board that was opened, and the first player's board to spectators", async () => {
    const { rerender } = panes(tables.four, { phone: true, opened: 2 });
    await tick();
    expect(document.querySelector("[data-board='2']")).toBeTruthy();
    await rerender({ opened: -1, seat: -1 });
    await swipe(0, 100);
    expect(region()).toBe(t("play-board-of", { name: "Amina" }));
    expect(document.querySelector("[data-board='0']")).toBeTruthy();
  });
});
