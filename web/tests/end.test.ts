// The score sheet and the replay, as a player sees them; the sheets are from real games.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Moment, Sheet, TableInfo } from "../src/api/messages";
import { apart, roundName, scaleOf } from "../src/end/chart";
import { namesFor, namesOf, ranking, verdict } from "../src/end/result";
import ScoreChart from "../src/end/ScoreChart.svelte";
import SheetDialog from "../src/end/SheetDialog.svelte";
import { keep } from "../src/game/mySeats";
import { prefer } from "../src/lib/settings.svelte";
import { listing, t } from "../src/lib/texts.svelte";
import ScoreSoFar from "../src/play/story/ScoreSoFar.svelte";
import { actors, Replay, sceneMoves, wanted } from "../src/replay/replay.svelte";
import { roundsOf, standsOf } from "../src/replay/track";
import found from "./end-sheets.json";
import { outline } from "./support/outline";
import { event, points } from "./support/sampleEvents";

const sheets = found as unknown as {
  [Name in keyof typeof found]: Omit<(typeof found)[Name], "sheet"> & { sheet: Sheet };
};

let answers: Record<string, unknown>;
let asked: string[];
let queries: URLSearchParams[];

beforeEach(() => {
  prefer({ speed: "fast" });
  asked = [];
  queries = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const path = address.replace(/^\/api\/tables\//, "").replace(/\?.*/, "");
    asked.push(path);
    queries.push(new URLSearchParams(address.replace(/.*\?/, "")));
    const answer = answers[path] ?? answers[path.replace(/\d+$/, "*")];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(
      JSON.stringify(
        typeof answer === "function" ? (answer as (p: string) => unknown)(path) : answer,
      ),
    );
  });
});

function info(name: keyof typeof sheets, change: Partial<TableInfo> = {}): TableInfo {
  return { ...(sheets[name].info as unknown as TableInfo), ...change };
}

function dialog(name: keyof typeof sheets): Sheet {
  answers = { "game/sheet": sheets[name].sheet };
  const { scores, places } = info(name);
  render(SheetDialog, {
    table: "game",
    names: namesOf(info(name)),
    title: "The end",
    scores,
    places,
    onclose: () => undefined,
    buttons: createRawSnippet(() => ({ render: () => "<button>Rematch</button>" })),
  });
  return sheets[name].sheet;
}

const row = async (name: string | RegExp) =>
  (await screen.findByRole("rowheader", { name })).closest("tr")!;
const figures = (line: HTMLElement) =>
  within(line)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("the score sheet", () => {
  test("has a column for each player, a row for each category, and the totals", async () => {
    const { rows, totals } = dialog("four");
    expect(figures(await row(t("end-total")))).toEqual(totals.map(String));
    const buttons = screen.getAllByRole("button", { expanded: false });
    expect(buttons.map((one) => one.textContent.trim())).toEqual(
      ["board", "river", "stairs", "tiles", "rest"].map((group) => t(`end-group-${group}`)),
    );
    expect(figures(await row(t("end-group-stairs")))).toEqual(["2", "33", "35", "2"]);
    await fireEvent.click(screen.getByRole("button", { name: t("end-open-all") }));
    expect(figures(await row("Connection lines"))).toEqual(["2", "22", "26", "2"]);
    expect(figures(await row("Gates"))[0]).toBe("−5");
    const names = screen
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent.trim())
      .filter((name) => name.startsWith("Player"));
    expect(names.slice(0, 4)).toEqual(["Player 1", "Player 2", "Player 3", "Player 4"]);
    for (const { name } of rows) expect(await row(name)).toBeTruthy();
  });

  test.each(["four", "pashabot"] as const)("matches its outline (%s)", async (name) => {
    dialog(name);
    await fireEvent.click(await screen.findByRole("button", { name: t("end-open-all") }));
    await expect(outline(document.body)).toMatchFileSnapshot(`outlines/score of ${name}.txt`);
  });

  test("marks the leader in each row that has one", async () => {
    dialog("four");
    await fireEvent.click(await screen.findByRole("button", { name: t("end-open-all") }));
    const marked = (line: HTMLElement) =>
      within(line)
        .getAllByRole("cell")
        .map((cell) => cell.classList.contains("most"));
    expect(marked(await row("Connection lines"))).toEqual([false, false, true, false]);
    expect(marked(await row(t("end-setup")))).toEqual([false, false, false, false]);
  });

  test("breaks a category down into the seasons in which it scored", async () => {
    dialog("four");
    await fireEvent.click(await screen.findByRole("button", { name: t("end-group-board") }));
    await fireEvent.click(await screen.findByRole("button", { name: "Date orchard" }));
    expect(figures(await row(t("season-name", { number: 2 })))).toEqual(["2", "2", "1", "0"]);
    expect(screen.queryByRole("rowheader", { name: t("phase-final-scoring") })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: t("end-open-all") }));
    await fireEvent.click(screen.getByRole("button", { name: t("end-close-all") }));
    expect(screen.queryByRole("rowheader", { name: t("season-name", { number: 2 }) })).toBeNull();
  });

  test("has no column for the simplified Pashabot", async () => {
    dialog("simplified");
    expect(figures(await row(t("end-total"))).length).toBe(1);
    expect(screen.queryByRole("img", { name: t("end-winner") })).toBeNull();
  });

  test("reports a failed request, and can be tried again", async () => {
    answers = {};
    render(ScoreSoFar, { table: "game", names: ["A", "B", "C", "D"], onclose: () => undefined });
    expect((await screen.findByRole("alert")).textContent).toContain(t("start-problem-offline"));
    answers = { "game/sheet": sheets.four.sheet };
    await fireEvent.click(screen.getByRole("button", { name: t("end-again") }));
    expect(await row(t("end-total"))).toBeTruthy();
  });
});

