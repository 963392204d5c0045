// What the panes of a table show: the City or a part of it, boards.

import { execFileSync } from "node:child_process";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Toss } from "../src/city/tumble";
import type { Box, View } from "../src/lib/messages";
import { prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import Panes from "../src/play/Panes.svelte";

const GAMES = `
import json, msgspec
from marrakesh import Config, Game
from marrakesh.components import load
def table(players):
    return Game.new(Config(players), 3).view(0)
print(json.dumps({
    "box": json.loads(msgspec.json.encode(load())),
    "two": table(2), "three": table(3), "four": table(4),
}))`;
const { box, ...tables } = JSON.parse(
  execFileSync("../.venv/bin/python", ["-c", GAMES]).toString(),
) as { box: Box } & Record<"two" | "three" | "four", View>;

const TOSS: Toss = { thrown: { green: 2 }, fallen: { green: 1 }, stays: { green: 1 } };

function panes(view: View, more: { phone?: boolean; toss?: Toss } = {}): ReturnType<typeof render> {
  return render(Panes, {
    view,
    box,
    names: ["Amina", "Bilal", "Chama", "Driss"],
    seat: 0,
    layer: "B1",
    toss: null,
    opened: -1,
    onopen: () => {},
    phone: false,
    where: null,
    ...more,
  });
}

/** The parts of the City that are drawn. */
function shown(): (string | undefined)[] {
  return [...document.querySelectorAll<SVGElement>(".city [data-part]")].map(
    (part) => part.dataset.part,
  );
}

function sized(width: number, height: number): void {
  (globalThis as unknown as { happyDOM: { setViewport(to: object): void } }).happyDOM.setViewport({
    width,
    height,
  });
}

beforeAll(() => speak("en"));
beforeEach(() => {
  prefer({ lang: "en", speed: "normal" });
  sized(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a part of the City", () => {
  test("opens by its name, and Escape leads back", async () => {
    panes(tables.four);
    expect(shown()).toHaveLength(6);
    await fireEvent.click(screen.getByRole("button", { name: "Souk: enlarge" }));
    expect(shown()).toEqual(["souk"]);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(shown()).toHaveLength(6);
  });

  test("has tabs to the others and a way back", async () => {
    panes(tables.four);
    await fireEvent.click(screen.getByRole("button", { name: "Souk: enlarge" }));
    await fireEvent.click(screen.getByRole("button", { name: "Workshops" }));
    expect(shown()).toEqual(["workshops"]);
    const [back] = screen.getAllByRole("button", { name: "The whole City" });
    await fireEvent.click(back!);
    expect(shown()).toHaveLength(6);
  });

  test("makes room when the next decision lies elsewhere", async () => {
    const { rerender } = panes(tables.four);
    await fireEvent.click(screen.getByRole("button", { name: "Souk: enlarge" }));
    await rerender({ where: { tab: "city", part: "souk" } });
    expect(shown()).toEqual(["souk"]);
    await rerender({ where: { tab: "city", part: "academies" } });
    expect(shown()).toHaveLength(6);
  });

  test("opens on a phone wherever it is touched", async () => {
    panes(tables.four, { phone: true });
    await fireEvent.click(document.querySelector("[data-part=river] .water")!);
    expect(shown()).toEqual(["river"]);
  });
});

describe("the toss", () => {
  const large = (): Element | null => document.querySelector(".toss");

  test("is seen large, for two seconds at most", async () => {
    vi.useFakeTimers();
    panes(tables.four, { toss: TOSS });
    await vi.advanceTimersByTimeAsync(100);
    expect(large()?.querySelector("[data-part=tower]")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(large()).toBeNull();
  });

  test("ends when it is skipped", async () => {
    const { rerender } = panes(tables.four, { toss: TOSS });
    expect(large()).toBeTruthy();
    await rerender({ toss: null });
    expect(large()).toBeNull();
  });

  test("does not come up where nothing shall move", () => {
    prefer({ speed: "none" });
    panes(tables.four, { toss: TOSS });
    expect(large()).toBeNull();
  });
});
