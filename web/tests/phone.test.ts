// The phone's frame: what is in sight, what a finger means, and what the sheet does.

import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { Snapshot, View } from "../src/api/messages";
import { closedByBack } from "../src/lib/backButton";
import { nearby } from "../src/lib/nearest";
import { prefer } from "../src/lib/settings.svelte";
import { inSight, whereOf } from "../src/play/boards/parts";
import { Looking } from "../src/play/boards/viewFocus.svelte";
import { Opened } from "../src/play/overlays.svelte";
import { Sheet } from "../src/play/phone/bottomSheet.svelte";

const VIEW = { scrolls: [[1, 2], [3]], luxury: [4], open_towns: [5] } as unknown as View;

test("drawn tiles lie on the board, those for sale in the City", () => {
  expect(whereOf(["scroll.2"], VIEW)).toEqual({ tab: "city", part: "academies" });
  expect(whereOf(["scroll.9"], VIEW)).toEqual({ tab: "board", part: "owned" });
  expect(whereOf(["luxury.9", "luxury.8"], VIEW)).toEqual({ tab: "board", part: "owned" });
});

test("a town lies in the City until somebody finds it, then in their Sahara", () => {
  expect(whereOf(["town.5"], VIEW)).toEqual({ tab: "city", part: "towns" });
  expect(whereOf(["town.9"], VIEW)).toEqual({ tab: "board", part: "sahara" });
});

test.each([
  ["sector.river", "board", "", true],
  ["sector.river", "board", "sectors", true],
  ["sector.river", "board", "sahara", false],
  ["sector.river", "city", "", false],
  ["base.green", "city", "tower", true],
  ["base.green", "city", "river", false],
  ["", "city", "", false],
])("%s is in sight in %s %s: %s", (target, tab, part, seen) => {
  expect(inSight(target, { tab, part }, VIEW)).toBe(seen);
});

test("a tap means the nearest place within a finger's reach", () => {
  const place = (x: number, y: number, size: number): Element => {
    const one = document.createElement("i");
    one.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size);
    return one;
  };
  const [small, large] = [place(100, 100, 16), place(130, 100, 20)];
  expect(nearby(85, 110, [small, large])).toBe(small);
  expect(nearby(120, 100, [small, large])).toBe(large);
  expect(nearby(100, 123, [small, large])).toBeNull();
});

test("the page comes back from a decision, unless somebody looks elsewhere", () => {
  vi.useFakeTimers();
  prefer({ speed: "normal" });
  const looking = new Looking();
  looking.openBoard("sahara");
  looking.seek({ tab: "city", part: "river" });
  looking.seek({ tab: "city", part: "souk" });
  expect([looking.tab, looking.part]).toEqual(["city", "souk"]);
  looking.seek(null);
  vi.advanceTimersByTime(2000);
  expect([looking.tab, looking.part]).toEqual(["board", "sahara"]);
  looking.seek({ tab: "city", part: "souk" });
  looking.turn("log");
  looking.seek(null);
  vi.advanceTimersByTime(2000);
  expect(looking.tab).toBe("log");
  vi.useRealTimers();
});

describe("the sheet", () => {
  test("is lowered to what the decision has by itself", () => {
    const sheet = new Sheet();
    sheet.rest("half");
    expect(sheet.lower()).toBe(false);
    sheet.height = "full";
    expect([sheet.lower(), sheet.height]).toEqual([true, "half"]);
    sheet.toggle();
    expect(sheet.height).toBe("strip");
  });

  test("is pulled by its handle, a step at a time", async () => {
    const sheet = new Sheet();
    const line = document.body.appendChild(document.createElement("section"));
    const handle = line.appendChild(document.createElement("button"));
    line.setPointerCapture = () => undefined;
    const off = sheet.drag("button")(line);
    await tick();
    const touch = (kind: string, clientY: number): boolean =>
      handle.dispatchEvent(
        new PointerEvent(kind, { pointerType: "touch", bubbles: true, clientY }),
      );
    touch("pointerdown", 400);
    touch("pointermove", 340);
    expect(sheet.pulled).toBe(60);
    touch("pointerup", 340);
    expect([sheet.height, sheet.pulled]).toEqual(["half", 0]);
    touch("pointerdown", 300);
    touch("pointermove", 310);
    touch("pointerup", 310);
    expect(sheet.height).toBe("half");
    if (off) off();
  });
});

test("Back closes one thing after the other, then leaves", () => {
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
  stop();
});