const ranks = () =>
  within(screen.getByRole("list", { name: t("end-standings") }))
    .getAllByRole("listitem")
    .map((item) => item.textContent.replace(/\s+/g, " ").trim());

describe("the result", () => {
  test("shows places, totals and differences before the sheet arrives", () => {
    dialog("four");
    answers = {};
    expect(ranks()).toEqual([
      "1. Player 3 131",
      "2. Player 4 126 −5",
      "3. Player 2 124 −7",
      "4. Player 1 106 −25",
    ]);
    const crown = screen.getByRole("img", { name: t("end-winner") });
    expect(crown.closest("li")?.textContent).toContain("Player 3");
    expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  });

  test("calls a single seat You, but keeps the names at a shared screen", () => {
    const game = info("four");
    expect(namesFor({ info: game, yours: [2] })[2]).toBe(t("player-you"));
    expect(namesFor({ info: game, yours: [2] })[0]).toBe(namesOf(game)[0]);
    expect(namesFor({ info: game, yours: [0, 1] })).toEqual(namesOf(game));
  });

  test("is worded for the winner, for the losers, and for everyone at a shared screen", () => {
    expect(verdict(info("four"), 2)).toBe(t("end-you-win", { n: 5 }));
    expect(verdict(info("four"), 0)).toBe(t("end-wins", { name: "Player 3", n: 5 }));
    expect(verdict(info("four"), -1)).toBe(t("end-wins", { name: "Player 3", n: 5 }));
  });

  test("states the margin between two players", () => {
    const two = { seats: info("four").seats.slice(0, 2), scores: [80, 81], places: [2, 1] };
    expect(verdict(info("four", two), 0)).toBe(t("end-beats-you", { name: "Player 2", n: 1 }));
    expect(verdict(info("four", two), 1)).toBe(t("end-you-win", { n: 1 }));
  });

  test("explains how a tie was broken, and names joint winners", () => {
    const level = { scores: [90, 131, 131, 80], places: [3, 2, 1, 4] };
    expect(verdict(info("four", level), 2)).toBe(t("end-you-win", { n: 0 }));
    expect(ranking(level.scores, level.places)[1]).toEqual({
      seat: 1,
      place: 2,
      total: 131,
      behind: 0,
    });
    const shared = { ...level, places: [3, 1, 1, 4] };
    expect(verdict(info("four", shared), 1)).toBe(t("end-you-win-together", { names: "Player 3" }));
    expect(verdict(info("four", shared), 0)).toBe(
      t("end-win-together", { names: listing(["Player 2", "Player 3"]) }),
    );
  });

  test("against the Pashabot is the margin or the level reached", () => {
    expect(verdict(info("pashabot"), 0)).toBe(t("end-margin-won", { n: 38 }));
    const level = { scores: [100, 100], places: [2, 1] };
    expect(verdict(info("pashabot", level), 0)).toBe(t("end-margin-lost", { n: 0 }));
    const lost = { scores: [100, 101], places: [2, 1] };
    expect(verdict(info("pashabot", lost), 0)).toBe(t("end-margin-lost", { n: 1 }));
    expect(verdict(info("simplified", { level: 2 }), 0)).toBe(t("end-level", { rank: 2 }));
    expect(verdict(info("simplified", { level: 0 }), 0)).toBe(t("end-level", { rank: 0 }));
  });
});

