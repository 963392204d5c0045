import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../src/lib/messages";
import * as choosing from "../src/start/choice";
import { usual } from "../src/start/choice";

const some = (...names: string[]) => names.map((name) => ({ name, title: name, about: "" }));
const offer: Offer = {
  editions: some("deluxe", "essential"),
  towers: some("B1", "B2"),
  modules: some("camels", "nomads", "exchange-offices", "special-buildings"),
  presets: some("first-game", "base", "all"),
  opponents: some("pashabot", "simplified"),
  difficulties: some("easy", "normal", "hard"),
  difficulty_variants: { easy: ["few-tiles", "square-once"], normal: [], hard: ["dear-gates"] },
  variants: some("few-tiles", "square-once", "dear-gates", "square-four-times"),
  bots: some("greedy", "search:2s"),
};

beforeEach(() => localStorage.clear());

describe("the wish for a table", () => {
  test("alone: the Pashabot with its variants, the simplified one without", () => {
    const choice = { ...usual(), kind: "solo" as const, variants: ["dear-gates"] };
    const wish = choosing.wishOf(choice, " Amina ");
    expect(wish.seats).toEqual([{ name: "Amina" }]);
    expect(wish.rules).toMatchObject({ players: 1, solo: "pashabot", variants: ["dear-gates"] });
    choice.opponent = "simplified";
    expect(choosing.wishOf(choice, "").rules).toMatchObject({ solo: "simplified" });
    expect(choosing.wishOf(choice, "").rules?.variants).toBeUndefined();
  });

  test("against bots: a bot on every other seat", () => {
    const choice = usual();
    choice.players.bots = 3;
    choice.seats.bots[2]!.bot = "search:2s";
    const wish = choosing.wishOf(choice, "");
    expect(wish.seats).toEqual([{ name: "" }, { bot: "greedy" }, { bot: "search:2s" }]);
    expect(wish.rules).toMatchObject({ players: 3 });
    expect(wish.rules).not.toHaveProperty("solo");
  });

  test("over the net: a clock for live play, an address to be told for play over days", () => {
    const choice = usual();
    Object.assign(choice, { kind: "net", clock: true, webhook: " https://example.org/x " });
    choice.seats.net[1]!.name = "Bilal";
    const live = choosing.wishOf(choice, "Amina");
    expect(live.seats).toEqual([{ name: "Amina" }, { name: "Bilal" }]);
    expect(live).toMatchObject({ pace: "live", clock: { minutes: 30, increment: 10 } });
    expect(live.webhook).toBeUndefined();
    const days = choosing.wishOf({ ...choice, pace: "days" }, "Amina");
    expect(days).toMatchObject({ pace: "days", webhook: "https://example.org/x" });
    expect(days.clock).toBeUndefined();
  });

  test("how a module is played is told only if it is played", () => {
    const choice = { ...usual(), offices: "new", buildings: "back" };
    expect(choosing.wishOf(choice, "").rules).not.toHaveProperty("offices");
    choosing.toggleModule(choice, "exchange-offices");
    expect(choosing.wishOf(choice, "").rules).toMatchObject({ offices: "new" });
    expect(choosing.wishOf(choice, "").rules).not.toHaveProperty("buildings");
  });
});

test("presets choose modules, and one's own mixture is none of them", () => {
  const choice = usual();
  expect(choosing.presetOf(choice, offer)).toBe("first-game");
  choosing.preset(choice, "all", offer);
  expect(choice.modules).toHaveLength(4);
  expect(choosing.presetOf(choice, offer)).toBe("all");
  choosing.toggleModule(choice, "camels");
  expect(choosing.presetOf(choice, offer)).toBe("");
  choosing.preset(choice, "first-game", offer);
  expect(choice).toMatchObject({ firstGame: true, modules: [] });
  choosing.toggleModule(choice, "nomads");
  expect(choice).toMatchObject({ firstGame: false, modules: ["nomads"] });
});

test("a difficulty is known by its variants; the main square pays once or four times, not both", () => {
  const choice = usual();
  expect(choosing.difficultyOf(choice, offer)).toBe("normal");
  choice.variants = ["square-once", "few-tiles"];
  expect(choosing.difficultyOf(choice, offer)).toBe("easy");
  choosing.toggleVariant(choice, "square-four-times");
  expect(choice.variants).toEqual(["few-tiles", "square-four-times"]);
  expect(choosing.difficultyOf(choice, offer)).toBe("");
});

describe("the last choice", () => {
  test("is remembered", () => {
    const choice = { ...usual(), kind: "net" as const, modules: ["camels"], listed: true };
    choice.players.net = 4;
    choosing.remember(choice);
    expect(choosing.recall()).toEqual(choice);
  });

  test.each([
    "{",
    "null",
    '{"kind":"chess","modules":[3],"players":{"net":"x"},"seats":{"bots":[]}}',
  ])("that was spoilt (%s) is forgotten", (kept) => {
    localStorage.setItem("marrakesh-choice", kept);
    expect(choosing.recall()).toEqual(usual());
  });

  test("loses what the server no longer offers", () => {
    const choice = { ...usual(), edition: "gold", modules: ["dragons", "camels"] };
    choice.seats.net[1]!.bot = "deep-thought";
    choosing.fit(choice, offer);
    expect(choice).toMatchObject({ edition: "essential", modules: ["camels"] });
    expect(choice.seats.net.map(({ bot }) => bot)).toEqual(["", "greedy", "", ""]);
  });

  test("is simply not remembered where storage is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => choosing.remember({ ...usual(), tower: "B2" })).not.toThrow();
    expect(choosing.recall()).toEqual(usual());
    vi.restoreAllMocks();
  });
});
