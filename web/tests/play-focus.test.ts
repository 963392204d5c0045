// Where keyboard focus goes when its element disappears.

import { beforeEach, describe, expect, test } from "vitest";
import { FocusRestorer } from "../src/play/keyboard/focusRestorer";

const PAGE = `
  <p class="prompt">Which one?</p>
  <button aria-controls="log">Log</button>
  <aside id="log"><button id="close">Close</button></aside>
  <svg>
    <g class="spot live" tabindex="0" id="gone"></g>
    <g class="spot live" tabindex="0" id="next"></g>
  </svg>`;

function leave(id: string, byKeys = true): FocusRestorer {
  const focusRestorer = new FocusRestorer();
  const element = document.getElementById(id)!;
  element.focus();
  focusRestorer.focused(element);
  focusRestorer.pressed(byKeys);
  (id === "close" ? element.parentElement! : element).remove();
  (document.activeElement as HTMLElement | null)?.blur();
  return focusRestorer;
}

describe("focus", () => {
  beforeEach(() => (document.body.innerHTML = PAGE));

  test("moves to the next place after a choice on the board", async () => {
    await leave("gone").settle();
    expect(document.activeElement?.id).toBe("next");
  });

  test("moves to the nearest place by its centre, ignoring those of later questions", async () => {
    const at = (id: string, left: number, width: number, kind: string): void => {
      document
        .querySelector("svg")!
        .insertAdjacentHTML("beforeend", `<g class="spot ${kind}" tabindex="0" id="${id}"></g>`);
      const spot = document.getElementById(id)!;
      spot.getBoundingClientRect = () => ({ left, top: 0, width, height: 10 }) as DOMRect;
    };
    document.getElementById("next")!.remove();
    document.getElementById("gone")!.getBoundingClientRect = () =>
      ({ left: 100, top: 0, width: 20, height: 10 }) as DOMRect;
    at("left", 40, 20, "live");
    at("right", 110, 60, "live");
    at("nearer", 104, 10, "live far");
    at("dead", 106, 10, "");
    await leave("gone").settle();
    expect(document.activeElement?.id).toBe("right"); // 30 away, the left one 60
  });

  test("waits while a dialog or the curtain is open", async () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    await leave("gone").settle();
    expect(document.activeElement).toBe(document.body);
  });

  test("moves to the question if nothing else can be chosen", async () => {
    document.getElementById("next")!.remove();
    await leave("gone").settle();
    expect(document.activeElement?.className).toBe("prompt");
  });

  test("moves to the question after a choice with the mouse", async () => {
    await leave("gone", false).settle();
    expect(document.activeElement?.className).toBe("prompt");
  });

  test("returns to the log's button when the log closes", async () => {
    await leave("close").settle();
    expect(document.activeElement?.textContent).toBe("Log");
  });

  test("is not moved on a page just opened, or while its element is still there", async () => {
    await new FocusRestorer().settle();
    expect(document.activeElement).toBe(document.body);
    document.getElementById("next")!.focus();
    await leave("gone").settle();
    document.getElementById("close")!.focus();
    const focusRestorer = new FocusRestorer();
    focusRestorer.focused(document.getElementById("next")!);
    await focusRestorer.settle();
    expect(document.activeElement?.id).toBe("close");
  });
});
