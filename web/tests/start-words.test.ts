// Games, seats and times in the words of the start page.
import { describe, expect, test, vi } from "vitest";
import type { Rules, TableInfo } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { has, listing, speak, t, whenWords } from "../src/lib/texts.svelte";
import { lengthWords, momentWords, shortly } from "../src/lib/time";
import { ago, gameOf, players, rulesOf, standing, waits } from "../src/start/gameWords";
import sheets from "./end-sheets.json";
import { OFFER } from "./support/sampleChoices";

const { bots } = OFFER;
const BASE = sheets.four.info as unknown as TableInfo;
const SEAT = { ...BASE.seats[0]!, name: "", bot: "", stand_in: false, bot_since: null };
const person = (name: string) => ({ ...SEAT, name });
const bot = (bot: string, name = "") => ({ ...SEAT, bot, name });

function game(
  seats: TableInfo["seats"],
  rules: Partial<Rules> = {},
  more: Partial<TableInfo> = {},
) {
  const plain = { edition: "essential", modules: [], first_game: false, solo: "" };
  return { ...BASE, over: false, seats, rules: { ...BASE.rules, ...plain, ...rules }, ...more };
}

describe("the players", () => {
  test.each([
    ["You and Bilal", [person("Amina"), person("Bilal")], [0]],
    ["Amina and You", [person("Amina"), person("Bilal")], [1]],
    ["Amina and Bilal", [person("Amina"), person("Bilal")], [0, 1]], // a shared screen
    ["Player 1 and The expert", [person(""), bot("expert")], []],
    ["You, The expert and Player 3", [person(""), bot("expert"), bot("unknown")], [0]],
    ["You and Bilal", [person(""), bot("expert", "Bilal")], [0]],
  ] as const)("are listed as %s", (words, seats, own) => {
    expect(players(game([...seats]), [...own], bots)).toBe(words);
  });

  test("include the opponent of a solo game, even if it has no seat", () => {
    expect(players(game([person("")], { solo: "pashabot" }), [0], bots)).toBe("You and Pashabot");
    const two = game([person(""), bot("", "Pashabot")], { solo: "pashabot" });
    expect(players(two, [0], bots)).toBe("You and Pashabot");
  });
});

describe("a game in a few words", () => {
  const words = (info: TableInfo, seats = [0]) =>
    gameOf({ info, seats, token: "", your_turn: false }, bots);

  test("counts equal bots, and names people", () => {
    const net = game(
      [person("Amina"), bot("expert"), bot("expert"), person("Bilal")],
      { edition: "deluxe", modules: ["camels", "nomads"] },
      { kind: "net" },
    );
    expect(words(net)).toBe("Online: 2 × The expert and Bilal · Deluxe Edition · 2 modules");
    const screen = game([person(""), person("")], { first_game: true }, { kind: "screen" });
    expect(words(screen, [0, 1])).toBe(
      "On one screen: 2 × Player · Essential Edition · First game",
    );
  });

  test("names the player instead of a stand-in bot", () => {
    const stood = { ...bot("expert", "Bilal"), stand_in: true };
    expect(words(game([person(""), stood], {}, { kind: "net" }))).toMatch(/^Online: Bilal · /);
  });

  test("names the opponent of a solo game", () => {
    const solo = game([person("")], { solo: "simplified" }, { kind: "solo" });
    expect(words(solo)).toBe("Solo: Simplified Pashabot · Essential Edition · Base game");
  });
});

test("the progress of a game is put into words", () => {
  const at = (more: Partial<TableInfo>) => standing(game([], {}, more));
  expect(at({ round: 0, season: 1 })).toBe("Setting up");
  expect(at({ round: 3, season: 2 })).toBe("Season 2, round 3");
  expect(at({ over: true, scores: [80, 71] })).toBe("Finished, 80 : 71");
  const closed = (["cancelled", "abandoned"] as const).map((closed) => at({ over: true, closed }));
  expect(new Set([...closed, "Finished, 80 : 71"]).size).toBe(3);
  for (const words of closed) expect(words).not.toMatch(/^\[|Finished/);
});

test("the rules of a game are put into words", () => {
  expect(rulesOf(game([], { modules: ["camels"] }))).toBe("Essential Edition · 1 module");
  expect(rulesOf(game([], { first_game: true }))).toBe("Essential Edition · First game");
  expect(rulesOf(game([], { edition: "deluxe" }))).toBe("Deluxe Edition · Base game");
  expect(rulesOf(game([], {}, { rated: true }))).toBe("Essential Edition · Base game · Rated");
});

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [3600, "1 hour ago"],
  [86399, "23 hours ago"],
  [86400, "yesterday"],
  [3 * 86400, "3 days ago"],
  [-100, "now"],
])("a time %d seconds ago is put into words as “%s”", (seconds, words) => {
  expect(ago(1_000_000 - seconds, 1_000_000)).toBe(words);
});

