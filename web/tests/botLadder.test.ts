// The ladder of bots: the offers at the end of a game, and the browser's memory of it.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Box, NewTable, Snapshot, TableInfo } from "../src/api/messages";
import { LEVELS } from "../src/api/vocabulary";
import { best, ownLevel, remember, stepAfter } from "../src/game/botLadder";
import { t } from "../src/lib/texts.svelte";
import EndDialog from "../src/play/story/EndDialog.svelte";
import sheets from "./end-sheets.json";
import told from "./play-snapshots.json";
import { outline } from "./support/outline";

const CLAIM = told.claim as unknown as Snapshot;
const [SEAT] = CLAIM.info.seats;

/** A finished game against bots, with the player on seat 0. */
function game(
  table: string,
  bots: string[],
  scores: number[],
  more: Partial<TableInfo> = {},
): TableInfo {
  const seats = ["", ...bots].map((bot) => ({ ...SEAT!, name: bot ? "Bilal" : "Ada", bot }));
  const rules = { ...CLAIM.info.rules, players: seats.length };
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const ended = { over: true, kind: "bots", seed_hash: "f00", rematch: "" } as const;
  return { ...CLAIM.info, ...ended, table, seats, rules, scores, places, ...more };
}

/** Play a game to its end, and return the next step. */
function after(info: TableInfo) {
  remember(info, [0]);
  return stepAfter(info, [0]);
}

describe("the next level", () => {
  test("is offered after a win, up to the Master", () => {
    expect(ownLevel()).toBe("apprentice");
    LEVELS.forEach((level, rung) => {
      const step = after(game(level, [level], [80, 70]));
      expect(step).toEqual({ level, n: 1, won: true, next: LEVELS[rung + 1] ?? null });
      expect(best()).toBe(level);
      expect(ownLevel()).toBe(LEVELS[rung + 1] ?? "master");
    });
    after(game("again", ["journeyman"], [80, 70]));
    expect(best()).toBe("master");
  });

  test("requires a win against all bots: a tie or a lower place is not enough", () => {
    expect(after(game("a", ["merchant", "merchant"], [80, 70, 75]))?.next).toBe("expert");
    expect(after(game("b", ["expert", "expert"], [80, 70, 85]))).toMatchObject({
      won: false,
      next: null,
    });
    expect(after(game("c", ["expert"], [80, 80]))).toMatchObject({ won: false, next: null });
    expect(best()).toBe("merchant");
  });

  test.each([
    ["is not over", { over: false, places: [] }],
    ["has several people", { kind: "net" }],
    ["continues from a moment of another game", { seed_hash: "" }],
  ] as const)("is not offered after a game that %s", (_, more) => {
    expect(after(game("a", ["apprentice"], [80, 70], more as Partial<TableInfo>))).toBeNull();
    expect(best()).toBe("");
  });

  test("is not offered after a game against bots of different levels, or of no level", () => {
    expect(after(game("a", ["apprentice", "master"], [80, 70, 60]))).toBeNull();
    expect(after(game("b", ["greedy"], [80, 70]))).toBeNull();
  });

  test("is not offered to spectators", () => {
    expect(stepAfter(game("a", ["apprentice"], [80, 70]), [])).toBeNull();
  });
});

describe("the level below", () => {
  const lost = (table: string, level = "merchant") => after(game(table, [level], [60, 100]));

  test("is offered after two clear losses in a row, counting each game only once", () => {
    expect(lost("a")?.next).toBeNull();
    expect(lost("a")?.next).toBeNull(); // the same game
    expect(lost("b")).toEqual({ level: "merchant", n: 1, won: false, next: "journeyman" });
    after(game("c", ["journeyman"], [80, 70]));
    expect(lost("b")?.next).toBe("journeyman");
    expect(lost("a")?.next).toBeNull();
  });

  test("is not offered if a close game or another level comes in between", () => {
    lost("a");
    expect(after(game("b", ["merchant"], [90, 100]))?.next).toBeNull();
    expect(lost("c")?.next).toBeNull();
    expect(lost("d", "expert")?.next).toBeNull();
    expect(lost("e")?.next).toBeNull();
  });

  test("does not exist below the Apprentice", () => {
    lost("a", "apprentice");
    expect(lost("b", "apprentice")?.next).toBeNull();
  });
});

