// The toss: its outcome, the keshis' routes, how long it takes, and the stage.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Box, Colour, GameEvent, View } from "../src/api/messages";
import { COLOURS } from "../src/api/vocabulary";
import SettingsMenu from "../src/game/SettingsMenu.svelte";
import { prefer, settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { choreograph, END, seenBy, type Choreography } from "../src/play/toss/choreography";
import { tossOf, type Toss } from "../src/play/toss/outcome";
import { fitIn, stageFor, type Stage } from "../src/play/toss/stage";
import { TossClock } from "../src/play/toss/tossClock.svelte";
import TossStage from "../src/play/toss/TossStage.svelte";
import { realGames } from "./support/realGames";
import { event } from "./support/sampleEvents";

const { box: _, ...tables } = realGames("laid_out") as { box: Box } & Record<"two" | "four", View>;

/** Six thrown by two players, two old ones inside: a pink keshi and the one of the madrasa get
 * stuck, an old white one comes loose. */
const TOSS: Toss = [
  { colour: "turquoise", by: [0], inside: 0, fallen: 1 },
  { colour: "gray", by: [0], inside: 0, fallen: 0 },
  { colour: "white", by: [], inside: 2, fallen: 1 },
  { colour: "pink", by: [0, 1], inside: 0, fallen: 1 },
  { colour: "red", by: [1], inside: 0, fallen: 1 },
  { colour: "purple", by: [1], inside: 0, fallen: 1 },
];

/** Twelve colours thrown by four players, with a full tower. */
const MOST: Toss = COLOURS.map((colour, k) => ({
  colour,
  by: [k % 4],
  inside: 2,
  fallen: k % 3,
}));

const STAGES: [string, Stage][] = [
  ["table", stageFor(1440, 900)],
  ["phone", stageFor(390, 664)],
];
const CASES = STAGES.flatMap(([name, stage]): [string, Toss, Stage, number][] => [
  [`two players on a ${name}`, TOSS, stage, 2],
  [`four players and a full tower on a ${name}`, MOST, stage, 4],
]);

const planned = (toss: Toss, stage: Stage, players: number): Choreography =>
  choreograph(toss, stage, [...Array(players).keys()]);

const sum = (toss: Toss, of: (one: Toss[number]) => number): number =>
  toss.reduce((all, one) => all + of(one), 0);

describe("the outcome", () => {
  test("says who threw what, what was inside and what fell out, in the order of colours", () => {
    const view = structuredClone(tables.two);
    view.tower = { white: 2 };
    view.players[0]!.chosen = ["pink", "turquoise", "gray"];
    view.players[1]!.chosen = [];
    const toss = (colour: Colour, thrown: number, fallen: number): GameEvent =>
      event(-1, "toss", { colour, thrown, fallen }, "");
    const events = [
      event(1, "selected", { colours: ["red", "purple", "pink"] }, ""),
      toss("pink", 2, 1),
      toss("purple", 1, 1),
      toss("red", 1, 1),
      toss("turquoise", 1, 1),
      toss("gray", 1, 0),
      toss("white", 0, 1),
    ];
    expect(tossOf(view, events)).toEqual(TOSS);
    expect(tossOf(view, events.slice(0, 1))).toBeNull();
  });
});

describe.each(CASES)("the choreography for %s", (_name, toss, stage, players) => {
  const { pieces, lanes, hits } = planned(toss, stage, players);

  test("gives every keshi a route, from its player's hand or its place inside", () => {
    const all = pieces.map(({ colour, seat }) => `${colour} ${seat}`);
    const expected = toss.flatMap(({ colour, by, inside }) => [
      ...by.map((seat) => `${colour} ${seat}`),
      ...Array<string>(inside).fill(`${colour} -1`),
    ]);
    expect(all.sort()).toEqual(expected.sort());
    for (const { seat, route } of pieces) {
      const { layer, x } = route.at(0);
      expect(layer).toBe(seat < 0 ? "inside" : "hand");
      if (seat >= 0) expect(x < stage.width / 2).toBe(seat % 2 === 0);
    }
  });

  test("counts only what has been seen, and adds up", () => {
    const plan = { pieces, lanes, hits };
    expect(seenBy(plan, 0)).toEqual({ in: 0, out: 0, stuck: 0 });
    let before = seenBy(plan, 0);
    for (let time = 0; time <= END; time += 0.02) {
      const seen = seenBy(plan, time);
      for (const key of ["in", "out", "stuck"] as const)
        expect(seen[key]).toBeGreaterThanOrEqual(before[key]);
      before = seen;
    }
    const thrown = sum(toss, ({ by }) => by.length);
    const out = sum(toss, ({ fallen }) => fallen);
    const loose = sum(toss, ({ by, fallen }) => Math.max(0, fallen - by.length));
    expect(before).toEqual({ in: thrown, out, stuck: thrown + loose - out });
  });

  test("ends sorted in the fixed order of colours, each pile on the tray", () => {
    const colours = toss.filter(({ fallen }) => fallen).map(({ colour }) => colour);
    expect(lanes.map(({ colour }) => colour)).toEqual(colours);
    const { tray, rows, laid } = stage;
    const places = lanes.map(({ home }) => home);
    for (const [k, { x, y }] of places.entries()) {
      expect(rows.flat()).toContain(y);
      expect(x).toBeGreaterThan(tray.x + laid / 2);
      expect(x).toBeLessThan(tray.x + tray.width - laid / 2);
      if (k && places[k - 1]!.y === y) expect(x - places[k - 1]!.x).toBeGreaterThan(0.95 * laid);
    }
    for (const piece of pieces.filter(({ outAt }) => outAt <= END)) {
      const { layer, x, y } = piece.route.at(END);
      const { home, colour } = lanes[piece.lane]!;
      expect([colour, layer]).toEqual([piece.colour, "tray"]);
      expect([x, y]).toEqual([expect.closeTo(home.x, 3), expect.closeTo(home.y, 3)]);
    }
  });

  test("moves every keshi without jumps", () => {
    const fastest = 60 * stage.keshi;
    for (const { route } of pieces)
      for (let time = 0; time < END; time += 0.01) {
        const [from, to] = [route.at(time), route.at(time + 0.01)];
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(0.01 * fastest);
      }
  });

  test("leaves what got stuck inside the tower, no two in the same place", () => {
    const inside = pieces.filter(({ outAt }) => outAt > END).map(({ route }) => route.at(END));
    const { tower } = stage;
    for (const { layer, x, y } of inside) {
      expect(layer).toBe("inside");
      expect(x > tower.x && x < tower.x + tower.width && y < stage.ramp).toBe(true);
    }
    const places = inside.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

test("a stage fits its window, on phones from the top", () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 664],
    [360, 640],
    [740, 360],
  ] as const) {
    const stage = stageFor(width, height);
    const { scale, x, y } = fitIn(stage, width, height);
    expect(x + stage.width * scale).toBeLessThanOrEqual(width + 0.1);
    expect(y + (stage.tray.y + stage.tray.height) * scale).toBeLessThan(0.84 * height);
  }
});

describe("the time of a toss", () => {
  let clock: TossClock;
  let over: ReturnType<typeof vi.fn<() => void>>;

  beforeEach(() => {
    vi.useFakeTimers();
    clock = new TossClock();
    over = vi.fn<() => void>();
  });
  afterEach(() => clock.stop());

  const start = (): number => {
    clock.start(over);
    return clock.times!.motion + clock.times!.result;
  };

  test("is about three seconds, and half of that after the third toss", () => {
    prefer({ sound: true });
    for (const least of [2500, 2500, 2500, 1000]) {
      const all = start();
      expect(all).toBeGreaterThanOrEqual(least);
      expect(all).toBeLessThanOrEqual(least === 1000 ? 2000 : 3500);
      vi.advanceTimersByTime(all);
    }
    expect(over).toHaveBeenCalledTimes(4);
    prefer({ shortToss: false });
    expect(start()).toBeGreaterThan(2500);
    prefer({ shortToss: true });
    expect(start()).toBeLessThan(2100);
  });

  test("ends with the result when skipped, then immediately when skipped again", () => {
    start();
    clock.hurry();
    expect([clock.settled, over.mock.calls.length]).toEqual([true, 0]);
    clock.hurry();
    expect([clock.times, over.mock.calls.length]).toEqual([null, 1]);
  });

  test("is only the result with reduced motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    start();
    expect(clock.times!.motion).toBe(0);
    expect(clock.times!.result).toBeGreaterThan(1500);
  });
});

