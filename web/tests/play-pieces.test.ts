// Individual parts of a table's page, in all their states.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot } from "../src/api/messages";
import { tips } from "../src/lib/tooltips.svelte";
import { ViewFocus } from "../src/play/boards/viewFocus.svelte";
import GameInfo from "../src/play/header/GameInfo.svelte";
import { chaptersOf } from "../src/play/log/logChapters";
import LogLine from "../src/play/log/LogLine.svelte";
import OtherBoards from "../src/play/phone/OtherBoards.svelte";
import OwnSupply from "../src/play/phone/OwnSupply.svelte";
import EventText from "../src/play/story/EventText.svelte";
import type { DecisionState } from "../src/play/tray/decisionState.svelte";
import TrayTools from "../src/play/tray/TrayTools.svelte";
import { box, NAMES, tables } from "./board/boards";
import told from "./play-snapshots.json";
import { FakeServer } from "./support/fakeServer";
import { BOARDS, outline } from "./support/outline";
import { games } from "./support/wholeGames";

const CLAIM = told.claim as unknown as Snapshot;

describe("the tools beside the options", () => {
  const calls: string[] = [];
  beforeEach(() => void calls.splice(0));

  function tools(
    snapshot: Partial<Snapshot>,
    more: object = {},
    held = false,
    phone = false,
  ): void {
    const note = (name: string) => () => void calls.push(name);
    const decision = {
      ...{ options: CLAIM.options, picked: [], missing: 0, complete: false, thinking: false },
      ...{ menu: null, undo: note("undo"), advise: note("advise") },
      ...{ send: note("send"), confirm: note("confirm"), ...more },
    } as unknown as DecisionState;
    render(TrayTools, {
      ...{
        snapshot: { ...CLAIM, undo: "no", undo_why: "Too late.", held: -1, ...snapshot },
        decision,
      },
      ...{ held: held ? CLAIM.options[0] : undefined, phone, onrefused: note("refused") },
    });
  }

  test("match their outline", async () => {
    const scenes: string[] = [];
    const scene = (name: string, ...how: Parameters<typeof tools>) => {
      tools(...how);
      scenes.push(`# ${name}\n${outline(document.body)}`);
      cleanup();
    };
    const without = { can_hint: false };
    const options = CLAIM.options.slice(0, 2);
    scene("nothing to undo", {});
    scene("something to undo", { undo: "free" });
    scene("others are asked", { undo: "ask" });
    scene("a held turn", { undo: "ask", held: 3 }, {}, true);
    scene("a held turn on a phone", { held: 0 }, {}, true, true);
    scene("a game without hints", without);
    scene("nothing asked", { question: "" });
    scene("no options", {}, { options: [] });
    scene("thinking", {}, { thinking: true });
    scene("two of three chosen", {}, { missing: 3, picked: options });
    scene("all are chosen", {}, { missing: 2, picked: options, complete: true });
    scene("all await confirmation", { held: 0 }, { missing: 2, picked: options }, true);
    await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/tools.txt");
  });

  test.each<[key: string, snapshot: Partial<Snapshot>, more: object, calls: string[]]>([
    ["u", {}, {}, ["refused"]],
    ["u", { undo: "free" }, {}, ["undo"]],
    ["u", { held: 0 }, {}, ["undo"]],
    ["h", {}, {}, ["advise"]],
    ["h", { can_hint: false }, {}, []],
    ["Enter", {}, {}, []],
    ["Enter", { held: 0 }, {}, ["confirm"]],
    ["Enter", { held: 0 }, { complete: true }, ["send"]],
    ["Enter", { held: 0 }, { complete: true, menu: {} }, []],
    ["x", { held: 0, undo: "free" }, { complete: true }, []],
  ])("handle the key %s (snapshot: %j, decision: %j)", async (key, snapshot, more, made) => {
    tools(snapshot, more);
    await fireEvent.keyDown(window, { key });
    expect(calls).toEqual(made);
    calls.splice(0);
    const button = document.querySelector<HTMLElement>(".undo")!;
    await fireEvent.keyDown(button, { key });
    expect(calls).toEqual(key === "Enter" ? [] : made); // there, Enter presses the button
  });
});

