// The lesson of a game and one's best result; the sheets are of real games.
import { describe, expect, test } from "vitest";
import type { Sheet, TableInfo } from "../src/api/messages";
import { bestWords, noteResult } from "../src/end/bestScores";
import { groupsOf } from "../src/end/groups";
import { lessonOf } from "../src/end/lesson";
import { ranking } from "../src/end/result";
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
  const points = { start: [10, 10], gates: [4, 26], oases: [20, 12], provisions: [0, 0] };

  test("is where the winner had most points more", () => {
    expect(lesson(points, 0)).toBe("“gates”: Bilal scored 22 points more than you.");
    expect(lesson(points, 1)).toBe("“gates”: you scored 22 points more than Amina.");
    expect(lesson(points, -1)).toBe("“gates”: Bilal scored 22 points more than Amina.");
  });

  test("is what unpaid provisions cost, if that was much", () => {
    const unpaid = { ...points, provisions: [-12, 0] };
    expect(lesson(unpaid, 0)).toBe("Provisions you could not pay for cost you 12 points.");
    expect(lesson({ ...unpaid, oases: [43, 12] }, 0)).toMatch(
      /cost you 12 points; for the win you lacked 3\.$/,
    );
    expect(lesson({ ...points, provisions: [-4, 0] }, 0)).toMatch(/^“gates”/);
    expect(lesson({ ...unpaid, provisions: [0, -4] }, 1)).toMatch(/^“gates”: you/);
    expect(lesson({ ...unpaid, provisions: [-30, 0] }, 1)).toBe(
      "Provisions that Amina could not pay for cost 30 points.",
    );
  });

  test("alone is about one's own points only", () => {
    expect(lesson({ start: [10], gates: [4], oases: [9] }, 0)).toBe(
      "“oases” brought you the most: 9 points.",
    );
    expect(lesson({ oases: [9], provisions: [-1] }, 0)).toMatch(/cost you 1 point\.$/);
  });

  test("says nothing where nobody is ahead in anything", () => {
    expect(lesson({ start: [10, 10], gates: [5, 5] }, 0)).toBe("");
    expect(lesson({ start: [10] }, 0)).toBe("");
    expect(lesson({ gates: [5, 0, 9], oases: [9, 20, 0] }, -1)).toBe(
      "“oases”: Bilal scored 11 points more than Amina.",
    );
    expect(lesson({ gates: [20, 0], provisions: [-40, 0] }, 0)).toMatch(/cost you 40 points; for/);
    expect(lesson({ gates: [20, 0], provisions: [-20, 0] }, 0)).toMatch(/you scored 20/);
  });

  test("of a real game names what its sheet says", () => {
    const { sheet, info } = sheets.four;
    expect(lessonOf(sheet, ranking(info.scores, info.places), 0, NAMES)).toMatch(
      /^“.+”: Chama scored \d+ points more than you\.$/,
    );
  });
});

test("five groups hold every row of the sheet once", () => {
  const { rows, totals } = sheets.four.sheet;
  const groups = groupsOf(rows);
  expect(groups.length).toBe(5);
  expect(groups.flatMap((group) => group.rows).length).toBe(rows.length);
  const sums = totals.map((_, seat) => groups.reduce((all, one) => all + one.points[seat]!, 0));
  expect(sums).toEqual(totals);
});

describe("one's best result", () => {
  const info = (table: string, score: number, change: Partial<TableInfo> = {}) =>
    ({
      ...(sheets.four.info as unknown as TableInfo),
      ...{ table, scores: [score, 50, 60, 70], ...change },
    }) satisfies TableInfo;
  const after = (...game: Parameters<typeof info>) => {
    noteResult(info(...game), 0);
    return bestWords(info(...game));
  };

  test("is kept by mode, and stays when its game is opened again", () => {
    expect(after("a", 90)).toBe("90 points: your first result with 4 players, and so your best");
    expect(after("b", 101)).toBe("Your new best with 4 players: 101 points (before: 90)");
    expect(after("c", 80)).toBe("Your best with 4 players: 101 points");
    expect(after("b", 101)).toBe("Your new best with 4 players: 101 points (before: 90)");
    const rules = { ...sheets.four.info.rules, modules: ["camels"] };
    expect(after("d", 70, { rules })).toMatch(
      /^70 points: your first result with 4 players, with modules/,
    );
  });

  test("does not count before the end, for spectators, nor below one's best", () => {
    expect(after("a", 90, { over: false })).toBe("");
    noteResult(info("a", 90), -1);
    expect(bestWords(info("a", 90))).toBe("");
    after("a", 90);
    expect(after("b", 90)).toBe("Your best with 4 players: 90 points");
    const solo = { ...sheets.four.info.rules, solo: "pashabot", players: 1 };
    expect(after("c", 60, { rules: solo })).toMatch(/^60 points: your first result/);
    expect(bestWords(info("b", 90))).toBe("Your best with 4 players: 90 points");
    localStorage.setItem("marrakesh-best", "3");
    expect(bestWords(info("b", 90))).toBe("");
    localStorage.setItem("marrakesh-best", "{");
    expect(bestWords(info("b", 90))).toBe("");
  });

  test("does not count for games dealt with a known seed", () => {
    expect(after("a", 90, { seed_hash: "" })).toBe("");
  });
});
