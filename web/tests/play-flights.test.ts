// Keshis and amounts fly across the table, to their owner's name.
import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, LogEntry, Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import Flights from "../src/play/boards/Flights.svelte";
import ScoringFlights from "../src/play/boards/ScoringFlights.svelte";
import { stepsOf, type Step } from "../src/play/story/steps";
import told from "./play-snapshots.json";
import { event, points } from "./support/sampleEvents";

const VIEW = (told.claim as unknown as Snapshot).view;

interface Flown {
  node: HTMLElement;
  path: string[];
  duration: number;
  delay: number | undefined;
  end: () => void;
}
let flown: Flown[];

/** Give elements with `data-at` a place on the screen, as the test page has no layout. */
beforeEach(() => {
  prefer({ speed: "normal" });
  flown = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y, width, height] = (this.getAttribute("data-at") ?? "0 0 0 0")
      .split(" ")
      .map(Number);
    return new DOMRect(x, y, width, height);
  });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(function (
    this: HTMLElement,
    frames: Keyframe[],
    { duration, delay }: KeyframeAnimationOptions,
  ) {
    const moving = {} as { onfinish: () => void };
    const path = frames.map(({ transform, opacity }) =>
      [transform, opacity].filter((one) => one !== undefined).join(" "),
    );
    const end = () => moving.onfinish();
    flown.push({ node: this, path, duration: Number(duration), delay, end });
    return moving as unknown as Animation;
  } as never);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<i data-target="base.green" data-at="10 20 20 20"></i>
     <i data-board="1" data-at="300 0 100 100"><i data-target="sector.river" data-at="310 10 20 20"></i></i>
     <i data-board="0" data-at="500 0 60 60"></i>
     <i data-chip="1" data-at="0 400 40 20"></i><i data-chip="0" data-at="100 400 40 20"></i>`,
  );
});

function step(...events: GameEvent[]): Step {
  const entry: LogEntry = { move: 40, seat: 1, action: "", season: 1, round: 2, at: 0, events };
  return stepsOf(VIEW, [entry], [0]).at(-1)!;
}
/** Wait until new elements have taken off. */
const drawn = () => new Promise((done) => setTimeout(done));
const words = () => flown.map(({ node }) => node.textContent.trim());

test("a claimed keshi flies from the base to its owner's board", async () => {
  render(Flights, { step: step(event(1, "claim", { colour: "green", n: 2 }, "claims")) });
  await drawn();
  expect(flown).toHaveLength(2);
  expect(flown[0]!.node.querySelector("use")?.getAttribute("href")).toBe("#keshi-green");
  expect(flown[0]!.path).toEqual([
    "translate(20px, 30px) scale(0.9)",
    "translate(350px, 50px) scale(1)",
  ]);
  expect(flown.map(({ duration, delay }) => [duration, delay])).toEqual([
    [350, 0],
    [350, 70],
  ]);
});

test("amounts fly from their source to their owner's name, one below another", async () => {
  render(Flights, {
    step: step(
      event(1, "assistant-used", { sector: "river" }, "uses"),
      points(1, 3, "rapids"),
      event(1, "spend", { resource: "water", n: 1 }, "pays"),
    ),
  });
  await drawn();
  expect(words()).toEqual(["+3 rapids", "−1 water"]);
  const [won, paid] = flown as [Flown, Flown];
  expect([won.path[1], won.path.at(-1)]).toEqual([
    "translate(320px, 20px) 1",
    "translate(20px, 450px) 0",
  ]);
  expect(paid.path[2]).toBe("translate(20px, 476px) 1");
  expect([won.duration, paid.delay]).toEqual([1400, 60]);
  const losses = flown.map(({ node }) => Boolean(node.querySelector(".loss")));
  expect(losses).toEqual([false, true]);
});

test("amounts disappear on arrival; later ones fly further down", async () => {
  const { rerender } = render(Flights, { step: step(points(1, 3, "rapids")) });
  await drawn();
  await rerender({ step: step(points(1, 2, "gates")) });
  await drawn();
  expect(words()).toEqual(["+3 rapids", "+2 gates"]);
  expect(flown[1]!.path[3]).toBe("translate(20px, 476px) 1");
  flown[0]!.end();
  await drawn();
  const left = [...document.querySelectorAll(".flight")].map((one) => one.textContent.trim());
  expect(left).toEqual(["+2 gates"]);
});

test("nothing flies without animations, or to anything off the screen", async () => {
  render(Flights, { step: step(event(1, "claim", { colour: "red", n: 1 }, "claims")) });
  render(Flights, { step: null });
  prefer({ speed: "none" });
  render(Flights, { step: step(points(1, 3, "rapids")) });
  await drawn();
  expect(flown).toEqual([]);
});

/** A part of the final scoring. */
function scoring(...awards: NonNullable<Step["scoring"]>["awards"]): Step {
  return {
    ...step(points(1, 1, "x")),
    scoring: { title: "", awards, brief: false, events: [] },
  };
}

test("final scoring points appear in place, are added up, and fly to their owner", async () => {
  render(ScoringFlights, {
    step: scoring(
      { seat: 1, n: 3, places: ['[data-target="town.1"]', '[data-target="sector.river"]'] },
      { seat: 1, n: 4, places: ['[data-target="sector.river"]'] },
      { seat: 0, n: -2, places: [] },
    ),
  });
  await drawn();
  expect(words()).toEqual(["+7", "−2"]);
  expect(flown[0]!.path.slice(1)).toEqual([
    "translate(320px, 20px) scale(0.75) 1",
    "translate(320px, 20px) scale(0.6) 1",
    "translate(20px, 410px) scale(0.6) 1",
    "translate(20px, 410px) scale(0.6) 0",
  ]);
  expect(flown[1]!.path[0]).toBe("translate(530px, 30px) scale(0.3) 0");
  expect(flown.map(({ duration }) => duration)).toEqual([900, 900]);
  expect(flown.map(({ node }) => Boolean(node.querySelector(".loss")))).toEqual([false, true]);
  flown[0]!.end();
  await drawn();
  expect([...document.querySelectorAll(".award")].map((one) => one.textContent.trim())).toEqual([
    "−2",
  ]);
});

test("final scoring points grow with the board, and are absent without animations", async () => {
  document.querySelector("[data-target='sector.river']")!.setAttribute("data-at", "310 10 90 90");
  render(ScoringFlights, { step: step(points(1, 3, "rapids")) });
  render(ScoringFlights, {
    step: scoring({ seat: 1, n: 3, places: ['[data-target="sector.river"]'] }),
  });
  await drawn();
  expect(flown.map(({ path }) => path[2])).toEqual(["translate(355px, 55px) scale(1) 1"]);
  prefer({ speed: "none" });
  render(ScoringFlights, { step: scoring({ seat: 1, n: 3, places: [] }) });
  await drawn();
  expect(flown).toHaveLength(1);
});