describe("texts", () => {
  test("are in the chosen language", async () => {
    expect(t("start-settings")).toBe("Settings");
    await speak("de");
    prefer({ lang: "de" });
    expect([t("start-settings"), has("start-settings"), has("nothing")]).toEqual([
      "Einstellungen",
      true,
      false,
    ]);
    expect(listing(["a", "b"], "disjunction")).toBe("a oder b");
  });

  test("show their key if they are missing, and join lists in the chosen language", () => {
    expect(t("no-such-text")).toBe("[no-such-text]");
    expect(listing(["a", "b", "c"])).toBe("a, b and c");
    expect(listing(["a", "b"], "disjunction")).toBe("a or b");
  });

  test("show negative numbers with a minus sign", () => {
    expect(t("gain-point", { n: -3 })).toBe("−3 points");
    expect(t("gain-point", { n: -1 })).toBe("−1 point");
  });

  test("name a season's round, or only the season when its rounds are over", () => {
    expect(whenWords(0, 0, 4)).toBe(t("phase-setup"));
    expect(whenWords(2, 4, 4)).toBe("Season 2, round 4");
    expect([whenWords(2, 5, 4), whenWords(2, 0, 4)]).toEqual(["Season 2", "Season 2"]);
  });
});

describe("the lines about a waiting table", () => {
  const NOON = new Date(2026, 10, 16, 12).getTime() / 1000;
  const seats = [person("Amina"), person("Bilal"), person("Cleo")];
  const lines = (more: Partial<TableInfo>, your_turn = false) =>
    waits({
      info: game(seats, {}, { since: NOON, due: null, waiting: [1], ...more }),
      seats: [0],
      token: "",
      your_turn,
    });
  const at = (later: number) => {
    vi.useFakeTimers({ now: (NOON + later) * 1000 });
  };

  test("say who is being waited for, since when and until when", () => {
    at(3600);
    expect(lines({}, true)).toEqual(["Waiting for you since 12:00"]);
    expect(lines({ waiting: [1, 2] })).toEqual(["Waiting for Bilal and Cleo since 12:00"]);
    expect(lines({ due: NOON + 2 * 86400 }, true)).toEqual([
      "Waiting for you since 12:00 · due by Wed 12:00",
    ]);
    at(3 * 86400);
    expect(lines({ due: NOON + 2 * 86400 })).toEqual([
      "Waiting for Bilal since Mon 12:00 · overdue since Wed 12:00",
    ]);
  });

  test("mention a bot that plays for you", () => {
    at(3600);
    const replaced = [{ ...seats[0]!, bot: "merchant", bot_since: NOON }, ...seats.slice(1)];
    expect(lines({ seats: replaced, waiting: [0] })).toEqual([
      "A bot has been playing for you since 12:00",
    ]);
    const resigned = [{ ...replaced[0]!, bot_why: "resign" as const }, ...seats.slice(1)];
    expect(lines({ seats: resigned, waiting: [0] })[0]).toMatch(/^You resigned/);
    const theirs = [seats[0]!, { ...seats[1]!, bot: "merchant" }, seats[2]!];
    expect(lines({ seats: theirs, waiting: [1, 2] })).toEqual(["Waiting for Cleo since 12:00"]);
    expect(lines({ seats: theirs, waiting: [1] })).toEqual([]);
  });

  test("have times and periods that are as precise as needed", () => {
    expect(momentWords(NOON, NOON + 8 * 86400)).toBe("16 Nov");
    expect([8, 24, 72].map(lengthWords)).toEqual(["8 hours", "1 day", "3 days"]);
    expect([3 * 86400 - 1, 86400, 5399, 59].map((n) => shortly(n))).toEqual([
      "2d",
      "24h",
      "89m",
      "1m",
    ]);
  });
});
