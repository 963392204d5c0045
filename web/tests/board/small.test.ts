// The small boards of the other players, and of the Pashabot.

import { describe, expect, test, vi } from "vitest";
import { COLOUR_OF, RESOURCES } from "../../src/api/vocabulary";
import { FILLED } from "../../src/board/constants";
import { t } from "../../src/lib/texts.svelte";
import { tips } from "../../src/lib/tooltips.svelte";
import { NAMES, played, table, small, bot, all, text, box, tables } from "./boards";

describe("the small board", () => {
  test.each(played)("shows every number (%s)", (name) => {
    const view = tables[name]!;
    view.players.forEach((player, seat) => {
      const board = small(view, seat);
      const counts = { ...player.keshis, ...player.goods } as Record<string, number>;
      for (const [colour, n] of Object.entries(counts))
        expect(text(board, `[data-count="${colour}"]`)).toBe(String(n));
      const facts: Record<string, number> = {
        ...player.resources,
        "river-step": player.fisherman,
        "palace-step": player.palace,
        "mosque-step": player.mosque,
        scroll: player.scrolls.length,
        luxury: player.luxury.length,
        oasis: player.claimed_oases.length,
        ...(player.camel && { camel: player.camel.step, dung: player.camel.dung }),
      };
      for (const [fact, n] of Object.entries(facts))
        expect(text(board, `[data-fact="${fact}"]`), fact).toBe(String(n));
      expect(text(board, "[data-score]")).toBe(String(player.score));
      expect(board.textContent).toContain(NAMES[seat]);
      const sectors = all(board, ".rest [data-assistant]").map((one) =>
        one.getAttribute("data-assistant"),
      );
      expect(sectors).toEqual(player.assistants);
      expect(all(board, "[data-gate]")).toHaveLength(player.gates.filter(Boolean).length);
      expect(all(board, "[data-fact=camel]")).toHaveLength(player.camel ? 1 : 0);
    });
  });

  test("shows differences and threats immediately, the rest on hover", () => {
    const view = table("essential", (player, view) => {
      Object.assign(player, { score: 20, palace: 5, mosque: 1, fisherman: 0, assistants: [] });
      Object.assign(player.keshis, { turquoise: 2, green: 0, white: 7, gray: 3 });
      Object.assign(player, { scrolls: [], luxury: [], claimed_oases: [] });
      Object.assign(view.players[1]!, { score: 13, palace: 2, mosque: 3 });
    });
    const board = small(view, 0, undefined, 1);
    const brief = (attribute: string) =>
      all(board, `.brief > * [${attribute}]`)
        .filter((one) => !one.closest(".rest"))
        .map((one) => one.getAttribute(attribute));
    expect(brief("data-count")).toHaveLength(11); // all but the water vendors
    expect(text(board, ".gap")).toBe("▲7");
    expect(all(board, ".more").map((one) => one.textContent.trim())).toEqual(["5"]);
  });

  test("is enlarged by one click, on its button or anywhere else", () => {
    let opened = 0;
    const board = small(tables.essential!, 1, () => (opened += 1));
    const button = board.querySelector("button")!;
    expect(button.getAttribute("aria-label")).toBe(t("board-enlarge", { name: "Bilal" }));
    button.click();
    expect(opened).toBe(1);
    board.querySelector<HTMLElement>("[data-fact=water]")!.click();
    expect(opened).toBe(2);
  });

  test("explains its parts under the mouse", async () => {
    vi.useFakeTimers();
    const board = small(
      table("essential", (player) => (player.vendors = ["river"])),
      0,
    );
    const cell = board.querySelector('[data-count="turquoise"]')!;
    await Promise.resolve();
    cell.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    vi.advanceTimersByTime(1000);
    expect(tips.shown?.tip.text).toMatch(/^River: .*water vendor/);
    cell.dispatchEvent(new PointerEvent("pointerleave"));
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
  });

  test("shows which keshis the player can still select", () => {
    const view = table("essential", (player) => {
      player.hand = ["green", "red", "black"];
      player.chosen = ["red"];
      player.placeholders = ["black"];
    });
    const hand = small(view).querySelector(".hand")!;
    expect(hand.getAttribute("aria-label")).toBe(
      t("board-can-select", { n: 1, keshis: t("colour-green") }),
    );
    expect(all(hand, "[data-in-hand=true]")).toHaveLength(1);
  });
});

describe("the Pashabot", () => {
  test("shows its rows of keshis, its vendors, gates and strategy", () => {
    const view = tables.pashabot!;
    const player = view.players[1]!;
    const board = bot(view);
    const rows = all(board, "[data-strength]").map((one) => one.getAttribute("data-strength"));
    expect(rows).toEqual(box.pashabot.rows);
    for (const sector of FILLED)
      expect(all(board, `[data-keshi="${sector}"]`), sector).toHaveLength(
        player.keshis[COLOUR_OF[sector]],
      );
    expect(all(board, "[data-vendor]")).toHaveLength(player.vendors.length);
    expect(all(board, "[data-gate]")).toHaveLength(player.gates.filter(Boolean).length);
    const tiles = all(board, "[data-strategy]").map((one) =>
      Number(one.getAttribute("data-strategy")),
    );
    expect(tiles).toEqual(view.bot!.strategy);
    const wanted = all(board, "[data-wanted]").reduce(
      (sum, one) => sum + Number(one.textContent.trim().slice(1)),
      0,
    );
    expect(wanted).toBe(2 * tiles.length);
    expect(text(board, "[data-score]")).toBe(String(player.score));
  });

  test("shows its strategy, but no resources, on its small board", () => {
    const view = tables.pashabot!;
    const board = small(view, 1);
    const tiles = all(board, "[data-strategy]").map((one) => one.getAttribute("data-strategy"));
    expect(tiles.map(Number)).toEqual(view.bot!.strategy);
    for (const resource of RESOURCES)
      expect(board.querySelector(`[data-fact=${resource}]`)).toBeNull();
  });

  test("shows only its line of colours, at any size, if it is simplified", () => {
    const view = tables.simplified!;
    for (const board of [bot(view), small(view, 1)]) {
      const line = all(board, "[data-line]").map((one) => one.getAttribute("data-line"));
      expect(line).toEqual(view.bot!.line);
      expect(board.querySelector("[data-score]")).toBeNull();
    }
  });
});
