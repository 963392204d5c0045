import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Colour, GameEvent, LogEntry, Phase, Sector, Snapshot } from "../src/api/messages";
import { SECTORS } from "../src/api/vocabulary";
import { GLIDE } from "../src/lib/panZoom";
import { t } from "../src/lib/texts.svelte";
import { marksOf } from "../src/play/boards/flights";
import GameLog from "../src/play/log/GameLog.svelte";
import { lastActionsOf } from "../src/play/log/lastActions";
import LastActions from "../src/play/log/LastActions.svelte";
import { chaptersOf, type LogLine } from "../src/play/log/logChapters";
import { FLIGHT, LEAST, MOST, shownFor, timeOf } from "../src/play/story/caption";
import { summaryOf, tellingOf } from "../src/play/story/eventText";
import { stepsOf } from "../src/play/story/steps";
import { TableClient } from "../src/play/tableClient.svelte";
import { tossTimes } from "../src/play/toss/times";
import told from "./play-snapshots.json";
import { captionOf } from "./support/caption";
import { FakeSocket } from "./support/fakeSocket";
import { event, NAMES, oasisPoints, points } from "./support/sampleEvents";

const CLAIM = structuredClone(told.claim) as unknown as Snapshot;
CLAIM.view.players.push(structuredClone(CLAIM.view.players[1]!));

const phase = (name: Phase, round = 1): GameEvent =>
  event(-1, "phase", { phase: name, season: 1, round }, name);
const use = (seat: number, sector: Sector): GameEvent =>
  event(seat, "assistant-used", { sector }, `uses the ${sector}`);
const act = (seat: number, sector: Sector): GameEvent =>
  event(seat, "sector-action", { sector }, `acts in the ${sector}`);
const climb = (seat: number, start: number, end: number): GameEvent =>
  event(seat, "climb", { stair: "palace", start, end }, `climbs from ${start} to ${end}`);
const claim = (seat: number, colour: Colour, n = 1): GameEvent =>
  event(seat, "claim", { colour, n }, `claims ${n} ${colour}`);
const keshi = (seat: number, colour: Colour): GameEvent =>
  event(seat, "keshi", { colour, value: 1 }, `places ${colour}`);
const leftovers = (seat: number, n: number): GameEvent =>
  points(seat, n, "leftovers", { title: "Leftover resources and goods" });
const scored = (seat: number, oasis: number): GameEvent =>
  event(seat, "oasis-scored", { oasis }, `scores oasis ${oasis}`, {
    kind: "oasis",
    number: oasis,
  });

let moves = 0;
const entry = (seat: number, ...events: GameEvent[]): LogEntry => ({
  move: ++moves,
  seat,
  action: "",
  season: 1,
  round: 1,
  at: 0,
  events,
});

