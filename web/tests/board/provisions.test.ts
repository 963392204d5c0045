// The cost of the season's provisions, and the shortfall.

import { describe, expect, test } from "vitest";
import type { PlayerView, View } from "../../src/api/messages";
import { listing, t } from "../../src/lib/texts.svelte";
import SeasonBeads from "../../src/play/header/SeasonBeads.svelte";
import { beside } from "../support/detached";
import { table, drawn, small, all } from "./boards";

describe("provisions", () => {
  /** A player with 1 of each resource, whose tiles 2 and 3 cost 2 water, 1 date and 2 dinars. */
  function owing(change: (player: PlayerView, view: View) => void = () => {}): View {
    return table("essential", (player, view) => {
      Object.assign(view, { provisions_settled: false, last_round: true });
      player.provisions = [1, 2, 3];
      player.active_provisions = [1, 2];
      player.provision_cost = { water: 2, date: 1, dinar: 2 };
      player.provision_short = { water: 1, date: 0, dinar: 1 };
      player.provision_loss = points;
      player.resources = { water: 1, date: 1, dinar: 1 };
      change(player, view);
    });
  }
  const points = 9;

  test("a shortfall is shown with the points it will cost", () => {
    for (const shown of [drawn(owing()), small(owing())]) {
      const rows = all(shown, "[data-cost], .rest [data-owed]");
      const words = rows.map((one) => one.textContent.replace(/\s/g, ""));
      expect(words).toEqual(["1/2", "1/1", "1/2"]);
      const red = rows.filter((one) => /missing/.test(one.getAttribute("class") ?? ""));
      expect(red).toHaveLength(2);
      const figures = all(shown, "use.figures").map(
        (one) => document.querySelector(one.getAttribute("href")!)?.textContent,
      );
      expect([shown.textContent, ...figures].join(" ")).toContain(`−${points}`);
    }
    const short = {
      missing: listing([t("gain-water", { n: 1 }), t("gain-dinar", { n: 1 })]),
      points: t("gain-point", { n: points }),
    };
    const warning = (own: string) => t("board-not-provided", { own, ...short });
    expect(drawn(owing()).innerHTML).toContain(warning("yes"));
    expect(small(owing()).innerHTML).toContain(warning("no"));
  });

  test("a player with enough resources is told that the provisions can be paid", () => {
    const view = owing((player) => {
      player.resources = { water: 2, date: 1, dinar: 2 };
      player.provision_short = { water: 0, date: 0, dinar: 0 };
      player.provision_loss = 0;
    });
    expect(drawn(view).innerHTML).toContain(t("board-provided", { own: "yes" }));
    expect(small(view).innerHTML).toContain(t("board-provided", { own: "no" }));
    for (const shown of [drawn(view), small(view)]) {
      expect(all(shown, "[data-short], [data-loss]")).toEqual([]);
    }
  });

  test("provisions already paid are not required again", () => {
    const view = owing((player, view) => {
      view.provisions_settled = true;
      player.provision_short = { water: 0, date: 0, dinar: 0 };
      player.provision_loss = 0;
    });
    for (const shown of [drawn(view), small(view)]) {
      expect(all(shown, "[data-short], [data-loss]")).toEqual([]);
      for (const own of ["yes", "no"])
        expect(shown.innerHTML).not.toContain(t("board-provided", { own }));
    }
  });

  test("appear as a bill at the end of the season's beads", () => {
    function billed(view: View): Element {
      return beside(SeasonBeads, { view, seasons: 3, rounds: 4, player: view.players[0] });
    }
    const shown = billed(owing((_, view) => Object.assign(view, { season: 2, round: 3 })));
    expect([".past", ".now", ".coming"].map((one) => all(shown, one).length)).toEqual([6, 1, 5]);
    const bill = shown.querySelector(".bill")!;
    expect(bill.getAttribute("aria-label")).toContain(
      t("board-bill", { n: 1, cost: "2 water, 1 date and 2 dinars" }),
    );
    expect(bill.textContent.replace(/\s/g, "")).toBe("in1round2−112−1");
    const paid = owing((_, view) => Object.assign(view, { provisions_settled: true }));
    expect(billed(paid).querySelector(".bill")).toBeNull();
  });
});