describe("the stage", () => {
  const NAMES = ["You", "Bilal"];
  let clock: TossClock;
  let frame: FrameRequestCallback;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, "now").mockReturnValue(0);
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => (frame = callback));
    clock = new TossClock();
  });

  async function raise(): Promise<void> {
    clock.start(() => {});
    render(TossStage, { toss: TOSS, clock, names: NAMES, first: 0 });
    await vi.advanceTimersByTimeAsync(0);
  }
  async function at(time: number): Promise<string> {
    frame(time);
    await vi.advanceTimersByTimeAsync(0);
    return document.querySelector(".counts")!.textContent.replace(/\s+/g, " ").trim();
  }

  test("counts what falls in, comes out and gets stuck", async () => {
    await raise();
    expect(await at(0)).toBe("0 in 0 out 0 stuck");
    expect(await at(1200)).toMatch(/^[1-6] in 0 out/);
    expect(await at(3000)).toBe("6 in 5 out 2 stuck");
    expect(screen.getByText(t("play-toss-loosened", { n: 1 }))).toBeTruthy();
  });

  test("shows the same end when it is skipped", async () => {
    await raise();
    await at(400);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(t("play-skip")) }));
    expect(await at(416)).toBe("6 in 5 out 2 stuck");
    expect(screen.getByRole("button", { name: new RegExp(t("play-toss-continue")) })).toBeTruthy();
  });

  test("offers sound once, after the first toss", async () => {
    const offered = (): HTMLElement | null =>
      screen.queryByRole("button", { name: t("play-toss-sound") });
    Object.defineProperty(navigator, "userActivation", {
      configurable: true,
      value: { hasBeenActive: false },
    });
    await raise();
    expect(offered()).toBeNull();
    clock.hurry();
    await at(100);
    await fireEvent.click(offered()!);
    expect([settings.sound, offered()]).toEqual([true, null]);
    expect(clock.times).not.toBeNull();
    prefer({ sound: false });
    clock.start(() => {});
    clock.hurry();
    expect(clock.times!.offer).toBe(false);
  });
});

test("the settings can shorten the toss", async () => {
  render(SettingsMenu);
  await fireEvent.click(screen.getByRole("button", { name: t("start-settings") }));
  const check = screen.getByRole<HTMLInputElement>("checkbox", { name: t("start-short-toss") });
  expect(check.checked).toBe(false);
  await fireEvent.click(check);
  expect(settings.shortToss).toBe(true);
});
