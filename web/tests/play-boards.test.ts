// What the panes of a table show: the City or a part of it, boards.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Box, View } from "../src/api/messages";
import type { Toss } from "../src/city/tumble";
import { prefer } from "../src/lib/settings.svelte";
import type { Look } from "../src/play/boards/cityCamera";
import TableBoards from "../src/play/boards/TableBoards.svelte";
import { ViewFocus } from "../src/play/boards/viewFocus.svelte";
import { sized } from "./support/windowSize";
import { realGames } from "./support/realGames";

const { box, ...tables } = realGames("laid_out") as { box: Box } & Record<
  "two" | "three" | "four",
  View
>;

const TOSS: Toss = { thrown: { green: 2 }, fallen: { green: 1 }, stays: { green: 1 } };

interface More {
  phone?: boolean;
  opened?: number;
  toss?: Toss;
  look?: Look;
}

function panes(view: View, more: More = {}): ReturnType<typeof render> {
  return render(TableBoards, {
    view,
    box,
    names: ["Amina", "Bilal", "Chama", "Driss"],
    seat: 0,
    layer: "B1",
    toss: null,
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

beforeEach(() => {
  sized(1440, 900);
  // happy-dom lays nothing out
  for (const [side, size] of [
    ["clientWidth", 580],
    ["clientHeight", 670],
  ] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(size);
});

/** The camera's shot of the City. */
function zoom(): number {
  const style = document.querySelector(".glides")!.getAttribute("style")!;
  return Number(/--zoom: *([\d.]+)/.exec(style)?.[1]);
}

describe("the camera on the City", () => {
  const whole = (): HTMLElement | null => screen.queryByRole("button", { name: "The whole City" });

  test("goes where something is asked, and to the next place", async () => {
    const { rerender } = panes(tables.four);
    expect([zoom(), whole()]).toEqual([1, null]);
    await rerender({ look: ["academies"] });
    expect(zoom()).toBeGreaterThan(1.8);
    await rerender({ look: ["stairs"] });
    expect(zoom()).toBeGreaterThan(1.4);
    await rerender({ look: ["academies", "souk"] });
    expect(zoom()).toBe(1);
  });

  test("shows the whole City when asked to, until there is something else to see", async () => {
    const { rerender } = panes(tables.four, { look: ["academies"] });
    await fireEvent.click(whole()!);
    expect([zoom(), whole()]).toEqual([1, null]);
    await rerender({ look: ["academies"] });
    expect(zoom()).toBe(1);
    await rerender({ look: ["tower"] });
    expect(zoom()).toBeGreaterThan(1.8);
  });

  test("goes where a part's name is clicked, and back", async () => {
    panes(tables.four);
    await fireEvent.click(screen.getByRole("button", { name: "Souk: enlarge" }));
    expect(zoom()).toBeGreaterThan(1.8);
    await fireEvent.click(screen.getByRole("button", { name: "Workshops: enlarge" }));
    expect(screen.getByRole("button", { name: "Souk: enlarge" })).toBeTruthy();
    const pinch = new Event("wheel", { bubbles: true, cancelable: true });
    await fireEvent(
      document.querySelector(".glides")!,
      Object.assign(pinch, { ctrlKey: true, deltaY: 4 }),
    );
    expect(zoom()).toBe(1);
  });

  test("rests a while after what happened, then shows the whole City", async () => {
    vi.useFakeTimers();
    const { rerender } = panes(tables.four, { look: ["river"] });
    await rerender({ look: null });
    expect(zoom()).toBeGreaterThan(1.4);
    await vi.advanceTimersByTimeAsync(1500);
    expect(zoom()).toBe(1);
  });

  test("stays where it is if it shall be calm", async () => {
    prefer({ calm: true });
    panes(tables.four, { look: ["academies"] });
    expect(zoom()).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "Souk: enlarge" }));
    expect(zoom()).toBeGreaterThan(1.8);
  });
});

test("a phone shows a part of the City alone, wherever it is touched", async () => {
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

  test("turns on to the next tab by a swipe, and within a part to the next part", async () => {
    panes(tables.four, { phone: true });
    await tick();
    expect(region()).toBe("City");
    await swipe(0, 100);
    expect(region()).toBe("City"); // the first
    await swipe(100, 0);
    expect(region()).toBe("Your board");
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

  test("leaves a part by its button, and by two fingers that move together", async () => {
    panes(tables.four, { phone: true });
    await tick();
    const river = () => document.querySelector("[data-part=river] .water")!;
    await fireEvent.click(river());
    await fireEvent.click(screen.getByRole("button", { name: "Whole" }));
    expect(shown()).toHaveLength(6);
    expect(screen.queryByRole("button", { name: "Whole" })).toBeNull();
    await fireEvent.click(river());
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

  test("shows the board that was opened, and to spectators the first player's", async () => {
    const { rerender } = panes(tables.four, { phone: true, opened: 2 });
    await tick();
    expect(document.querySelector("[data-board='2']")).toBeTruthy();
    await rerender({ opened: -1, seat: -1 });
    await swipe(0, 100);
    expect(region()).toBe("Board of Amina");
    expect(document.querySelector("[data-board='0']")).toBeTruthy();
  });
});

describe("the toss where the City is not in view", () => {
  const large = (): Element | null => document.querySelector(".toss");

  test("is seen large, for two seconds at most", async () => {
    vi.useFakeTimers();
    panes(tables.four, { toss: TOSS, opened: 1 });
    await vi.advanceTimersByTimeAsync(100);
    expect(large()?.querySelector("[data-part=tower]")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(large()).toBeNull();
  });

  test("ends when it is skipped", async () => {
    const { rerender } = panes(tables.four, { toss: TOSS, opened: 1 });
    expect(large()).toBeTruthy();
    await rerender({ toss: null });
    expect(large()).toBeNull();
  });

  test("does not come up where nothing shall move", () => {
    prefer({ speed: "none" });
    panes(tables.four, { toss: TOSS, opened: 1 });
    expect(large()).toBeNull();
  });
});