test.each(["{", "null", '{"best":"king","bouts":[null,{"table":3}]}'])(
  "a corrupt ladder (%s) is discarded",
  (kept) => {
    localStorage.setItem("marrakesh-ladder", kept);
    expect(ownLevel()).toBe("apprentice");
    expect(after(game("a", ["apprentice"], [80, 70]))?.next).toBe("journeyman");
    expect(best()).toBe("apprentice");
  },
);

describe("the end of a game", () => {
  let wishes: NewTable[];

  function end(info: TableInfo, yours = [0]): void {
    wishes = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      if (init.method === "GET") return new Response(JSON.stringify(sheets.four.sheet));
      wishes.push(JSON.parse(init.body as string) as NewTable);
      const links = [{ seats: [0], names: [""], token: "s3cret" }];
      return new Response(JSON.stringify({ table: "next", links }));
    });
    render(EndDialog, {
      snapshot: { ...CLAIM, info, yours, seat: yours[0] ?? -1 },
      box: {} as Box,
      onclose: () => undefined,
    });
  }

  const primary = () =>
    [...document.querySelectorAll(".primary")].map((button) => button.textContent.trim());

  test("offers the next level after a win, with the rematch beside it", async () => {
    end(game("a", ["apprentice", "apprentice"], [80, 70, 60]));
    expect(screen.getByText(t("end-level-won", { level: "apprentice", n: 2 }))).toBeTruthy();
    expect(primary()).toEqual([t("start-play-level", { level: "journeyman", n: 2 })]);
    expect(screen.getByRole("button", { name: t("play-rematch") })).toBeTruthy();
    await fireEvent.click(
      screen.getByRole("button", { name: t("start-play-level", { level: "journeyman", n: 2 }) }),
    );
    await waitFor(() => expect(location.pathname).toBe("/t/next"));
    expect(wishes[0]!.seats).toEqual([
      { name: "Ada" },
      { bot: "journeyman" },
      { bot: "journeyman" },
    ]);
    expect(best()).toBe("apprentice");
  });

  test("offers a rematch after a loss, and the level below after a second one", () => {
    remember(game("a", ["expert"], [60, 100]), [0]);
    end(game("b", ["expert"], [60, 100]));
    expect(primary()).toEqual([t("play-rematch")]);
    expect(screen.getByText(t("end-level-lost", { level: "merchant", n: 1 }))).toBeTruthy();
    expect(
      screen.getByRole("button", { name: t("start-play-level", { level: "merchant", n: 1 }) }),
    ).toBeTruthy();
  });

  const SHEET = '[role="region"]';

  test("matches its outline after a lost game, for players and spectators", async () => {
    const told: string[] = [];
    const say = async (info: TableInfo, yours = [0], without?: string) => {
      end(info, yours);
      await screen.findByRole("rowheader", { name: t("end-total") });
      told.push(outline(document.body, without));
      cleanup();
    };
    const third = { ...game("a", ["expert", "expert"], [60, 100, 90]), places: [3, 1, 2] };
    await say(third);
    await say({ ...third, rematch: "next" }, [0], SHEET);
    await say({ ...third, rematch: "next" }, [], SHEET);
    await say({ ...third, kind: "net" }, [0, 1], SHEET);
    await expect(told.join("\n")).toMatchFileSnapshot("outlines/end of a game.txt");
  });

  test("praises a player who beats the Master", () => {
    end(game("a", ["master"], [180, 170]));
    expect(screen.getByText(t("end-ladder-won", { level: "master", n: 1 }))).toBeTruthy();
    expect(primary()).toEqual([t("play-rematch")]);
  });
});
