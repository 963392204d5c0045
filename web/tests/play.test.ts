import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot } from "../src/api/messages";
import { GLIDE } from "../src/lib/panZoom";
import { prefer, settings } from "../src/lib/settings.svelte";
import { speak, t } from "../src/lib/texts.svelte";
import { flightsOf, amountsOf } from "../src/play/boards/flights";
import { whereOf } from "../src/play/boards/parts";
import { clockWords, secondsLeft } from "../src/play/header/clock";
import { nearest } from "../src/play/keyboard/arrowKeys";
import { chaptersOf } from "../src/play/log/logChapters";
import { isClaim } from "../src/play/story/eventGroups";
import { after, stepsOf } from "../src/play/story/steps";
import { TableClient } from "../src/play/tableClient.svelte";
import DecisionTray from "../src/play/tray/DecisionTray.svelte";
import { changesOf } from "../src/play/tray/previewChanges";
import told from "./play-snapshots.json";
import { captionOf } from "./support/caption";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";
import { event, NAMES, points } from "./support/sampleEvents";

/** Amina (seat 0) has to claim, and does; then Bilal, a bot, claims. */
const CLAIM = told.claim as unknown as Snapshot;
const CLAIMED = told.claimed as unknown as LogEntry[];
const ANSWERED = told.answered as unknown as LogEntry[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
});

/** A table whose first snapshot has arrived. */
function seated(snapshot: Snapshot = CLAIM): TableClient {
  const table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  return table;
}

function next(news: LogEntry[], more: Partial<Snapshot> = {}): Snapshot {
  const last = news.at(-1)!.move;
  return { ...CLAIM, seq: last, news, taken_back: news[0]!.move - 1, ...more };
}

describe("a table in the browser", () => {
  test("shows the first snapshot immediately, however much has happened", () => {
    const table = seated();
    expect(table.playback.idle).toBe(true);
    expect(table.playback.shown).toEqual(CLAIM.view);
    table.close();
  });

  test("shows a bot's claim as a step with its own duration", () => {
    const table = seated();
    FakeSocket.last.say(next(CLAIMED));
    vi.advanceTimersByTime(1);
    expect(table.playback.idle).toBe(true);
    FakeSocket.last.say(next(ANSWERED));
    expect([table.playback.idle, table.playback.caughtUp, table.playback.step]).toEqual([
      false,
      false,
      null,
    ]);
    vi.advanceTimersByTime(GLIDE); // the camera moves to the tower first
    expect(captionOf(table.playback.step!, NAMES)).toMatch(/^Bilal: claims/);
    vi.advanceTimersByTime(2000);
    expect(table.playback.idle).toBe(true);
    expect(table.playback.step).toBeNull();
    table.close();
  });

  test("does not delay players who want no animations", () => {
    prefer({ speed: "none" });
    const table = seated();
    FakeSocket.last.say(next(ANSWERED));
    expect(table.playback.idle).toBe(true);
    table.close();
  });

  test("allows no decision while something else is still being shown", () => {
    const table = seated();
    const decision = decisionAt(table);
    expect(decision.options.length).toBe(CLAIM.options.length);
    FakeSocket.last.say(next([...CLAIMED, ...ANSWERED, ...ANSWERED]));
    expect(decision.options).toEqual([]);
    table.playback.skip();
    expect(decision.options.length).toBe(CLAIM.options.length);
    table.close();
  });

  test("removes an undone decision from the log", () => {
    const table = seated();
    const before = table.log.length;
    FakeSocket.last.say(next(CLAIMED));
    expect(table.log).toHaveLength(before + 1);
    FakeSocket.last.say({ ...CLAIM, news: [], taken_back: CLAIMED[0]!.move - 1 });
    expect(table.log).toHaveLength(before);
    table.close();
  });

  test("tells the server after a reconnection what it already knows", () => {
    const table = seated();
    FakeSocket.last.say(next(CLAIMED));
    FakeSocket.last.drop();
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", seen: CLAIMED[0]!.move });
    table.close();
  });

  test("requests the log again in a new language, even after losing the connection", () => {
    const table = seated(next(CLAIMED));
    prefer({ lang: "de" });
    table.speak("de");
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ lang: "de", seen: 0 });
    FakeSocket.last.say(next(CLAIMED, { taken_back: 0 }));
    expect(table.log).toEqual(CLAIMED);
    table.close();
  });

  test("shows a held action as if it had been carried out", () => {
    const foreseen = after(CLAIM.view, CLAIMED[0]!.events);
    const table = seated({ ...CLAIM, held: CLAIM.options[0]!.action, foreseen });
    expect(table.playback.shown).toEqual(foreseen);
    table.close();
  });
});