describe("captions", () => {
  test("combine an assistant with all its effects, naming the player once", () => {
    const entries = [
      entry(1, use(1, "palace")),
      entry(1, act(1, "palace"), climb(1, 0, 2), points(1, 3, "lines"), use(1, "souk")),
      entry(1, keshi(1, "yellow")),
    ];
    const captions = stepsOf(CLAIM.view, entries, [0]).map((step) => captionOf(step, NAMES));
    expect(captions).toEqual([
      "Bilal: uses the palace, climbs from 0 to 2, +3 (lines)",
      "Bilal: uses the souk, places yellow",
    ]);
  });

  test("are each shown long enough to read, but do not add up to a long wait", () => {
    const words = "climbs the palace stairs ".repeat(4);
    const up = { stair: "palace", start: 0, end: 1 } as const;
    const long = (seat: number) => [use(seat, "palace"), event(seat, "climb", up, words)];
    const turns = [1, 2, 1].flatMap((seat) => [seat, seat, seat]);
    const steps = stepsOf(CLAIM.view, [entry(1, ...turns.flatMap(long))], [0]);
    expect(steps).toHaveLength(9);
    for (const step of steps) {
      expect(timeOf(step)).toBeGreaterThan(LEAST);
      expect(timeOf(step)).toBeLessThanOrEqual(MOST);
    }
    const times = steps.map((_, first) => shownFor(steps.slice(first)));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(LEAST);
    expect(times[0]).toBeLessThan(timeOf(steps[0]!));
    expect(shownFor(steps.slice(-1))).toBe(timeOf(steps.at(-1)!));
    expect(times.reduce((a, b) => a + b)).toBeLessThan(12_000);
  });

  test("last longer for long texts and many points, and are skipped for your own steps", () => {
    const time = (...events: GameEvent[]) =>
      timeOf(stepsOf(CLAIM.view, [entry(1, ...events)], [0])[0]!);
    const short = [use(1, "palace"), climb(1, 0, 2)];
    expect(time(...short, points(1, 8, "lines"))).toBeGreaterThan(time(...short));
    expect(time(use(0, "palace"), climb(0, 0, 2))).toBe(0);
    expect(time(phase("claim"))).toBe(0);
  });

  test("merge the claims of several other players", () => {
    const events = [claim(1, "white", 2), claim(2, "green"), claim(0, "pink"), claim(1, "pink")];
    const steps = stepsOf(CLAIM.view, [entry(1, ...events)], [0]);
    expect(steps.map((step) => step.events.map(({ seat }) => seat))).toEqual([[1, 2], [0], [1]]);
  });

  test("merge simultaneous reveals with the assistants deployed", () => {
    const selected = (seat: number) => event(seat, "selected", { colours: ["green"] }, "has");
    const sectors = SECTORS.slice(0, 3);
    const sends = (seat: number) => event(seat, "assistants", { sectors, souk: 0 }, "sends");
    const events = [selected(0), selected(1), phase("deploy"), sends(1), sends(0)];
    const steps = stepsOf(CLAIM.view, [entry(-1, ...events)], [0]);
    expect(steps).toHaveLength(1);
    expect(steps[0]!.own).toBe(false);
    expect(steps[0]!.view.players.slice(0, 2).map((one) => one.assistants.length)).toEqual([3, 3]);
  });

  test("of the final scoring are grouped by category, with all players together", () => {
    const events = [
      phase("final-scoring"),
      leftovers(0, 5),
      points(1, 20, "complete sectors", { category: "sectors", title: "Complete sectors" }),
      scored(1, 20),
      oasisPoints(1, 4, 20),
      oasisPoints(1, 10, 6),
      leftovers(1, 1),
      phase("over"),
    ];
    const steps = stepsOf(CLAIM.view, [entry(0, ...events)], [0]);
    expect(steps.filter((step) => step.scoring).map((step) => captionOf(step, NAMES))).toEqual([
      "Complete sectors: Bilal +20",
      "Oases: Bilal +14",
      "Leftover resources and goods: Amina +5, Bilal +1",
    ]);
    for (const step of steps.filter((one) => one.scoring))
      expect(shownFor([step, ...steps])).toBeGreaterThan(LEAST);
    expect(steps.at(-1)!.view.players[1]!.score).toBe(CLAIM.view.players[1]!.score + 35);
  });

  test("show complete sectors one by one, while the log lists them together", () => {
    const now = structuredClone(CLAIM.view);
    for (const [seat, sector] of [
      ...[[0, "palace"] as const, [1, "orchard"] as const, [1, "palace"] as const],
    ])
      now.players[seat]!.sectors[sector].complete = true;
    const all = { category: "sectors", title: "Complete sectors" };
    const events = [
      ...[phase("final-scoring"), points(0, 5, "sectors", all), points(1, 10, "sectors", all)],
      ...[leftovers(1, 1), phase("over")],
    ];
    const steps = stepsOf(CLAIM.view, [entry(0, ...events)], [0], null, now);
    const scoring = steps.filter((step) => step.scoring);
    expect(scoring.map((step) => captionOf(step, NAMES))).toEqual([
      "Complete sectors, Date orchard: Bilal +5",
      "Complete sectors, Palace: Bilal +5, Amina +5",
      "Leftover resources and goods: Bilal +1",
    ]);
    expect(scoring[0]!.scoring!.awards[0]!.places[0]).toBe('[data-target="sector.orchard"]');
    const before = CLAIM.view.players.map((one) => one.score);
    const won = scoring.map(({ view }) => view.players.map((one, k) => one.score - before[k]!));
    expect(won.map((all) => all.slice(0, 2))).toEqual([
      [0, 5],
      [5, 10],
      [5, 11],
    ]);
    expect(scoring.map((step) => step.events.length)).toEqual([0, 2, 1]);
    expect(timeOf(scoring[0]!)).toBeLessThan(LEAST);
  });
});

