// Utilities shared by all pages.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/api/messages";
import { stepAfter } from "../src/game/botLadder";
import { enter } from "../src/game/enterTable";
import { forgetKey, keepKey, keyIn, myKey } from "../src/game/myProfile.svelte";
import { mine } from "../src/game/mySeats";
import { nameField } from "../src/game/playerNames";
import { atLevel, tableLike } from "../src/game/sameGame";
import { HOVER, moved, tips } from "../src/lib/tooltips.svelte";
import sheets from "./end-sheets.json";

const BASE = sheets.four.info as unknown as TableInfo;
const SEAT = { ...BASE.seats[0]!, name: "", bot: "", stand_in: false };
const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ ...SEAT, name, ...more });

describe("the same game again", () => {
  const seats = [
    seat("Ada"),
    seat("Ben", { bot: "expert", stand_in: true }),
    seat("", { bot: "merchant" }),
  ];
  const info = { ...BASE, kind: "net" as const, seats, rules: { ...BASE.rules, players: 3 } };
  const names = (own: number[], name: string) => tableLike({ info, seats: own }, name).seats;

  test("keeps the names, except for a new name of the only player at this screen", () => {
    const others = [{ name: "Ben" }, { bot: "merchant" }];
    expect(names([0], " Bea ")).toEqual([{ name: "Bea" }, ...others]);
    expect(names([0], "  ")).toEqual([{ name: "Ada" }, ...others]);
    expect(names([0, 1], "Bea")).toEqual([{ name: "Ada" }, ...others]);
    expect(names([], "Bea")).toEqual([{ name: "Ada" }, ...others]);
    expect(tableLike({ info, seats: [0] }, "")).toMatchObject({ kind: "net", rules: info.rules });
  });

  test("has no seat for the Pashabot", () => {
    const solo = { ...info, rules: { ...info.rules, players: 1 } };
    expect(tableLike({ info: solo, seats: [0] }, "Ada").seats).toEqual([{ name: "Ada" }]);
  });

  test("can set all its bots to another level", () => {
    expect(atLevel(info, "master").seats.map(({ bot }) => bot)).toEqual(["", "master", "master"]);
    expect(info.seats[2]!.bot).toBe("merchant");
  });
});

test("a game between bots offers its spectator no next level", () => {
  const seats = [seat("", { bot: "expert" }), seat("", { bot: "expert" })];
  const info = { ...BASE, kind: "bots" as const, over: true, seats, places: [1, 2] };
  expect(stepAfter({ ...info, scores: [9, 8], seed_hash: "x" }, [])).toBeNull();
});

describe("a key", () => {
  const KEY = "a1_-".repeat(8);

  test.each([
    [KEY, KEY],
    [` The key of Ada.\n${KEY}\n`, KEY],
    [`x${KEY}`, ""],
    [`${KEY}x`, ""],
    [KEY.slice(1), ""],
    ["a", ""],
    ["", ""],
  ])("in the text %j is %j", (text, found) => expect(keyIn(text)).toBe(found));

  test("is stored, or lasts as long as the page if storage is blocked", () => {
    expect(keepKey(KEY)).toBe(true);
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(keepKey(KEY)).toBe(false);
    expect(myKey()).toBe(KEY);
    expect(forgetKey).not.toThrow();
    expect(myKey()).toBe("");
  });
});

test("the creator of a table gets a seat and the tickets for the others", () => {
  const link = (seat: number, ticket: string, token: string) => ({
    ...{ seats: [seat], names: [seat ? "Ben" : "Ada"], ticket, token },
  });
  enter({ table: "made", links: [link(0, "", "own"), link(1, "ticket", "")] });
  expect(mine()[0]).toMatchObject({ table: "made", token: "own", seats: [0], names: ["Ada"] });
  expect(mine()[0]!.invitations).toEqual([link(1, "ticket", "")]);
  expect(location.pathname).toBe("/t/made");
});

describe("a tooltip", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => tips.hide());
  const [here, there] = [document.createElement("b"), document.createElement("i")];
  const tip = (kept: boolean) => {
    const shown = { tip: { text: "x" }, target: "", beside: here, kept, whyNot: undefined };
    tips.show(shown, HOVER);
    vi.advanceTimersByTime(HOVER);
  };

  test("opens after a while, and stays while the pointer is on it", () => {
    tip(false);
    expect(tips.shown?.tip.text).toBe("x");
    tips.leave();
    vi.advanceTimersByTime(100);
    tips.keep();
    vi.advanceTimersByTime(500);
    expect(tips.shown).not.toBeNull();
    tips.leave();
    vi.advanceTimersByTime(119);
    expect(tips.shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(tips.shown).toBeNull();
  });

  test("does not open once the pointer has moved on or left", () => {
    const shown = { tip: { text: "x" }, target: "", beside: here, kept: false, whyNot: undefined };
    tips.show(shown, HOVER);
    vi.advanceTimersByTime(HOVER - 1);
    tips.show({ ...shown, beside: there }, HOVER);
    vi.advanceTimersByTime(HOVER - 1);
    expect(tips.shown).toBeNull();
    tips.hide();
    vi.advanceTimersByTime(HOVER);
    expect(tips.shown).toBeNull();
  });

  test("opened by a touch stays until something else is touched", () => {
    tip(true);
    tips.leave();
    vi.advanceTimersByTime(1000);
    tips.turn(here, undefined);
    tips.turn(there, there);
    expect(tips.shown).not.toBeNull();
    tips.turn(there, undefined);
    expect(tips.shown).toBeNull();
    tip(false);
    tips.turn(there, undefined);
    expect(tips.shown).not.toBeNull();
  });

  test("closes with its element, and with no other", () => {
    tip(false);
    tips.forget(there);
    tips.forget(undefined);
    expect(tips.shown).not.toBeNull();
    tips.forget(here);
    expect(tips.shown).toBeNull();
  });

  test("opens for a mouse that moves, not for things that move under it", () => {
    const at = (clientX: number, clientY: number, pointerType = "mouse") =>
      new PointerEvent("pointermove", { clientX, clientY, pointerType });
    dispatchEvent(at(3, 4));
    expect([at(3, 4), at(3, 5), at(2, 4), at(2, 5, "touch")].map(moved)).toEqual([
      ...[false, true, true, false],
    ]);
  });
});

test("a name is shortened in its field before it is read, until the limit is removed", () => {
  const field = document.createElement("input");
  const form = document.createElement("form");
  form.append(field);
  document.body.append(form);
  const read: string[] = [];
  form.addEventListener("input", () => read.push(field.value), { capture: true });
  field.addEventListener("input", () => read.push(field.value));
  const leave = nameField(field);
  expect(field.maxLength).toBe(300);
  for (const kind of ["input", "change"]) {
    field.value = "x".repeat(30);
    field.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(field.value).toHaveLength(24);
  }
  leave();
  for (const kind of ["input", "change"]) {
    field.value = "x".repeat(30);
    field.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(field.value).toHaveLength(30);
  }
});
