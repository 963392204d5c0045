// The phone's frame: what is in view, what a tap means, and where Back leads.

import { describe, expect, test, vi } from "vitest";
import type { Snapshot, View } from "../src/api/messages";
import { closedByBack } from "../src/lib/backButton";
import { nearestTo } from "../src/lib/nearest";
import { prefer } from "../src/lib/settings.svelte";
import { whereOf } from "../src/play/boards/parts";
import { ViewFocus } from "../src/play/boards/viewFocus.svelte";
import { Overlays } from "../src/play/overlays.svelte";

const VIEW = { scrolls: [[1, 2], [3]], luxury: [4], open_towns: [5] } as unknown as View;

test("drawn tiles are on the board, those for sale in the City", () => {
  expect(whereOf(["scroll.2"], VIEW)).toEqual({ tab: "city", part: "academies" });
  expect(whereOf(["scroll.9"], VIEW)).toEqual({ tab: "board", part: "owned" });
  expect(whereOf(["luxury.9", "luxury.8"], VIEW)).toEqual({ tab: "board", part: "owned" });
});

test("a town is in the City until found, then in its finder's Sahara", () => {
  expect(whereOf(["town.5"], VIEW)).toEqual({ tab: "city", part: "towns" });
  expect(whereOf(["town.9"], VIEW)).toEqual({ tab: "board", part: "sahara" });
});

test("a tap selects the nearest place within a finger's reach", () => {
  const place = (x: number, y: number, size: number): Element => {
    const one = document.createElement("i");
    one.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size);
    return one;
  };
  const [small, large] = [place(100, 100, 16), place(130, 100, 20)];
  expect(nearestTo(85, 110, [small, large])).toBe(small);
  expect(nearestTo(120, 100, [small, large])).toBe(large);
  expect(nearestTo(100, 123, [small, large])).toBeNull();
});

test("the view returns after a decision, unless the user looks elsewhere", () => {
  vi.useFakeTimers();
  prefer({ speed: "normal" });
  const focus = new ViewFocus();
  focus.openBoard("sahara");
  focus.seek({ tab: "city", part: "river" });
  focus.seek({ tab: "city", part: "souk" });
  expect([focus.tab, focus.part]).toEqual(["city", "souk"]);
  focus.seek(null);
  vi.advanceTimersByTime(2000);
  expect([focus.tab, focus.part]).toEqual(["board", "sahara"]);
  focus.seek({ tab: "city", part: "souk" });
  focus.turn("log");
  focus.seek(null);
  vi.advanceTimersByTime(2000);
  expect(focus.tab).toBe("log");
  vi.useRealTimers();
});

test("Back closes one thing after another, then leaves the page", () => {
  const open = ["dialog", "zoom"];
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  const stop = closedByBack(() => open.pop() !== undefined);
  const press = (): void => {
    history.replaceState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  };
  press();
  press();
  expect([open, back.mock.calls.length]).toEqual([[], 0]);
  press();
  expect(back).toHaveBeenCalledOnce();
  history.replaceState(null, "", "/the-page-before");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(back).toHaveBeenCalledOnce();
  stop();
});

