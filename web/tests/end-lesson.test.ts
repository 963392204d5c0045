// The lesson of a game, and your best result; the sheets are from real games.
import { describe, expect, test } from "vitest";
import type { Sheet, SheetGroup, TableInfo } from "../src/api/messages";
import { bestWords, noteResult } from "../src/end/bestScores";
import { groupsOf } from "../src/end/groups";
import { differencesOf } from "../src/end/lesson";
import { ranking } from "../src/end/result";
import { t } from "../src/lib/texts.svelte";
import found from "./end-sheets.json";

const sheets = found as unknown as {
  [Name in keyof typeof found]: Omit<(typeof found)[Name], "sheet"> & { sheet: Sheet };
};

type Points = Record<string, number[]>;

/** A sheet with these points by group, category and seat. */
function sheetOf(groups: Partial<Record<SheetGroup, Points>>): Sheet {
  const rows = Object.entries(groups).flatMap(([group, points]) =>
    Object.entries(points).map(([category, by]) => ({
      ...{ category, group: group as SheetGroup, name: category, points: by, seasons: [] },
    })),
  );
  const seats = rows[0]!.points.map((_, seat) => seat);
  const totals = seats.map((seat) => rows.reduce((all, row) => all + row.points[seat]!, 0));
  return { rows, totals, course: [] };
}

const lesson = (sheet: Sheet, own: number): string[] =>
  differencesOf(sheet, ranking(sheet.totals), own).map(
    ({ seat, n, title, most }) => `${seat}: ${title} ${n}${most ? `, ${most.name} ${most.n}` : ""}`,
  );

describe("what made the difference", () => {
  const river = t("end-group-river");
  const tiles = t("end-group-tiles");
  const rest = t("end-group-rest");
  /** One player leads by 32 on the river in several ways, and the other left 24 points unpaid. */
  const sheet = sheetOf({
    river: { jetty: [0, 4], rapids: [2, 20], "river tiles": [0, 10] },
    tiles: { oases: [20, 12] },
    rest: { provisions: [-24, 0], leftovers: [4, 0] },
  });

  test("ranks the rows of the score sheet by their net difference, for both players", () => {
    const told = [`1: ${river} 32, rapids 18`, `1: ${rest} 20, provisions 24`, `0: ${tiles} 8`];
    expect(lesson(sheet, 0)).toEqual(told);
    expect(lesson(sheet, 1)).toEqual(told);
    expect(lesson(sheet, -1)).toEqual(told);
  });

  test("compares with the best of the others", () => {
    const three = sheetOf({ board: { gates: [5, 0, 9] }, tiles: { oases: [9, 20, 0] } });
    const board = t("end-group-board");
    expect(lesson(three, 2)).toEqual([`1: ${tiles} 20`, `2: ${board} 9`]);
    expect(lesson(three, 1)).toEqual([`1: ${tiles} 11`, `0: ${board} 5`]);
  });

  test("names the best rows of a player on their own, and omits equal ones", () => {
    const alone = sheetOf({ river: { jetty: [4] }, tiles: { oases: [9] }, rest: { start: [0] } });
    expect(lesson(alone, 0)).toEqual([`0: ${tiles} 9`, `0: ${river} 4`]);
    expect(lesson(sheetOf({ board: { gates: [5, 5] } }), 0)).toEqual([]);
  });

  test.each([0, 1, 2, 3])("adds up to the margin in a real game for seat %i", (own) => {
    const { sheet: real, info } = sheets.four;
    const standings = ranking(info.scores, info.places);
    const rival = standings.find(({ seat }) => seat !== own)!;
    const net = differencesOf(real, standings, own).map(({ seat, n }) => (seat === own ? n : -n));
    const sum = net.reduce((all, n) => all + n, 0);
    expect(sum).toBe(real.totals[own]! - real.totals[rival.seat]!);
    expect(net.map(Math.abs)).toEqual(net.map(Math.abs).sort((a, b) => b - a));
  });
});

test("the five groups contain every row of the score sheet exactly once", () => {
  const { rows, totals } = sheets.four.sheet;
  const groups = groupsOf(rows);
  expect(groups.length).toBe(5);
  expect(groups.flatMap((group) => group.rows).length).toBe(rows.length);
  const sums = totals.map((_, seat) => groups.reduce((all, one) => all + one.points[seat]!, 0));
  expect(sums).toEqual(totals);
});

describe("your best result", () => {
  const mode = (more: Record<string, string | number> = {}) =>
    t("end-mode", { solo: "no", modules: "no", players: 4, ...more });
  const info = (table: string, score: number, change: Partial<TableInfo> = {}) =>
    ({
      ...(sheets.four.info as unknown as TableInfo),
      ...{ table, scores: [score, 50, 60, 70], ...change },
    }) satisfies TableInfo;
  const after = (...game: Parameters<typeof info>) => {
    noteResult(info(...game), 0);
    return bestWords(info(...game));
  };

  test("is stored for each mode, and is unchanged when its game is opened again", () => {
    expect(after("a", 90)).toBe(t("end-best-first", { n: 90, mode: mode() }));
    expect(after("b", 101)).toBe(t("end-best-new", { n: 101, before: 90, mode: mode() }));
    expect(after("c", 80)).toBe(t("end-best", { n: 101, mode: mode() }));
    expect(after("b", 101)).toBe(t("end-best-new", { n: 101, before: 90, mode: mode() }));
    const rules = { ...sheets.four.info.rules, modules: ["camels"] };
    expect(after("d", 70, { rules })).toBe(
      t("end-best-first", { n: 70, mode: mode({ modules: "yes" }) }),
    );
  });

  test("ignores unfinished games, spectators, lower scores and corrupt storage", () => {
    expect(after("a", 90, { over: false })).toBe("");
    noteResult(info("a", 90), -1);
    expect(bestWords(info("a", 90))).toBe("");
    after("a", 90);
    expect(after("b", 90)).toBe(t("end-best", { n: 90, mode: mode() }));
    const solo = { ...sheets.four.info.rules, solo: "pashabot", players: 1 };
    expect(after("c", 60, { rules: solo })).toBe(
      t("end-best-first", { n: 60, mode: mode({ solo: "yes", players: 1 }) }),
    );
    expect(bestWords(info("b", 90))).toBe(t("end-best", { n: 90, mode: mode() }));
    localStorage.setItem("marrakesh-best", "3");
    expect(bestWords(info("b", 90))).toBe("");
    localStorage.setItem("marrakesh-best", "{");
    expect(bestWords(info("b", 90))).toBe("");
  });

  test("ignores games dealt with a known seed", () => {
    expect(after("a", 90, { seed_hash: "" })).toBe("");
  });
});
