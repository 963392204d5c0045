import { describe, expect, test, vi } from "vitest";
import type { Kind, MyTable } from "../src/api/messages";
import { keepKey } from "../src/game/myProfile.svelte";
import * as choosing from "../src/start/choice";
import { usual, type Choice } from "../src/start/choice";
import { OFFER as offer } from "./support/sampleChoices";

const modules = choosing.fieldOf(offer, "modules");

/** The default choice with some fields of the rules changed. */
function chosen(rules: Choice["rules"] = {}, kind: Kind = "bots"): Choice {
  const choice = { ...usual(), kind };
  choosing.fit(choice, offer);
  Object.assign(choice.rules, rules);
  return choice;
}

/** The request for a table with some options. */
function wished(kind: Kind, options: Choice["options"], more: Partial<Choice> = {}) {
  const choice = { ...chosen({}, kind), ...more };
  Object.assign(choice.options, options);
  return choosing.newTable(choice, offer, "");
}

describe("the request for a table", () => {
  test("for a solo game has the Pashabot's variants, unless it is simplified", () => {
    const choice = chosen({ variants: ["dear-gates"] }, "solo");
    const request = choosing.newTable(choice, offer, " Amina ");
    expect(request.seats).toEqual([{ name: "Amina" }]);
    expect(request.rules).toMatchObject({ players: 1, solo: "pashabot", variants: ["dear-gates"] });
    choice.rules.solo = "simplified";
    expect(choosing.newTable(choice, offer, "").rules).toMatchObject({ solo: "simplified" });
    expect(choosing.newTable(choice, offer, "").rules?.variants).toBeUndefined();
  });

  test("for a game against bots has a bot on each of the other seats", () => {
    const choice = chosen();
    choice.players.bots = 3;
    choice.seats.bots[2]!.bot = "expert";
    const request = choosing.newTable(choice, offer, "");
    expect(request.seats).toEqual([{ name: "" }, { bot: "apprentice" }, { bot: "expert" }]);
    expect(request.rules).toMatchObject({ players: 3 });
    expect(request.rules).not.toHaveProperty("solo");
  });

  test("for an online game has a clock for live play, and a webhook for play over days", () => {
    const choice = chosen();
    Object.assign(choice, { kind: "net", clock: true, webhook: " https://example.org/x " });
    choice.seats.net[1]!.name = "Bilal";
    const live = choosing.newTable(choice, offer, "Amina");
    expect(live.seats).toEqual([{ name: "Amina" }, { name: "Bilal" }]);
    expect(live).toMatchObject({ clock: { minutes: 30, increment: 10 } });
    expect(live.pace).toBeUndefined();
    expect(live.webhook).toBeUndefined();
    choice.options.pace = "days";
    const days = choosing.newTable(choice, offer, "Amina");
    expect(days).toMatchObject({ pace: "days", webhook: "https://example.org/x" });
    expect(days.deadline).toEqual({ hours: 72, then: "bot" });
    expect(live.deadline).toBeUndefined();
    const slow = choosing.newTable({ ...choice, hours: 0 }, offer, "Amina");
    expect(slow.deadline).toBeUndefined();
    expect(days.clock).toBeUndefined();
  });

  test("for an online game lets spectators read the chat only if that was chosen", () => {
    const choice = chosen({}, "net");
    expect(choosing.newTable(choice, offer, "").public_talk).toBeUndefined();
    choice.options.public_talk = true;
    expect(choosing.newTable(choice, offer, "").public_talk).toBe(true);
    choice.options.talk = "none";
    expect(choosing.newTable(choice, offer, "").public_talk).toBeUndefined();
  });

  test("has the settings of a module only if it is played", () => {
    const choice = chosen({ offices: "new", buildings: "back" });
    expect(choosing.newTable(choice, offer, "").rules).not.toHaveProperty("offices");
    choosing.toggle(choice, offer, modules, "exchange-offices");
    expect(choosing.newTable(choice, offer, "").rules).toMatchObject({ offices: "new" });
    expect(choosing.newTable(choice, offer, "").rules).not.toHaveProperty("buildings");
  });
});