describe("a table that shows the others' actions", () => {
  function table(): TableClient {
    vi.useFakeTimers();
    FakeSocket.install();
    const made = new TableClient("t");
    FakeSocket.last.open();
    FakeSocket.last.say(CLAIM);
    moves = CLAIM.news.at(-1)!.move;
    return made;
  }
  const say = (...news: LogEntry[]): void =>
    FakeSocket.last.say({ ...CLAIM, news, taken_back: news[0]!.move - 1 });

  const scoring = (n: number) => {
    const view = structuredClone(CLAIM.view);
    view.players[1]!.score += n;
    return view;
  };

  test("extends a caption when its action goes on, and then shows it long enough to read", () => {
    const shown = table();
    say(entry(1, use(1, "palace")));
    expect(captionOf(shown.playback.step!, NAMES)).toBe("Bilal: uses the palace");
    vi.advanceTimersByTime(LEAST - 100);
    say(entry(1, act(1, "palace"), climb(1, 0, 2)));
    vi.advanceTimersByTime(GLIDE);
    expect(captionOf(shown.playback.step!, NAMES)).toBe(
      "Bilal: uses the palace, climbs from 0 to 2",
    );
    expect(shown.playback.step!.events.map(({ kind }) => kind)).toEqual(["sector-action", "climb"]);
    vi.advanceTimersByTime(LEAST - 1);
    expect(shown.playback.idle).toBe(false);
    vi.advanceTimersByTime(MOST);
    expect(shown.playback.idle).toBe(true);
    shown.close();
  });

  test("merges a waiting step with its continuation, to shorten a round of bots", () => {
    const shown = table();
    say(entry(1, claim(1, "white")));
    const turn = (seat: number) =>
      SECTORS.slice(3, 6).forEach((sector) => {
        say(entry(seat, use(seat, sector)));
        say(entry(seat, act(seat, sector), climb(seat, 0, 2)));
      });
    [1, 2, 1].forEach(turn);
    vi.advanceTimersByTime(12_000);
    expect(shown.playback.idle).toBe(true);
    shown.close();
  });

  test("reveals no toss, move or score before the boards show it", () => {
    const shown = table();
    const { players, base } = shown.playback.shown!;
    const [before, score] = [shown.told, players[1]!.score];
    const kinds = () => shown.told.slice(before.length).flatMap((one) => one.events);
    const fell = event(-1, "toss", { colour: "white", thrown: 1, fallen: 1 }, "Tower: white");
    const news = [
      entry(1, phase("toss"), fell, phase("claim"), claim(1, "white")),
      entry(1, use(1, "palace"), points(1, 3, "lines"), use(2, "souk")),
    ];
    FakeSocket.last.say({ ...CLAIM, view: scoring(3), news, taken_back: news[0]!.move - 1 });
    const { motion, result } = tossTimes();
    const tossed = () => [shown.playback.tossing, shown.playback.caughtUp, kinds().length];
    expect(tossed()).toEqual([true, false, 0]);
    expect(shown.playback.shown!.base).toEqual(base);
    vi.advanceTimersByTime(motion + result - 1);
    expect(tossed()).toEqual([true, false, 0]);
    vi.advanceTimersByTime(1);
    expect(tossed()).toEqual([false, false, 2]);
    while (shown.playback.step!.events.every(({ kind }) => kind !== "points")) {
      expect(kinds().every(({ kind }) => kind !== "assistant-used")).toBe(true);
      vi.advanceTimersToNextTimer();
    }
    expect(kinds().length).toBe(6);
    expect(shown.playback.shown!.players[1]!.score).toBe(score);
    vi.advanceTimersByTime(FLIGHT);
    expect(shown.playback.shown!.players[1]!.score).toBe(score + 3);
    expect(kinds().every(({ seat }) => seat !== 2)).toBe(true);
    vi.advanceTimersByTime(MOST);
    expect(shown.told).toBe(shown.log);
    shown.close();
  });

  test("catches up with bots that keep playing", () => {
    const shown = table();
    for (let n = 0; n < 200; n++) say(entry(1, use(1, "palace")));
    vi.advanceTimersByTime(60_000);
    expect(shown.playback.idle).toBe(true);
    shown.close();
  });
});