describe("steps", () => {
  test("merge the tower's colours into one toss, and the others' claims into one", () => {
    const steps = stepsOf(CLAIM.view, [...CLAIM.news, ...ANSWERED, ...ANSWERED], [0]);
    expect(steps.filter((step) => step.toss)).toHaveLength(1);
    expect(steps.filter((step) => step.events.some((one) => one.kind === "claim"))).toHaveLength(1);
  });

  test("take claimed keshis from the base, and let them fly", () => {
    const [step] = stepsOf(CLAIM.view, ANSWERED, [0]);
    const all = (counts: Record<string, number>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    const claimed = ANSWERED[0]!.events.find(isClaim)!.facts.n;
    expect(all(step!.view.base)).toBe(all(CLAIM.view.base) - claimed);
    expect(all(step!.view.players[1]!.claimed_keshis)).toBeGreaterThanOrEqual(claimed);
    expect(flightsOf(step!)).toHaveLength(claimed);
    expect(CLAIM.view).toEqual((told.claim as unknown as Snapshot).view);
  });

  test("let points fly to their owner with their source, and mark losses", () => {
    const step = stepsOf(
      CLAIM.view,
      [
        {
          ...ANSWERED[0]!,
          events: [
            event(1, "assistant-used", { sector: "souk" }),
            points(1, 3, "gates"),
            event(1, "spend", { resource: "dinar", n: 2 }, "hands over 2 dinars"),
          ],
        },
      ],
      [0],
    )[0]!;
    const from = ['[data-board="1"] [data-target="sector.souk"]', '[data-board="1"]'];
    expect(amountsOf(step)).toEqual([
      { seat: 1, words: "+3 gates", loss: false, from },
      { seat: 1, words: "−2 dinars", loss: true, from },
    ]);
  });
});

test("a preview lists what the player gains and loses", () => {
  const view = structuredClone(CLAIM.view);
  view.players[0]!.score += 2;
  view.players[0]!.resources.water -= 1;
  const words = changesOf(CLAIM.view, view, 0).map((one) => one.words);
  expect(words).toEqual(["+2 points", "−1 water"]);
});

test("the log is grouped by round and phase", () => {
  const chapters = chaptersOf([...CLAIM.news, ...CLAIMED, ...ANSWERED]);
  const last = chapters.at(-1)!;
  expect([last.season, last.round]).toEqual([CLAIM.view.season, CLAIM.view.round]);
  const phases = last.sections.map((section) => section.phase);
  expect(phases.slice(-2)).toEqual(["toss", "claim"]);
  expect(last.sections.at(-1)!.lines.map((line) => line.seat)).toEqual([0, 1]);
});

test("a small screen turns to the place of the decision", () => {
  expect(whereOf(["base.green", "base.pink"])).toEqual({ tab: "city", part: "tower" });
  expect(whereOf(["hand.green"])).toEqual({ tab: "board", part: "supply" });
  expect(whereOf(["luxury.3", "goods.yellow"])).toEqual({ tab: "board", part: "souk" });
  expect(whereOf(["sector.river", "sector.souk"])).toEqual({ tab: "board", part: "sectors" });
  expect(whereOf([""])).toBeNull();
});

test("arrow keys go to the nearest place in their direction", () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 40, y: 4 },
    { x: 30, y: 60 },
  ];
  const places = [a, b, c];
  expect(nearest(a, places, [1, 0])).toBe(b);
  expect(nearest(a, places, [0, 1])).toBe(c);
  expect(nearest(a, places, [-1, 0])).toBeUndefined();
});

test("a clock runs only while its player has to decide", () => {
  expect(secondsLeft(65, false, 0, 10_000)).toBe(65);
  expect(secondsLeft(65, true, 0, 10_000)).toBe(55);
  expect(secondsLeft(3, true, 0, 10_000)).toBe(0);
  expect(secondsLeft(65, true, 200, 0)).toBe(65); // received after the page last checked the time
});

test("a clock shows minutes and seconds, and hours if there are any", () => {
  expect([65.9, 9, 0.4, 3600 + 62].map(clockWords)).toEqual(["1:05", "0:09", "0:00", "1:01:02"]);
});

