// The lesson of a game, and your best result; the sheets are from real games.
import { describe, expect, test } from "vitest";
import type { Sheet, TableInfo } from "../src/api/messages";
import { bestWords, noteResult } from "../src/end/bestScores";
import { groupsOf } from "../src/end/groups";
import { lessonOf } from "../src/end/lesson";
import { ranking } from "../src/end/result";
import { t } from "../src/lib/texts.svelte";
import found from "./end-sheets.json";

const sheets = found as unknown as {
  [Name in keyof typeof found]: Omit<(typeof found)[Name], "sheet"> & { sheet: Sheet };
};

const NAMES = ["Amina", "Bilal", "Chama", "Driss"];

/** A sheet with these points by category and seat. */
function sheetOf(points: Record<string, number[]>): Sheet {
  const rows = Object.entries(points).map(([category, by]) => ({
    ...{ category, group: "rest" as const, name: category, points: by, seasons: [] },
  }));
  const seats = rows[0]!.points.map((_, seat) => seat);
  const totals = seats.map((seat) => rows.reduce((all, row) => all + row.points[seat]!, 0));
  return { rows, totals, course: [] };
}

function lesson(points: Record<string, number[]>, own: number): string {
  const sheet = sheetOf(points);
  return lessonOf(sheet, ranking(sheet.totals), own, NAMES);
}

describe("the lesson", () => {
  const say = (key: string, about: Record<string, string | number>): string =>
    t(`end-lesson-${key}`, { source: "gates", ...about });
  const points = { start: [10, 10], gates: [4, 26], oases: [20, 12], provisions: [0, 0] };

  test("names the category with the winner's biggest lead", () => {
    expect(lesson(points, 0)).toBe(say("behind", { name: "Bilal", n: 22 }));
    expect(lesson(points, 1)).toBe(say("ahead", { name: "Amina", n: 22 }));
    expect(lesson(points, -1)).toBe(say("others", { winner: "Bilal", name: "Amina", n: 22 }));
  });

  test("names the cost of unpaid provisions if it was high", () => {
    const unpaid = { ...points, provisions: [-12, 0] };
    expect(lesson(unpaid, 0)).toBe(say("unpaid", { n: 12 }));
    expect(lesson({ ...unpaid, oases: [43, 12] }, 0)).toBe(say("decisive", { n: 12, behind: 3 }));
    expect(lesson({ ...points, provisions: [-4, 0] }, 0)).toBe(
      say("behind", { name: "Bilal", n: 22 }),
    );
    expect(lesson({ ...unpaid, provisions: [0, -4] }, 1)).toBe(
      say("ahead", { name: "Amina", n: 22 }),
    );
    expect(lesson({ ...unpaid, provisions: [-30, 0] }, 1)).toBe(
      say("theirs", { name: "Amina", n: 30 }),
    );
  });

  test("is only about your own points in a solo game", () => {
    expect(lesson({ start: [10], gates: [4], oases: [9] }, 0)).toBe(
      say("most", { source: "oases", n: 9 }),
    );
    expect(lesson({ oases: [9], provisions: [-1] }, 0)).toBe(say("unpaid", { n: 1 }));
  });

  test("is empty only if no player leads in anything", () => {
    expect(lesson({ start: [10, 10], gates: [5, 5] }, 0)).toBe("");
    expect(lesson({ start: [10] }, 0)).toBe("");
    expect(lesson({ gates: [5, 0, 9], oases: [9, 20, 0] }, -1)).toBe(
      say("others", { source: "oases", winner: "Bilal", name: "Amina", n: 11 }),
    );
    expect(lesson({ gates: [20, 0], provisions: [-40, 0] }, 0)).toBe(
      say("decisive", { n: 40, behind: 20 }),
    );
    expect(lesson({ gates: [20, 0], provisions: [-20, 0] }, 0)).toBe(
      say("ahead", { name: "Bilal", n: 20 }),
    );
  });

  test("agrees with the sheet of a real game", () => {
    const { sheet, info } = sheets.four;
    const possible = sheet.rows.map(({ name: source, points }) =>
      say("behind", { source, name: "Chama", n: points[2]! - points[0]! }),
    );
    const lesson = lessonOf(sheet, ranking(info.scores, info.places), 0, NAMES);
    expect(possible).toContain(lesson);
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