describe("the log", () => {
  test("has a line for each assistant, even if it took several decisions", () => {
    const [first, second, third] = [
      entry(1, phase("assistants"), use(1, "palace")),
      entry(1, act(1, "palace"), climb(1, 0, 2), use(1, "souk")),
      entry(1, keshi(1, "yellow"), use(2, "souk")),
    ];
    const [chapter] = chaptersOf([first, second, third]);
    const lines = chapter!.sections.at(-1)!.lines;
    expect(lines.map(({ seat, move, group }) => [seat, move, group.length])).toEqual([
      [1, second.move, 3],
      [1, third.move, 2],
      [2, third.move, 1],
    ]);
  });

  test("keeps unchanged lines identical, so that they are not rendered again", () => {
    const entries = [entry(1, use(1, "palace")), entry(1, use(1, "souk"))];
    const lines = (log: LogEntry[]) => chaptersOf(log).flatMap((one) => one.sections[0]!.lines);
    const [first, second] = lines(entries);
    const [again, grown] = lines([...entries, entry(1, keshi(1, "yellow"))]);
    expect(again).toBe(first);
    expect(grown).not.toBe(second);
  });

  test("mentions nothing twice", () => {
    const oasis = tellingOf([scored(1, 36), oasisPoints(1, 16, 36)]);
    expect(oasis.pieces).toEqual([]);
    expect(oasis.sources).toMatchObject([{ n: 16, tip: { kind: "oasis", number: 36 } }]);
    const claimed = tellingOf([claim(1, "white", 2), keshi(1, "white"), keshi(1, "white")]);
    expect(claimed.pieces).toMatchObject([{ words: "claims 2 white", keshis: ["white", "white"] }]);
    const used = tellingOf([use(1, "palace"), act(1, "palace"), climb(1, 0, 2)]);
    expect(used.pieces.map(({ words }) => words)).toEqual([
      t("sector-palace"),
      "climbs from 0 to 2",
    ]);
    const twice = tellingOf([climb(1, 0, 2), climb(1, 2, 3)]);
    expect(twice.pieces.map(({ words }) => words)).toEqual(["climbs from 0 to 2 → 3"]);
    const place = tellingOf([use(1, "orchard"), points(1, 1, t("sector-orchard").toLowerCase())]);
    expect(place.sources).toMatchObject([{ n: 1, words: "" }]);
  });

  test("shows a toss as one line, with the keshis that fell out or got stuck", () => {
    const toss = (colour: Colour, thrown: number, fallen: number) =>
      event(-1, "toss", { colour, thrown, fallen }, `Tower: ${thrown}, ${fallen}`);
    const { pieces } = tellingOf([toss("turquoise", 2, 1), toss("white", 0, 1)]);
    expect(pieces.map(({ keshis }) => keshis)).toEqual([
      undefined,
      ["turquoise", "white"],
      ["turquoise"],
    ]);
  });

  test("shows points beside their line, and marks only the clicked line", async () => {
    const onlook = vi.fn();
    const log = [entry(1, use(1, "palace"), points(1, 8, "lines"), use(2, "souk"))];
    const { rerender } = render(GameLog, { log, names: NAMES, rounds: 4, at: -1, onlook });
    expect(screen.getByText(`+${t("gain-point", { n: 8 })}`)).toBeTruthy();
    await fireEvent.click(screen.getByText(t("sector-souk")));
    await rerender({ at: log[0]!.move });
    expect(onlook).toHaveBeenCalledWith(log[0]!.move, expect.objectContaining({ seat: 2 }));
    const marked = document.querySelectorAll("[aria-current]");
    expect([...marked].map((line) => line.textContent)).toEqual([
      expect.stringMatching(new RegExp(`Chama.*${t("sector-souk")}`, "s")),
    ]);
  });

  test("keeps earlier rounds collapsed until they are opened", async () => {
    const round = (number: number) =>
      entry(1, phase("assistants", number), use(1, SECTORS[number]!));
    const log = [1, 2, 3].map(round);
    render(GameLog, { log, names: NAMES, rounds: 4, at: -1, onlook: () => undefined });
    expect(screen.queryByText(t("sector-orchard"))).toBeNull();
    await fireEvent.click(
      screen.getByText(t("season-and-round", { season: 1, round: 1 }), { exact: false }),
    );
    expect(screen.getByText(t("sector-orchard"))).toBeTruthy();
  });

  test("finds the places of events on the boards", () => {
    expect(marksOf([climb(1, 0, 2), claim(2, "pink"), use(0, "souk")])).toEqual([
      '[data-piece="palace-1"]',
      '[data-target="base.pink"]',
      '[data-board="2"] [data-target="claimed.pink"]',
      '[data-board="0"] [data-target="sector.souk"]',
    ]);
  });
});