describe("the decision tray on a phone", () => {
  /** A question whose options are not in the base of the tower. */
  const TAKE: Snapshot = {
    ...CLAIM,
    question: "ask-any-goods",
    options: CLAIM.options.map((one) => ({ ...one, about: { ...one.about, place: null } })),
  };

  async function line(snapshot: Snapshot) {
    const table = seated(snapshot);
    const decision = decisionAt(table);
    const waiting = (() => undefined) as never;
    render(DecisionTray, { table, decision, box: {} as never, phone: true, waiting });
    await tick();
    return { table, decision };
  }
  const sent = (type: string) => FakeSocket.last.sent.filter((one) => one.type === type);

  test("shows the question, and offers every option as a button", async () => {
    const { table } = await line(TAKE);
    expect(screen.getByText(TAKE.prompt)).toBeTruthy();
    for (const { words } of TAKE.options)
      expect(screen.getByRole("button", { name: words })).toBeTruthy();
    table.close();
  });

  test("sends one move, however often a button is clicked", async () => {
    const { table } = await line(TAKE);
    const button = screen.getByRole("button", { name: TAKE.options[1]!.words });
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(sent("move")).toMatchObject([{ action: TAKE.options[1]!.action, seat: 0 }]);
    table.close();
  });

  test("sends no option that the last decision has made obsolete", async () => {
    const { table } = await line(TAKE);
    const button = screen.getByRole("button", { name: TAKE.options[1]!.words });
    await fireEvent.click(button);
    const seq = TAKE.seq + 2;
    FakeSocket.last.say({ ...TAKE, seq: TAKE.seq + 1, news: [], taken_back: TAKE.news.length });
    FakeSocket.last.say({ type: "done", id: sent("move")[0]!.id!, seq });
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(button);
    expect(sent("move")).toHaveLength(1); // the news was about another player's move
    FakeSocket.last.say({ ...TAKE, seq, news: [], taken_back: TAKE.news.length });
    await tick();
    await fireEvent.click(button);
    expect(sent("move")).toHaveLength(2);
    table.close();
  });

  test("sends options with the keys 1 to 9", async () => {
    const { table } = await line(CLAIM);
    await fireEvent.keyDown(window, { key: "3" });
    expect(sent("move")).toMatchObject([{ action: CLAIM.options[2]!.action }]);
    table.close();
  });

  test("explains why undo is not possible", async () => {
    const why = "Bilal has already moved.";
    const { table } = await line({ ...CLAIM, undo: "no", undo_why: why });
    await fireEvent.click(screen.getByText(t("play-undo")));
    expect(sent("undo")).toEqual([]);
    expect(screen.getByText(why)).toBeTruthy();
    table.close();
  });

  test("lets the player confirm a held turn", async () => {
    const [first] = TAKE.options;
    const { table } = await line({ ...TAKE, held: first!.action });
    expect(screen.getByText(t("play-confirm-now"))).toBeTruthy();
    await fireEvent.click(screen.getByText(t("play-confirm")));
    expect(sent("confirm")).toMatchObject([{ seq: TAKE.seq, seat: 0 }]);
    table.close();
  });

  test("shows the base of the tower as buttons, if there are keshis to claim", async () => {
    const { table } = await line(CLAIM);
    const base = () => screen.queryByRole("group", { name: t("play-base") });
    expect(base()).toBeTruthy();
    const { about } = CLAIM.options[0]!;
    const nomad = { ...CLAIM.options[0]!, about: { ...about, verb: "claim-nomad" as const } };
    FakeSocket.last.say({ ...CLAIM, seq: CLAIM.seq + 1, news: [], options: [nomad] });
    await tick();
    expect(screen.getByRole("button", { name: nomad.words })).toBeTruthy();
    FakeSocket.last.say({ ...TAKE, seq: CLAIM.seq + 2, news: [] });
    await tick();
    expect(base()).toBeNull();
    table.close();
  });

  test("confirms the held option when it is chosen again", async () => {
    const [first] = TAKE.options;
    const { table } = await line({ ...TAKE, held: first!.action });
    await fireEvent.click(screen.getByRole("button", { name: first!.words }));
    expect([sent("move"), sent("confirm").length]).toEqual([[], 1]);
    table.close();
  });

  test("previews an option that is pointed at for a while", async () => {
    const { table, decision } = await line(CLAIM);
    decision.point(CLAIM.options[0]!);
    expect(sent("foresee")).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(sent("foresee")).toMatchObject([{ action: CLAIM.options[0]!.action }]);
    FakeSocket.last.say({
      type: "foreseen",
      id: sent("foresee")[0]!.id!,
      events: CLAIMED[0]!.events,
      view: null,
      reveals: true,
    });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(screen.getByText(t("play-reveals"))).toBeTruthy();
    table.close();
  });

  test("explains a refused request", async () => {
    const { table } = await line(TAKE);
    await fireEvent.click(screen.getByRole("button", { name: TAKE.options[0]!.words }));
    const { id } = sent("move")[0]!;
    FakeSocket.last.say({ type: "refused", id: id!, error: "The table has moved on." });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(screen.getByRole("alert").textContent).toBe("The table has moved on.");
    table.close();
  });

  test("is in the chosen language", async () => {
    const english = t("play-undo");
    await speak("de");
    prefer({ lang: "de" });
    const { table } = await line({ ...CLAIM, undo: "free" });
    expect(screen.getByText(t("play-undo"))).toBeTruthy();
    expect(screen.queryByText(english)).toBeNull();
    expect(settings.lang).toBe("de");
    table.close();
  });
});