describe("what a phone shows", () => {
  test("a part is left for the whole where it is, and turning to the same tab does so", () => {
    const looking = new Looking();
    looking.enter("river");
    expect([looking.tab, looking.part, looking.city]).toEqual(["city", "river", ["river"]]);
    looking.turn("board");
    expect([looking.tab, looking.part]).toEqual(["board", ""]);
    looking.enter("sahara");
    expect([looking.part, looking.board]).toEqual(["sahara", "sahara"]);
    looking.whole();
    expect([looking.part, looking.city]).toEqual(["", ["river"]]);
    looking.turn("others");
    looking.enter("medina");
    expect([looking.part, looking.other, looking.board]).toEqual(["medina", "medina", ""]);
    looking.turn("others");
    expect([looking.tab, looking.other]).toEqual(["others", ""]);
    looking.turn("city");
    expect(looking.part).toBe("river");
    looking.turn("city");
    expect(looking.part).toBe("");
    looking.turn("log");
    expect(looking.part).toBe("");
  });

  test("it goes where something is decided, and back a while after, once", () => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
    const looking = new Looking();
    looking.openBoard("sahara");
    looking.seek({ tab: "city", part: "" });
    expect([looking.tab, looking.city]).toEqual(["city", []]);
    looking.seek({ tab: "board", part: "souk" });
    expect([looking.tab, looking.board]).toEqual(["board", "souk"]);
    looking.seek(null);
    vi.advanceTimersByTime(999);
    expect(looking.board).toBe("souk");
    vi.advanceTimersByTime(1);
    expect([looking.tab, looking.board]).toEqual(["board", "sahara"]);
    looking.seek({ tab: "city", part: "river" });
    looking.seek(null);
    looking.stop();
    vi.advanceTimersByTime(5000);
    expect(looking.part).toBe("river"); // the page is gone
    looking.seek(null);
    looking.seek({ tab: "city", part: "souk" });
    vi.advanceTimersByTime(5000);
    expect(looking.part).toBe("souk");
  });

  test("the camera follows at once, and shows the whole City only after a pause", () => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
    const looking = new Looking();
    looking.follow(["river", "stairs"]);
    expect(looking.city).toEqual(["river", "stairs"]);
    looking.follow(null);
    expect(looking.city).toEqual(["river", "stairs"]);
    looking.follow(["souk"]);
    vi.advanceTimersByTime(2000);
    expect(looking.city).toEqual(["souk"]);
    looking.follow(null);
    vi.advanceTimersByTime(1000);
    expect(looking.city).toEqual([]);
    looking.follow(["souk"]);
    prefer({ speed: "none" });
    looking.follow(null);
    expect(looking.city).toEqual([]);
    prefer({ calm: true });
    looking.follow(["souk"]);
    expect(looking.city).toEqual([]);
  });
});

test("Back and Escape close what is open, one after the other", () => {
  const opened = new Opened();
  expect(opened.goBack()).toBe(false);
  opened.past = { moment: {} as never, line: {} as never };
  opened.looking.open(["river"]);
  expect([opened.goBack(), opened.past, opened.looking.part]).toEqual([true, null, "river"]);
  expect([opened.goBack(), opened.looking.part]).toEqual([true, ""]);
  for (const tab of ["others", "log"] as const) {
    opened.looking.turn(tab);
    expect([opened.goBack(), opened.looking.tab]).toEqual([true, "city"]);
  }
  opened.looking.turn("board");
  expect(opened.goBack()).toBe(false);
  opened.past = { moment: {} as never, line: {} as never };
  Object.assign(opened, { log: true, board: 1 });
  opened.looking.open(["river"]);
  const left = () => [opened.past !== null, opened.log, opened.board, opened.looking.city.length];
  const seen = [left()];
  for (let k = 0; k < 4; k++) {
    opened.closeOne();
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

test("a player's name opens their board, one's own the score sheet", () => {
  const sight = { seat: 0, info: { over: false } } as Snapshot;
  const opened = new Opened();
  opened.turnTo(1, sight);
  expect(opened.board).toBe(1);
  opened.turnTo(2, sight);
  expect(opened.board).toBe(2);
  opened.turnTo(2, sight);
  expect([opened.board, opened.soFar]).toEqual([-1, false]);
  opened.turnTo(1, sight);
  opened.turnTo(0, sight);
  expect([opened.board, opened.soFar]).toEqual([-1, false]); // back to one's own board first
  opened.turnTo(0, sight);
  expect(opened.soFar).toBe(true);
  opened.closeEnd();
  expect([opened.endClosed, opened.soFar]).toEqual([true, false]);
  opened.turnTo(0, { ...sight, info: { over: true } } as Snapshot);
  expect([opened.endClosed, opened.soFar]).toEqual([false, false]);
});
