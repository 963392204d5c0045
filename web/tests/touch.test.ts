// Touch: double taps decide once; long presses explain and preview, but never choose.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, Snapshot } from "../src/api/messages";
import { explained } from "../src/board/tooltip";
import { tapped } from "../src/lib/longPress";
import { prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import { tips } from "../src/lib/tooltips.svelte";
import { TapGuard } from "../src/play/keyboard/tapGuard";
import { TableClient } from "../src/play/tableClient.svelte";
import type { DecisionState } from "../src/play/tray/decisionState.svelte";
import DecisionTray from "../src/play/tray/DecisionTray.svelte";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";

const CLAIM: Snapshot = {
  ...(told.claim as unknown as Snapshot),
  options: (told.claim as unknown as Snapshot).options.slice(0, 1),
};
const LONG = 600;

let table: TableClient;
let decision: DecisionState;

beforeAll(() => speak("en"));
beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.install();
  prefer({ lang: "en", speed: "normal" });
  table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(CLAIM);
  decision = decisionAt(table);
  const waiting = (() => undefined) as never;
  render(DecisionTray, { table, decision, box: {} as never, phone: true, waiting });
  await tick();
});
afterEach(() => {
  table.close();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (type: string): object[] => FakeSocket.last.sent.filter((one) => one.type === type);
/** The button of an option to claim 1 keshi, on a phone. */
const buttonOf = ({ about }: Option): Element =>
  document.querySelector(`.signs [data-keshi="${about.keshi}"]`)!;
const finger = { pointerType: "touch", bubbles: true };

/** Whether a click is hasty: `later` ms after new options, and number `detail` in a row. */
function heard(later: number, detail: number, pointerType: string): boolean {
  const tapGuard = new TapGuard();
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  tapGuard.renew();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { ...finger, pointerType }));
  const click = new MouseEvent("click", { detail });
  Object.defineProperty(click, "timeStamp", { value: 1000 + later });
  tapGuard.heed(click);
  now.mockRestore();
  return tapGuard.hasty;
}

describe("a tap", () => {
  test.each([
    [100, 1, "touch", true],
    [340, 1, "touch", true],
    [360, 1, "touch", false],
    [100, 1, "mouse", false],
    [900, 2, "touch", true],
    [900, 2, "mouse", true],
  ])("%d ms after new options, as click %d by %s, is hasty: %s", (later, detail, kind, hasty) => {
    expect(heard(later, detail, kind)).toBe(hasty);
  });

  test.each([
    [1, "touch", true],
    [2, "touch", false],
    [1, "mouse", false],
  ])("as click %d by %s explains what cannot be chosen: %s", (detail, pointerType, explains) => {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { ...finger, pointerType }));
    expect(tapped(new MouseEvent("click", { detail }))).toBe(explains);
  });

  test("in haste does not choose, confirm or undo, but a key still chooses", () => {
    const [first] = decision.options;
    decision.tapGuard.heed(new MouseEvent("click", { detail: 2 }));
    decision.choose(first!);
    decision.confirm();
    decision.undo();
    expect([sent("move"), sent("confirm"), sent("undo")]).toEqual([[], [], []]);
    decision.tapGuard.heed(new KeyboardEvent("keydown", { key: "1" }));
    decision.choose(first!);
    expect(sent("move")).toHaveLength(1);
  });
});

describe("a long press on an option", () => {
  test("previews it, even after the finger lifts, and chooses nothing", async () => {
    const [first] = CLAIM.options;
    const button = buttonOf(first!);
    await fireEvent(button, new PointerEvent("pointerdown", finger));
    vi.advanceTimersByTime(LONG);
    for (const end of ["pointerup", "pointerleave"])
      await fireEvent(button, new PointerEvent(end, finger));
    await fireEvent.click(button);
    expect(decision.hovered).toEqual(first);
    expect(sent("move")).toEqual([]);
    await fireEvent(button, new PointerEvent("pointerdown", finger));
    await fireEvent.click(button);
    expect(sent("move")).toHaveLength(1);
  });

  test("is cancelled if the finger strays", async () => {
    const button = buttonOf(CLAIM.options[0]!);
    await fireEvent(button, new PointerEvent("pointerdown", finger));
    await fireEvent(button, new PointerEvent("pointermove", { ...finger, clientY: 30 }));
    vi.advanceTimersByTime(LONG);
    expect(decision.hovered).toBeNull();
  });
});

test("the explanation of a long press stays until something else is touched", () => {
  const thing = document.body.appendChild(document.createElement("p"));
  const forget = explained(() => ({ text: "Dates", rules: "orchard" }))(thing);
  thing.dispatchEvent(new PointerEvent("pointerdown", finger));
  vi.advanceTimersByTime(LONG);
  thing.dispatchEvent(new PointerEvent("pointerup", finger));
  thing.dispatchEvent(new PointerEvent("pointerleave", finger));
  vi.advanceTimersByTime(LONG);
  expect(tips.shown?.tip.text).toBe("Dates");
  const link = document.createElement("a");
  tips.turn(link, link);
  expect(tips.shown).toBeTruthy();
  tips.turn(document.body, link);
  expect(tips.shown).toBeNull();
  if (forget) forget();
});
