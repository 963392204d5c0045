// The score sheet and the replay, as a player sees them; the sheets are of real games.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { apart, scaleOf } from "../src/end/chart";
import Course from "../src/end/Course.svelte";
import { Replay, roundStarts, sceneMoves } from "../src/end/replay.svelte";
import ScoreSheet from "../src/end/ScoreSheet.svelte";
import type { LogEntry, Moment, Sheet, TableInfo } from "../src/lib/messages";
import { prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import sheets from "./end-sheets.json";

let answers: Record<string, unknown>;
let asked: string[];

beforeEach(async () => {
  localStorage.clear();
  prefer({ lang: "en", speed: "fast" });
  await speak("en");
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const path = address.replace(/^\/api\/tables\//, "").replace(/\?.*/, "");
    asked.push(path);
    const answer = answers[path] ?? answers[path.replace(/\d+$/, "*")];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(
      JSON.stringify(
        typeof answer === "function" ? (answer as (p: string) => unknown)(path) : answer,
      ),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sheet(name: keyof typeof sheets, change: Partial<TableInfo> = {}): Sheet {
  answers = {
    game: { ...sheets[name].info, ...change },
    "game/sheet": sheets[name].sheet,
  };
  render(ScoreSheet, { table: "game" });
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
    const { rows, totals } = sheet("four");
    expect(figures(await row("Total"))).toEqual(totals.map(String));
    expect(figures(await row("Connection lines"))).toEqual(["2", "22", "26", "2"]);
    expect(figures(await row("Gates"))[0]).toBe("−5");
    const names = screen
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent?.trim())
      .filter((name) => name?.startsWith("Player"));
    expect(names.slice(0, 4)).toEqual(["Player 1", "Player 2", "Player 3", "Player 4"]);
    for (const { name } of rows) expect(await row(name)).toBeTruthy();
  });

  test("crowns the winner", async () => {
    sheet("four");
    const crown = await screen.findByRole("img", { name: "Winner" });
    expect(crown.closest("th")?.textContent).toContain("Player 3");
  });

  test("opens a category to the seasons in which it brought something", async () => {
    sheet("four");
    await fireEvent.click(await screen.findByRole("button", { name: "Date orchard" }));
    expect(figures(await row("Season 2"))).toEqual(["2", "2", "1", "0"]);
    expect(screen.queryByRole("rowheader", { name: "Final scoring" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show all seasons" }));
    expect(screen.getAllByRole("rowheader", { name: "Final scoring" }).length).toBe(3);
  });

  test("tells by how much the Pashabot was beaten, or won", async () => {
    sheet("pashabot");
    expect(await screen.findByText("You beat the Pashabot by 38 points.")).toBeTruthy();
    cleanup();
    sheet("pashabot", { scores: [100, 101], places: [2, 1] });
    expect(await screen.findByText("The Pashabot wins by 1 point.")).toBeTruthy();
  });

  test("tells the level reached against the simplified one, who has no column", async () => {
    sheet("simplified", { level: 2 });
    expect(await screen.findByText("Level 2 of 4 reached.")).toBeTruthy();
    expect(figures(await row("Total")).length).toBe(1);
    expect(screen.queryByRole("img", { name: "Winner" })).toBeNull();
  });

  test("says when it cannot be fetched, and tries again", async () => {
    answers = {};
    render(ScoreSheet, { table: "game" });
    expect((await screen.findByRole("alert")).textContent).toMatch(/does not answer/);
    answers = { game: sheets.four.info, "game/sheet": sheets.four.sheet };
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await row("Total")).toBeTruthy();
  });
});

describe("the course of the game", () => {
  test("is a line for each player, and a table for those who listen", () => {
    const { course } = sheets.four.sheet;
    const { container } = render(Course, { course, names: ["A", "B", "C", "D"] });
    expect(container.querySelectorAll("path.line").length).toBe(4);
    const dashes = [...container.querySelectorAll("path.line")].map((line) =>
      line.getAttribute("stroke-dasharray"),
    );
    expect(new Set(dashes).size).toBe(4);
    const last = screen.getByRole("rowheader", { name: "Season 3, round 4" }).closest("tr")!;
    expect(figures(last)).toEqual(["106", "124", "131", "126"]);
  });

  test("has a scale of round numbers around all scores", () => {
    expect(scaleOf([10, 131])).toEqual([0, 50, 100, 150]);
    expect(scaleOf([-12, 40])).toEqual([-20, 0, 20, 40]);
    expect(scaleOf([])).toEqual([0, 1]);
  });

  test("keeps its labels apart", () => {
    expect(apart([50, 52, 10], 18, 100)).toEqual([50, 68, 10]);
    expect(apart([95, 96], 18, 100)).toEqual([82, 100]);
  });
});

function entry(move: number, season: number, round: number, told: boolean): LogEntry {
  const events = told ? [{ kind: "claim", seat: 0, facts: {}, text: `Move ${move}.` }] : [];
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
  async function replay(move = 0): Promise<Replay> {
    answers = {
      game: { ...sheets.four.info, moves: LOG.length },
      "game/log": LOG,
      "game/moments/*": (path: string): Partial<Moment> => ({
        move: Number(path.split("/").at(-1)),
      }),
    };
    const made = new Replay("game", move);
    await made.load();
    return made;
  }

  test("stops where something can be seen, and at the beginnings of rounds", () => {
    expect(sceneMoves(LOG, 7)).toEqual([0, 2, 3, 6, 7]);
    expect(roundStarts(LOG)).toEqual([0, 3]);
  });

  test("begins at the move of its address, within the game", async () => {
    expect((await replay(3)).moment?.move).toBe(3);
    expect((await replay(99)).move).toBe(7);
    expect((await replay(-4)).move).toBe(0);
  });

  test("steps over secret decisions, and jumps by rounds", async () => {
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

  test("fetches what comes next before it is asked for, and nothing twice", async () => {
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

  test("says what is wrong with an unknown game", async () => {
    answers = {};
    const game = new Replay("nowhere", 0);
    await game.load();
    expect(game.problem).toMatch(/does not answer/);
  });
});