describe("the view on a phone", () => {
  test("leaves a part for the whole tab when the current tab is chosen again", () => {
    const focus = new ViewFocus();
    focus.enter("river");
    expect([focus.tab, focus.part, focus.city]).toEqual(["city", "river", ["river"]]);
    focus.turn("board");
    expect([focus.tab, focus.part]).toEqual(["board", ""]);
    focus.enter("sahara");
    expect([focus.part, focus.board]).toEqual(["sahara", "sahara"]);
    focus.whole();
    expect([focus.part, focus.city]).toEqual(["", ["river"]]);
    focus.turn("others");
    focus.enter("medina");
    expect([focus.part, focus.other, focus.board]).toEqual(["medina", "medina", ""]);
    focus.turn("others");
    expect([focus.tab, focus.other]).toEqual(["others", ""]);
    focus.turn("city");
    expect(focus.part).toBe("river");
    focus.turn("city");
    expect(focus.part).toBe("");
    focus.turn("log");
    expect(focus.part).toBe("");
  });

  test("moves to the decision, and returns a second after it is made", () => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
    const focus = new ViewFocus();
    focus.openBoard("sahara");
    focus.seek({ tab: "city", part: "" });
    expect([focus.tab, focus.city]).toEqual(["city", []]);
    focus.seek({ tab: "board", part: "souk" });
    expect([focus.tab, focus.board]).toEqual(["board", "souk"]);
    focus.seek(null);
    vi.advanceTimersByTime(999);
    expect(focus.board).toBe("souk");
    vi.advanceTimersByTime(1);
    expect([focus.tab, focus.board]).toEqual(["board", "sahara"]);
    focus.seek({ tab: "city", part: "river" });
    focus.seek(null);
    focus.stop();
    vi.advanceTimersByTime(5000);
    expect(focus.part).toBe("river"); // the page is closed
    focus.seek(null);
    focus.seek({ tab: "city", part: "souk" });
    vi.advanceTimersByTime(5000);
    expect(focus.part).toBe("souk");
  });

  test("follows events immediately, and shows the whole City only after a pause", () => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
    const focus = new ViewFocus();
    focus.follow(["river", "stairs"]);
    expect(focus.city).toEqual(["river", "stairs"]);
    focus.follow(null);
    expect(focus.city).toEqual(["river", "stairs"]);
    focus.follow(["souk"]);
    vi.advanceTimersByTime(2000);
    expect(focus.city).toEqual(["souk"]);
    focus.follow(null);
    vi.advanceTimersByTime(1000);
    expect(focus.city).toEqual([]);
    focus.follow(["souk"]);
    prefer({ speed: "none" });
    focus.follow(null);
    expect(focus.city).toEqual([]);
    prefer({ calm: true });
    focus.follow(["souk"]);
    expect(focus.city).toEqual([]);
  });
});

test("Back and Escape close the open overlays one by one", () => {
  const overlays = new Overlays();
  expect(overlays.goBack()).toBe(false);
  overlays.past = { moment: {} as never, line: {} as never };
  overlays.focus.open(["river"]);
  expect([overlays.goBack(), overlays.past, overlays.focus.part]).toEqual([true, null, "river"]);
  expect([overlays.goBack(), overlays.focus.part]).toEqual([true, ""]);
  overlays.focus.follow(["souk"]); // the camera's own choice
  expect([overlays.goBack(), overlays.focus.part]).toEqual([false, "souk"]);
  for (const tab of ["others", "log"] as const) {
    overlays.focus.turn(tab);
    expect([overlays.goBack(), overlays.focus.tab]).toEqual([true, "city"]);
  }
  overlays.focus.turn("board");
  expect(overlays.goBack()).toBe(false);
  overlays.past = { moment: {} as never, line: {} as never };
  Object.assign(overlays, { log: true, board: 1 });
  overlays.focus.open(["river"]);
  const left = () => [
    overlays.past !== null,
    overlays.log,
    overlays.board,
    overlays.focus.city.length,
  ];
  const seen = [left()];
  for (let k = 0; k < 4; k++) {
    overlays.closeOne();
    seen.push(left());
  }
  expect(seen).toEqual([
    [true, true, 1, 1],
    [false, true, 1, 1],
    [false, false, 1, 1],
    [false, false, -1, 1],
    [false, false, -1, 0],
  ]);
});

test("another player's name opens their board, and your own name the score sheet", () => {
  const snapshot = { seat: 0, info: { over: false } } as Snapshot;
  const overlays = new Overlays();
  overlays.turnTo(1, snapshot);
  expect(overlays.board).toBe(1);
  overlays.turnTo(2, snapshot);
  expect(overlays.board).toBe(2);
  overlays.turnTo(2, snapshot);
  expect([overlays.board, overlays.soFar]).toEqual([-1, false]);
  overlays.turnTo(1, snapshot);
  overlays.turnTo(0, snapshot);
  expect([overlays.board, overlays.soFar]).toEqual([-1, false]); // first back to your own board
  overlays.turnTo(0, snapshot);
  expect(overlays.soFar).toBe(true);
  overlays.closeEnd();
  expect([overlays.endClosed, overlays.soFar]).toEqual([true, false]);
  overlays.turnTo(0, { ...snapshot, info: { over: true } } as Snapshot);
  expect([overlays.endClosed, overlays.soFar]).toEqual([false, false]);
});
