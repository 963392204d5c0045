// Every place on the boards has a label in every language.

import { describe, expect, test, vi } from "vitest";
import { prefer } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/texts.svelte";
import { drawn, small, bot, all, labelOf, tables } from "./boards";

describe("every place on the boards", () => {
  test.each([
    ["en", "Watchtower"],
    ["de", "Wachturm"],
    ["nl", "Wachttoren"],
  ] as const)("has a label in %s", async (lang, tower) => {
    const complaints = vi.spyOn(console, "error");
    prefer({ lang });
    await speak(lang);
    const boards = [
      drawn(tables["essential, all modules"]!),
      drawn(tables.start!),
      bot(tables.pashabot!),
      bot(tables.simplified!),
      small(tables["deluxe, all modules"]!),
    ];
    for (const one of boards) {
      const labels = all(one, "[aria-label]").map((place) => place.getAttribute("aria-label")!);
      expect(labels.filter((label) => !label || /\[|undefined|\{/.test(label))).toEqual([]);
      expect(one.textContent).not.toContain("[");
    }
    expect(labelOf(boards[0]!, "guards")).toContain(tower);
    expect(complaints).not.toHaveBeenCalled();
  });
});
