// Gestures on a phone's drawings: a swipe turns to the next, two fingers enter or leave a part.
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { fingers } from "../src/lib/gestures";

type At = [x: number, y: number];

async function hand() {
  const element = document.createElement("div");
  const felt = { onswipe: vi.fn(), onpinch: vi.fn(), onspread: vi.fn() };
  const forget = fingers(felt)(element);
  await tick();
  const touch = (kind: string, now: At[], changed: At[] = now): void => {
    const points = (some: At[]) => some.map(([clientX, clientY]) => ({ clientX, clientY }));
    const event = Object.assign(new Event(kind), {
      touches: points(now),
      changedTouches: points(changed),
    });
    element.dispatchEvent(event);
  };
  const swipe = (from: At, to: At): void => {
    touch("touchstart", [from]);
    touch("touchend", [], [to]);
  };
  return { ...felt, touch, swipe, forget: forget as () => void };
}

describe("a swipe", () => {
  test.each([
    [[200, 100], [100, 110], [1]],
    [[100, 100], [200, 100], [-1]],
    [[100, 100], [157, 131], [-1]], // just far enough, and as steep as allowed
    [[100, 100], [156, 100], []], // too short
    [[100, 100], [160, 134], []], // too steep
    [[100, 100], [100, 300], []],
  ] as [At, At, number[]][])("from %j to %j turns by these steps: %j", async (from, to, by) => {
    const { swipe, onswipe } = await hand();
    swipe(from, to);
    expect(onswipe.mock.calls.flat()).toEqual(by);
  });

  test("is ignored with two fingers, or if the browser takes over", async () => {
    const { touch, onswipe, swipe, forget } = await hand();
    touch("touchstart", [
      [0, 0],
      [50, 0],
    ]);
    touch("touchend", [], [[200, 0]]);
    touch("touchstart", [[0, 0]]);
    touch("touchcancel", []);
    touch("touchend", [], [[200, 0]]);
    touch("touchend", [], [[200, 0]]);
    expect(onswipe).not.toHaveBeenCalled();
    forget();
    swipe([0, 0], [200, 0]);
    expect(onswipe).not.toHaveBeenCalled();
  });
});

describe("two fingers", () => {
  const pair = (apart: number): At[] => [
    [100, 50],
    [100 + apart, 70],
  ];

  test("enter the part between them once when they move apart", async () => {
    const { touch, onspread, onpinch } = await hand();
    touch("touchstart", pair(100));
    touch("touchmove", pair(110));
    expect(onspread).not.toHaveBeenCalled();
    touch("touchmove", pair(140));
    touch("touchmove", pair(200));
    expect(onspread.mock.calls).toEqual([[{ x: 170, y: 60 }]]);
    expect(onpinch).not.toHaveBeenCalled();
  });

  test("leave the part when they move together", async () => {
    const { touch, onspread, onpinch } = await hand();
    touch("touchstart", pair(100));
    touch("touchmove", pair(90));
    touch("touchmove", [[0, 0]]);
    expect(onpinch).not.toHaveBeenCalled();
    touch("touchmove", pair(70));
    expect([onpinch.mock.calls.length, onspread.mock.calls.length]).toEqual([1, 0]);
  });

  test("do nothing if the gesture began with only one", async () => {
    const { touch, onspread, onpinch } = await hand();
    touch("touchstart", [[0, 0]]);
    touch("touchmove", pair(300));
    expect([onpinch.mock.calls.length, onspread.mock.calls.length]).toEqual([0, 0]);
  });
});