describe("tiles agreed on for a table", () => {
  test("include twelve different staircase tiles, which can swap places", () => {
    const { choices } = choosing.fieldOf(offer, "staircase");
    const sides = choosing.randomSides(choices);
    expect(sides).toHaveLength(12);
    expect(new Set(sides.map((side) => parseInt(side))).size).toBe(12);
    const before = ["1a", "2b", "3a"];
    expect(choosing.placeSide(before, 0, "7b")).toEqual(["7b", "2b", "3a"]);
    expect(choosing.placeSide(before, 0, "3b")).toEqual(["3b", "2b", "1a"]);
    expect(choosing.placeSide(before, 0, "1b")).toEqual(["1b", "2b", "3a"]);
  });

  test("include one side of a river tile, or neither", () => {
    const choice = chosen({ first_game: false });
    const river = choosing.fieldOf(offer, "river_sides");
    choosing.pickSide(choice, river, ["1", "2"], "2");
    choosing.pickSide(choice, river, ["3", "4"], "3");
    choosing.pickSide(choice, river, ["1", "2"], "1");
    expect(choosing.newTable(choice, offer, "").rules).toMatchObject({ river_sides: ["3", "1"] });
    choosing.pickSide(choice, river, ["3", "4"], "");
    expect(choice.rules.river_sides).toEqual(["1"]);
    choice.rules.first_game = true;
    expect(choosing.newTable(choice, offer, "").rules).not.toHaveProperty("river_sides");
  });
});

test("the numbers of players to choose from exclude one, which is for solo games", () => {
  expect(choosing.playerNumbers(offer)).toEqual([2, 3, 4]);
});

test("presets choose modules, and your own mix is not a preset", () => {
  const choice = chosen();
  expect(choosing.settingOf(choice, offer.presets)).toBe("first-game");
  choosing.applySetting(choice, offer.presets, "all");
  expect(choice.rules.modules).toHaveLength(4);
  expect(choosing.settingOf(choice, offer.presets)).toBe("all");
  choosing.toggle(choice, offer, modules, "camels");
  expect(choosing.settingOf(choice, offer.presets)).toBe("");
  choosing.applySetting(choice, offer.presets, "first-game");
  expect(choice.rules).toMatchObject({ first_game: true, modules: [] });
  choosing.toggle(choice, offer, modules, "nomads");
  expect(choice.rules).toMatchObject({ first_game: false, modules: ["nomads"] });
});

test("variants identify a difficulty, and conflicting ones exclude each other", () => {
  const choice = chosen();
  expect(choosing.settingOf(choice, offer.difficulties)).toBe("normal");
  choice.rules.variants = ["square-once", "few-tiles"];
  expect(choosing.settingOf(choice, offer.difficulties)).toBe("easy");
  choosing.toggle(choice, offer, choosing.fieldOf(offer, "variants"), "square-four-times");
  expect(choice.rules.variants).toEqual(["few-tiles", "square-four-times"]);
  expect(choosing.settingOf(choice, offer.difficulties)).toBe("");
});

test("the first game is fixed, and the latest offline game can be repeated", () => {
  expect(choosing.firstTable(" Amina ")).toEqual({
    kind: "bots",
    rules: { first_game: true },
    seats: [{ name: "Amina" }, { bot: "apprentice" }],
    preset_setup: true,
  });
  const table = (kind: Kind, started: number) =>
    ({ info: { kind, started }, seats: [0], token: "", your_turn: false }) as unknown as MyTable;
  expect(choosing.lastGame([table("net", 9)])).toBeNull();
  const tables = [table("solo", 3), table("net", 9), table("screen", 5), table("bots", 4)];
  expect(choosing.lastGame(tables)?.info.kind).toBe("screen");
});

test("only bot and online games can be rated, and only for players with a key", () => {
  const rated = (kind: Kind) => wished(kind, { rated: true });
  expect(rated("net").rated).toBeUndefined();
  keepKey("k".repeat(32));
  const told = (["solo", "bots", "screen", "net"] as const).map((kind) => rated(kind).rated);
  expect(told).toEqual([undefined, true, undefined, true]);
  expect(choosing.newTable(chosen({}, "net"), offer, "").rated).toBeUndefined();
});

test("hints can be limited in any game, except in a rated one, where there is no choice", () => {
  const request = (kind: Kind, more: Choice["options"] = {}) =>
    wished(kind, { hints: "practice", ...more }).hints;
  expect(choosing.KINDS.map((kind) => request(kind))).toEqual(choosing.KINDS.map(() => "practice"));
  expect(request("net", { hints: "allowed" })).toBeUndefined();
  keepKey("k".repeat(32));
  expect([request("net", { rated: true }), request("screen", { rated: true })]).toEqual([
    undefined,
    "practice",
  ]);
});