describe("the others' last actions", () => {
  const before = entry(1, use(1, "mosque"), points(1, 50, "lines"));
  const own = entry(0, use(0, "souk"), claim(2, "green"));
  const after = [
    entry(1, use(1, "palace"), act(1, "palace"), climb(1, 0, 2)),
    entry(1, climb(1, 2, 3), points(1, 3, "lines"), keshi(1, "pink")),
  ];
  const told = (lines: LogLine[]) => summaryOf(lines.map(({ group }) => group));

  test("are summarised in words for each player", () => {
    const [chama, bilal, ...more] = lastActionsOf([before, own, ...after], 0);
    expect(more).toEqual([]);
    expect([chama![0]!.seat, bilal![0]!.seat, bilal!.at(-1)!.move]).toEqual([2, 1, after[1]!.move]);
    expect(told(chama!).pieces).toMatchObject([{ words: "claims 1 green", keshis: ["green"] }]);
    expect(told(bilal!).points).toBe(3);
    expect(told(bilal!).pieces.map(({ words }) => words)).toEqual([
      "climbs from 0 to 2 → 3",
      "places pink",
    ]);
  });

  test("stay until the others act again, even after your own secret decision", () => {
    const lines = lastActionsOf([before, own, ...after], 0);
    const later = entry(0, use(0, "river"));
    expect(lastActionsOf([before, own, ...after, later], 0)).toEqual(lines);
    const again = entry(1, use(1, "souk"));
    expect(lastActionsOf([before, own, ...after, later, again], 0)).toMatchObject([
      [{ seat: 1, move: again.move }],
    ]);
    const [secret, revealed] = [entry(-1), entry(-1, use(1, "river"))];
    expect(lastActionsOf([before, ...after, secret, revealed], 0, secret.move)).toMatchObject([
      [{ seat: 1, move: revealed.move }],
    ]);
  });

  test("highlight their places under the pointer, and open their moment on a click", async () => {
    const [onlight, onlook] = [vi.fn(), vi.fn()];
    const lastActions = lastActionsOf([before, own, ...after], 0);
    render(LastActions, { lastActions, names: NAMES, onlight, onlook });
    expect(screen.getByRole("list", { name: t("play-meanwhile") })).toBeTruthy();
    expect(screen.getByText(`+${t("gain-point", { n: 3 })}`)).toBeTruthy();
    const line = screen.getByText(/climbs from 0 to 2 → 3/).closest("button")!;
    await fireEvent.pointerEnter(line);
    expect(marksOf(onlight.mock.lastCall![0] as GameEvent[])).toContain('[data-piece="palace-1"]');
    await fireEvent.click(line);
    expect(onlook).toHaveBeenCalledWith(lastActions[1]!.at(-1)!.move, expect.anything());
    expect(onlight).toHaveBeenLastCalledWith([]);
  });
});