test("the pieces of an action match their outline, and have tooltips", async () => {
  const scenes: string[] = [];
  const tile = { kind: "scroll", number: 7 };
  const piece = { words: "scroll 7", said: "Amina buys scroll 7.", tip: tile };
  const source = (n: number, words: string) => ({ n, words, tip: n > 3 ? tile : undefined });
  const cases = [[], [source(4, "")], [source(4, "gates")], [source(4, "gates"), source(-2, "")]];
  for (const sources of cases)
    for (const badge of [false, true]) {
      render(EventText, { pieces: [piece, { words: "", said: "x" }], sources, badge });
      scenes.push(outline(document.body));
      cleanup();
    }
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/telling.txt");
  render(EventText, {
    pieces: [piece, { words: "plain", said: "x" }],
    sources: [source(4, "gates")],
  });
  const spans = [...document.querySelectorAll<HTMLElement>(".piece")];
  for (const [index, kind] of [
    [0, "scroll"],
    [1, undefined],
    [2, "scroll"],
  ] as const) {
    tips.hide();
    const at = { pointerType: "mouse", clientX: 9, clientY: index };
    spans[index]!.dispatchEvent(new PointerEvent("pointerenter", at));
    vi.advanceTimersByTime(1000);
    expect(tips.shown?.tip.kind).toBe(kind);
    spans[index]!.dispatchEvent(new PointerEvent("pointerleave", at));
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
  }
});

test("the player's own supply matches its outline", async () => {
  const scenes: string[] = [];
  for (const more of [{}, { season: 0 }, { provisions_settled: true }]) {
    const view = { ...tables["essential"]!, provisions_settled: false, ...more };
    render(OwnSupply, { view, player: view.players[0]!, rounds: 4, onopen: () => {} });
    scenes.push(outline(document.body));
    cleanup();
  }
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/peek.txt");
});

describe("the others' boards side by side", () => {
  test("scroll into view when their player's name is pressed or they are opened", async () => {
    const scrolled = vi.fn();
    Object.defineProperty(HTMLElement.prototype, "scrollTo", {
      configurable: true,
      value: scrolled,
    });
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    const props = { view: tables["pashabot"]!, box, names: NAMES, focus: new ViewFocus() };
    const { rerender } = render(OtherBoards, { ...props, others: [0, 1], opened: -1 });
    expect(scrolled).not.toHaveBeenCalled();
    const drawn = [...document.querySelectorAll(".drawing svg[aria-label]")];
    const labels = drawn.map((one) => one.getAttribute("aria-label")).join("\n");
    await expect(`${outline(document.body, BOARDS)}${labels}\n`).toMatchFileSnapshot(
      "outlines/other boards.txt",
    );
    vi.useRealTimers();
    await rerender({ ...props, others: [0, 1], opened: 1 });
    expect(scrolled).toHaveBeenLastCalledWith({ left: 300 });
    const [first, second] = document.querySelectorAll("button");
    await fireEvent.click(first!);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0 });
    const row = document.querySelector(".row")!;
    row.scrollLeft = 200;
    await fireEvent.scroll(row);
    expect([first, second].map((one) => one!.getAttribute("aria-pressed"))).toEqual([
      "false",
      "true",
    ]);
    delete (HTMLElement.prototype as { scrollTo?: unknown }).scrollTo;
  });
});

test("the information on a game over days matches its outline", async () => {
  new FakeServer({});
  const due = new Date(2023, 10, 14, 12).getTime() / 1000;
  const scenes: string[] = [];
  for (const more of [
    { deadline: { hours: 48, then: "bot" as const }, due },
    { deadline: { hours: 8, then: "wait" as const }, due: null },
    { rules: { ...CLAIM.info.rules, first_game: true } },
  ]) {
    render(GameInfo, { info: { ...CLAIM.info, ...more }, names: ["Amina", "Bilal"] });
    scenes.push(outline(document.body));
    cleanup();
  }
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/this game.txt");
});

test("log lines of a player and of the table match their outline, and can be clicked", async () => {
  const log = games["three"]!.slice(0, 60).flatMap(({ entry }) => entry ?? []);
  const lines = chaptersOf(log).flatMap(({ sections }) => sections.flatMap(({ lines }) => lines));
  const some = [lines.find(({ seat }) => seat < 0)!, lines.find(({ seat }) => seat === 1)!];
  const onlook = vi.fn();
  for (const line of some)
    for (const at of [true, false])
      render(LogLine, { line, name: NAMES[line.seat] ?? "", at, onlook });
  await expect(outline(document.body)).toMatchFileSnapshot("outlines/lines of the log.txt");
  for (const button of document.querySelectorAll("button")) await fireEvent.click(button);
  expect(onlook).toHaveBeenCalledTimes(4);
});