test("only online tables can be open, listed or have chat", () => {
  const all = { open: true, listed: true, talk: "phrases" };
  const clock = { clock: true, minutes: 5 };
  expect(wished("net", all, clock)).toMatchObject({
    ...all,
    clock: { minutes: 5, increment: 10 },
  });
  expect(Object.keys(wished("net", {})).sort()).toEqual(["kind", "rules", "seats"]);
  const screen = wished("screen", all, clock);
  expect(Object.keys(screen).sort()).toEqual(["kind", "rules", "seats"]);
  expect(screen.seats).toEqual([{ name: "" }, { name: "" }]);
});

test.each([
  ["gold", "essential"],
  [true, "essential"],
  [["deluxe"], "essential"],
  ["deluxe", "deluxe"],
])("the edition %j is read as %s", (edition, fitted) => {
  const choice = chosen();
  choice.rules["edition"] = edition;
  choosing.fit(choice, offer);
  expect(choice.rules["edition"]).toBe(fitted);
});

describe("the last choice", () => {
  test.each([
    ['{"kind":"net"}', { kind: "net" }],
    ['{"kind":3,"clock":true}', { clock: true }],
    [
      '{"then":"wait","hours":8,"talk":"none"}',
      { then: "wait", hours: 8, options: { talk: "none" } },
    ],
    ['{"then":"ask","hours":9,"talk":3}', {}],
    ['{"players":{"bots":4,"screen":3,"net":2}}', { players: { bots: 4, screen: 3, net: 2 } }],
    ['{"players":{"bots":4,"screen":3}}', {}],
    ['{"players":null,"seats":null,"rules":null}', {}],
    ['{"seats":{"bots":[{"bot":3,"name":""}],"screen":[],"net":[]}}', {}],
    [
      '{"rules":[],"webhook":"x","rated":true}',
      { rules: [], webhook: "x", options: { rated: true } },
    ],
    ['"text"', {}],
  ])("keeps only what is valid of %s", (kept, found) => {
    localStorage.setItem("marrakesh-choice", kept);
    expect(choosing.lastChoice.read()).toEqual({ ...usual(), ...found });
  });

  test("keeps bots that still exist, and replaces the others with the player's level", () => {
    const choice = chosen();
    choice.seats.bots[1]!.bot = "expert";
    choice.seats.bots[2]!.bot = "nobody";
    choosing.fit(choice, offer);
    expect(choice.seats.bots.map(({ bot }) => bot)).toEqual([
      ...["", "expert", "apprentice", "apprentice"],
    ]);
    expect(choice.seats.screen.map(({ bot }) => bot)).toEqual(["", "", "", ""]);
  });

  test("is remembered", () => {
    const choice = chosen({ modules: ["camels"] }, "net");
    choice.options.listed = true;
    choice.players.net = 4;
    choosing.lastChoice.write(choice);
    expect(choosing.lastChoice.read()).toEqual(choice);
  });

  test.each([
    "{",
    "null",
    '{"kind":"chess","modules":[3],"players":{"net":"x"},"seats":{"bots":[]}}',
  ])("that is corrupt (%s) is forgotten", (kept) => {
    localStorage.setItem("marrakesh-choice", kept);
    expect(choosing.lastChoice.read()).toEqual(usual());
  });

  test("loses values the server no longer offers", () => {
    const choice = chosen({ edition: "gold", modules: ["dragons", "camels"], tower: 3, old: "x" });
    choice.seats.net[1]!.bot = "deep-thought";
    choice.options = { talk: "shout", rated: "x", sauna: true };
    choosing.fit(choice, offer);
    expect(choice.rules).toEqual({ ...chosen().rules, modules: ["camels"] });
    expect(choice.options).toEqual(chosen().options);
    expect(choice.seats.net.map(({ bot }) => bot)).toEqual(["", "apprentice", "", ""]);
  });

  test("moves up a level once after a win, and is left alone afterwards", () => {
    const choice = chosen();
    choosing.lastChoice.write(choice);
    localStorage.setItem("marrakesh-ladder", JSON.stringify({ best: "merchant" }));
    const next = choosing.lastChoice.read();
    expect(next.seats.bots.map(({ bot }) => bot)).toEqual(["", "expert", "expert", "expert"]);
    next.seats.bots[1]!.bot = "apprentice";
    choosing.lastChoice.write(next);
    expect(choosing.lastChoice.read().seats.bots[1]!.bot).toBe("apprentice");
  });

  test("is not remembered where storage is blocked, which causes no error", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => choosing.lastChoice.write(chosen({ tower: "B2" }))).not.toThrow();
    expect(choosing.lastChoice.read()).toEqual(usual());
  });
});
