// Several options at one place: a menu beside it, for mouse, keys and fingers.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Option, Snapshot } from "../src/api/messages";
import ChoiceMenu from "../src/game/ChoiceMenu.svelte";
import { t } from "../src/lib/texts.svelte";
import PreviewLine from "../src/play/tray/PreviewLine.svelte";
import told from "./play-snapshots.json";
import { outline } from "./support/outline";
import { event, points } from "./support/sampleEvents";

const { options, view } = told.claim as unknown as Snapshot;
const [first, second, third] = options.slice(0, 3) as [Option, Option, Option];

function open() {
  const place = document.body.appendChild(document.createElement("button"));
  const heard = { choose: vi.fn(), point: vi.fn(), close: vi.fn() };
  const { unmount } = render(ChoiceMenu, {
    options: [first, second, third],
    beside: place,
    ...heard,
  });
  const item = (option: Option) => screen.getByRole("menuitem", { name: option.words });
  return { place, item, unmount, ...heard };
}

describe("a menu of options", () => {
  test("takes the focus, and returns it to its place when it closes", () => {
    const { place, item, unmount, point } = open();
    expect(document.activeElement).toBe(item(first));
    expect(point).toHaveBeenLastCalledWith(first);
    unmount();
    expect(document.activeElement).toBe(place);
  });

  test("wraps around when the arrow keys move through it", async () => {
    const { item } = open();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    await press("ArrowDown");
    expect(document.activeElement).toBe(item(second));
    await press("ArrowUp");
    await press("ArrowUp");
    expect(document.activeElement).toBe(item(third));
    expect(await press("ArrowDown")).toBe(false); // and the page does not scroll
    expect(document.activeElement).toBe(item(first));
    expect(await press("x")).toBe(true);
    expect(document.activeElement).toBe(item(first));
  });

  test("closes on Escape, without passing the key on, and on clicks elsewhere", async () => {
    const { item, close } = open();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    await fireEvent.keyDown(item(first), { key: "Escape" });
    expect([close.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
    document.body.removeEventListener("keydown", heard);
    await fireEvent.pointerDown(item(first));
    expect(close).toHaveBeenCalledOnce();
    await fireEvent.pointerDown(document.body);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test("previews the option under a mouse, not under a finger; a click chooses it", async () => {
    const { item, point, choose } = open();
    point.mockClear();
    const over = (kind: string, pointerType: string) =>
      fireEvent(item(second), new PointerEvent(kind, { pointerType }));
    await over("pointerenter", "touch");
    await over("pointerleave", "touch");
    expect(point).not.toHaveBeenCalled();
    await over("pointerenter", "mouse");
    expect(point).toHaveBeenLastCalledWith(second);
    await over("pointerleave", "mouse");
    expect(point).toHaveBeenLastCalledWith(null);
    await fireEvent.click(item(second));
    expect(choose).toHaveBeenCalledWith(second);
  });
});

test("a preview says what would happen: gains and losses first, then at most two of your own actions", async () => {
  const ahead = structuredClone(view);
  ahead.players[0]!.score += 3;
  ahead.players[0]!.resources.water -= 1;
  const events = [
    event(1, "claim", { colour: "red", n: 1 }, "claims red"),
    points(0, 3, "gates"),
    ...["first", "second", "third"].map((did) => event(0, "vendor", { sector: "souk" }, did)),
  ];
  const preview = { type: "foreseen", id: "", events, view: null, reveals: true } as never;
  render(PreviewLine, { preview, view, ahead, seat: 0 });
  expect(outline(document.body).trim()).toBe(
    `${t("play-would")} +3 points −1 water Amina first. Amina second. ${t("play-reveals")}`,
  );
});