describe("the sheet so far", () => {
  test("ranks the players by points alone, and marks no winner", async () => {
    answers = { "game/sheet": { ...sheets.four.sheet, totals: [40, 52, 40, 31] } };
    render(ScoreSoFar, { table: "game", names: ["A", "B", "C", "D"], onclose: () => undefined });
    await row(t("end-total"));
    expect(ranks()).toEqual(["1. B 52", "2. A 40 −12", "2. C 40 −12", "4. D 31 −21"]);
    expect(screen.queryByRole("img", { name: t("end-winner") })).toBeNull();
  });

  test("does not pass keys on to the table, and can be closed", async () => {
    answers = { "game/sheet": sheets.four.sheet };
    const onclose = vi.fn();
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    render(ScoreSoFar, { table: "game", names: ["A", "B", "C", "D"], onclose });
    await fireEvent.keyDown(screen.getByRole("heading", { name: t("end-so-far") }), { key: "1" });
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener("keydown", heard);
    await fireEvent.click(screen.getByRole("heading", { name: t("end-so-far") }));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector("dialog")!); // outside its content
    expect(onclose).toHaveBeenCalledOnce();
    onclose.mockClear();
    document.querySelector("dialog")!.showModal();
    await fireEvent.click(screen.getByRole("button", { name: t("play-close") }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("the score chart", () => {
  test("has a line for each player, and a table for screen readers", async () => {
    const { course } = sheets.four.sheet;
    const { container } = render(ScoreChart, {
      title: "Points",
      course: [[10, 10, 10, 10], ...course],
      moments: ["Start", ...course.map((_, round) => roundName(round))],
      names: ["A", "B", "C", "D"],
    });
    expect(container.querySelectorAll("path.line").length).toBe(4);
    const dashes = [...container.querySelectorAll("path.line")].map((line) =>
      line.getAttribute("stroke-dasharray"),
    );
    expect(new Set(dashes).size).toBe(4);
    const last = screen
      .getByRole("rowheader", { name: t("season-and-round", { season: 3, round: 4 }) })
      .closest("tr")!;
    expect(figures(last)).toEqual(["106", "124", "131", "126"]);
  });

  test("has a scale of round numbers that spans all scores", () => {
    expect(scaleOf([10, 131])).toEqual([0, 50, 100, 150]);
    expect(scaleOf([-12, 40])).toEqual([-20, 0, 20, 40]);
    expect(scaleOf([])).toEqual([0, 1]);
    expect(scaleOf([0, 5])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(scaleOf([0, 6])).toEqual([0, 2, 4, 6]);
    expect(scaleOf([900], true)).toEqual([900]);
    expect(scaleOf([], true)).toEqual([0, 1]);
    expect(scaleOf([0, 990])).toEqual([0, 200, 400, 600, 800, 1000]);
    expect(scaleOf([96, 131], true)).toEqual([90, 100, 110, 120, 130, 140]);
  });

  test("keeps its labels apart", () => {
    expect(apart([50, 52, 10], 18, 100)).toEqual([50, 68, 10]);
    expect(apart([95, 96], 18, 100)).toEqual([82, 100]);
  });
});

function entry(move: number, season: number, round: number, told: boolean): LogEntry {
  const claim = { ...event(0, "claim", { colour: "green", n: 1 }), text: `Move ${move}.` };
  const events = told ? [claim] : [];
  return { move, seat: told ? 0 : -1, action: "", season, round, at: 0, events };
}

/** Seven decisions in two rounds; the first two of each round are secret. */
const LOG = [
  entry(1, 1, 1, false),
  entry(2, 1, 1, true),
  entry(3, 1, 1, true),
  entry(4, 1, 2, false),
  entry(5, 1, 2, false),
  entry(6, 1, 2, true),
  entry(7, 1, 2, true),
];

describe("the replay", () => {
  async function replay(move = 0, change: Partial<TableInfo> = {}): Promise<Replay> {
    answers = {
      game: { ...sheets.four.info, moves: LOG.length, ...change },
      "game/log": LOG,
      "game/moments/*": (path: string): Partial<Moment> => ({
        move: Number(path.split("/").at(-1)),
      }),
    };
    const made = new Replay("game", { move, seat: -1, instead: -1 });
    await made.load();
    return made;
  }

  test("stops only where something visible has changed", () => {
    expect(sceneMoves(LOG, 7)).toEqual([0, 2, 3, 6, 7]);
  });

  /** Two seats take turns; secret decisions belong to neither. */
  const TURNS = LOG.map((one) => (one.seat < 0 ? one : { ...one, seat: one.move % 2 }));

  test("knows who acts at each moment", () => {
    expect(actors(TURNS, 1)).toEqual([1, 1, 0, 1, 1, 1, 0, 1]);
  });

  test("shows the acting player's board until another board is chosen", async () => {
    const game = await replay(0);
    game.log = TURNS;
    await game.go(3);
    expect(game.seat).toBe(1);
    await game.step(1);
    expect(game.seat).toBe(0);
    await game.choose(1);
    expect(game.follow).toBe(false);
    await game.go(2);
    expect(game.seat).toBe(1);
    game.follow = true;
    await game.show();
    expect(game.seat).toBe(0);
  });

  test("begins at the move in its address, limited to the moves of the game", async () => {
    expect((await replay(3)).moment?.move).toBe(3);
    expect((await replay(99)).move).toBe(7);
    expect((await replay(-4)).move).toBe(0);
  });

  test("skips secret decisions, and can jump by a round", async () => {
    const game = await replay(3);
    await game.step(1);
    expect(game.moment?.move).toBe(6);
    await game.step(-1);
    expect(game.move).toBe(3);
    await game.toRound(-1);
    expect(game.move).toBe(0);
    await game.toRound(1);
    expect(game.move).toBe(3);
    await game.toRound(1);
    expect(game.move).toBe(7);
  });

  test("fetches the next moments in advance, and none of them twice", async () => {
    const game = await replay(0);
    expect(asked).toEqual(expect.arrayContaining(["game/moments/2", "game/moments/3"]));
    await game.step(1);
    await game.step(1);
    const moments = asked.filter((path) => path.includes("moments"));
    expect(moments).toEqual([...new Set(moments)]);
  });

  test("plays to the end and stops there", async () => {
    const game = await replay(3);
    vi.useFakeTimers();
    game.play();
    expect(game.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(game.move).toBe(7);
    expect(game.playing).toBe(false);
  });

  test("begins with your own board, as seen from your seat", async () => {
    keep({ table: "game", token: "secret", seats: [2], names: ["Ada"] });
    expect((await replay()).seat).toBe(2);
    expect(asked.filter((path) => path.includes("moments"))).not.toEqual([]);
    expect(queries.filter((query) => query.has("seat")).map((query) => query.get("seat"))).toEqual(
      expect.arrayContaining(["2"]),
    );
  });

  test("shows no secrets while several people at this screen are still playing", async () => {
    keep({ table: "game", token: "secret", seats: [0, 1], names: ["Ada", "Ben"] });
    await replay(0, { over: false });
    const seats = queries.filter((query) => query.has("seat")).map((query) => query.get("seat"));
    expect(new Set(seats)).toEqual(new Set(["-1"]));
  });

  test("compares the decision made with the better one", async () => {
    await replay(0);
    const game = new Replay("game", wanted("?move=2&seat=1&instead=77"));
    await game.load();
    expect([game.move, game.seat, game.follow, game.instead]).toEqual([2, 1, false, 77]);
    expect(game.search).toBe("?move=2&seat=1&instead=77");
    await game.compare("better");
    const better = asked.findIndex((_, k) => queries[k]!.get("instead") === "77");
    expect(asked[better]).toBe("game/moments/2");
    expect([game.moment?.move, game.played?.move]).toEqual([2, 3]);
    await game.compare("played");
    expect([game.moment?.move, game.played]).toEqual([3, null]);
    await game.go(4);
    expect([game.shown, game.instead, game.search]).toEqual(["asked", -1, "?move=4"]);
    expect(wanted("?move=x")).toEqual({ move: 0, seat: -1, instead: -1 });
  });

  test("reports an unknown game", async () => {
    answers = {};
    const game = new Replay("nowhere", { move: 0, seat: -1, instead: -1 });
    await game.load();
    expect(game.problem).toBe(t("start-problem-offline"));
  });
});

describe("the slider", () => {
  test("marks the start of each round", () => {
    expect(roundsOf(LOG)).toEqual([
      { season: 1, round: 1, from: 0 },
      { season: 1, round: 2, from: 3 },
    ]);
  });

  test("has a player's score after each change, calculated back from the final score", () => {
    const won = (move: number, seat: number, n: number): LogEntry => ({
      ...entry(move, 1, 1, false),
      events: [points(seat, n, "gates")],
    });
    const log = [won(1, 0, 3), won(2, 1, 5), won(3, 0, -4), entry(4, 1, 1, true)];
    expect(standsOf(log, 0, 9)).toEqual([
      { move: 0, score: 10 },
      { move: 1, score: 13 },
      { move: 3, score: 9 },
    ]);
    expect(standsOf(log, 1, 15).at(-1)).toEqual({ move: 2, score: 15 });
    expect(standsOf(log, 2, 10)).toEqual([{ move: 0, score: 10 }]);
  });
});
