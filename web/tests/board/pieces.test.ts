// Keshis, nomads and tiles are where the view has them, and move when it changes.

import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import type { PlayerView } from "../../src/api/messages";
import { GATE_SECTORS } from "../../src/api/vocabulary";
import Board from "../../src/board/Board.svelte";
import { settle, type Piece } from "../../src/board/pieces";
import { caravanSpace, guardPost, startSpace } from "../../src/board/sectorPlaces";
import { listing, t } from "../../src/lib/texts.svelte";
import {
  NAMES,
  table,
  nomadsOn,
  drawn,
  all,
  targets,
  labelOf,
  keshis,
  distance,
  box,
} from "./boards";

describe("keshis", () => {
  test("nomads come last in a sector, and are shown on vendor spaces and on the square", () => {
    const view = table("essential, all modules", (player) => {
      player.sectors.river = { keshis: 4, nomads: 1, complete: false };
      player.entertainers = [1, 6];
      player.vendors = ["mosque"];
      player.nomads = nomadsOn({ vendors: ["mosque"], entertainers: [6], claimed: 1 });
      player.claimed_keshis = { green: 2 };
    });
    const board = drawn(view);
    const colours = (home: string): string[] => keshis(board, home).map(({ colour }) => colour);
    expect(colours("river-").sort()).toEqual(["nomad", "turquoise", "turquoise", "turquoise"]);
    expect(keshis(board, "river-3")[0]?.colour).toBe("nomad");
    expect(colours("vendor-mosque")).toEqual(["nomad"]);
    expect(colours("square-6")).toEqual(["nomad"]);
    expect(colours("square-1")).toEqual(["pink"]);
    expect(colours("waiting-").sort()).toEqual(["green", "green", "nomad"]);
    expect(labelOf(board, "claimed.green")).toBe(
      t("board-claimed", { keshis: t("gain-green", { n: 2 }) }),
    );
    expect(targets(board, "claimed.")).toEqual(["claimed.green", "claimed.nomad"]);
  });

  test("guards are next to their gates, and nomads are where they have moved", () => {
    const view = table("essential, all modules", (player) => {
      player.gates = [null, "red", null, null, null, null, null, "purple"];
      player.free_guards = 2;
      player.caravans = [2, 0, 1];
      player.nomads = nomadsOn({ caravans: [[1], [], []], committed: [7] });
    });
    const board = drawn(view);
    const posts = keshis(board, "post-");
    expect(posts.map(({ home }) => home).sort()).toEqual(["post-orchard", "post-souk"]);
    const nomads = [...posts, ...keshis(board, "left-"), ...keshis(board, "start-")];
    expect(nomads.filter(({ colour }) => colour === "nomad").map(({ home }) => home)).toEqual([
      "post-souk",
      "left-1",
    ]);
    expect(keshis(board, "tower-").map(({ colour }) => colour)).toEqual(["beige", "beige"]);
    for (const { home, at } of posts) {
      const sector = home.slice(5) as (typeof GATE_SECTORS)[number];
      expect(distance(at, guardPost(sector))).toBeLessThan(0.1);
    }
    expect(labelOf(board, "gate-space.souk")).toBe(
      t("board-gate", { gate: t("gate-purple"), sector: "souk" }),
    );
    expect(labelOf(board, "guards")).toBe(t("board-watchtower", { n: 2 }));
  });

  test("caravans move along their paths, to the towns at the end", () => {
    const towns = drawn(
      table("deluxe, all modules", (player) => {
        player.caravans = [4, 1, 0];
        player.towns = [7, 0];
        player.claimed_towns = [];
      }),
    );
    expect(keshis(towns, "left-")).toHaveLength(4);
    expect(distance(keshis(towns, "left-3")[0]!.at, caravanSpace("left", 3))).toBeLessThan(0.1);
    expect(labelOf(towns, "town.7")).toContain("claiming it costs 1 yellow keshi, 1 orange keshi");
    const start = drawn(
      table("essential", (player) => {
        player.caravans = [0, 0, 2];
      }),
    );
    expect(distance(keshis(start, "start-0")[0]!.at, startSpace(0))).toBeLessThan(0.1);
    expect(startSpace(0).x).toBeGreaterThan(startSpace(1).x);
  });

  test("oases are along their paths, face down, discovered or claimed", () => {
    const desert = drawn(
      table("essential", (player) => {
        player.oases = [7, 5, null, 19, null, null];
        player.caravans = [2, 1, 0];
        player.claimed_places = [0];
        player.claimed_oases = [7];
      }),
    );
    expect(labelOf(desert, "oasis.left.1")).toBe(t("board-oasis-gone", { path: "left", place: 1 }));
    expect(labelOf(desert, "oasis.left.2")).toBe(
      t("board-oasis", {
        ...{ path: "left", place: 2, number: 5 },
        cost: listing([t("gain-date", { n: 1 }), t("gain-dinar", { n: 1 })]),
      }),
    );
    expect(labelOf(desert, "oasis.right.1")).toContain("Oasis 19, discovered on the right path");
    expect(labelOf(desert, "oasis.right.3")).toContain(
      "Space 3 on the right path: face-down oasis",
    );
    expect(labelOf(desert, "claimed-oasis.1")).toBe("Oasis 7, claimed");
    expect(targets(desert, "storage.")).toHaveLength(5);
  });

  test("the second storage space shows a keshi only in games with two players", () => {
    const empty = (player: PlayerView): void => {
      player.claimed_oases = [];
      player.storage = [null, null, null, null, null, null];
    };
    const second = (name: string): string => labelOf(drawn(table(name, empty)), "storage.2");
    expect(second("deluxe")).toBe(t("board-storage", { place: 2, shows: "keshi" }));
    expect(second("essential")).toBe(t("board-storage", { place: 2, shows: "nothing" }));
  });

  test("the hand lifts chosen keshis, marks placeholders and hides used ones", () => {
    const view = table("essential", (player) => {
      player.hand = ["green", "pink", "red", "black"];
      player.chosen = ["pink"];
      player.placeholders = ["black"];
    });
    const board = drawn(view);
    const shown = all(board, "[data-hand]");
    expect(shown.map((one) => one.getAttribute("data-hand"))).toEqual([
      "green",
      "black",
      "pink",
      "red",
    ]);
    const high = (colour: string): number =>
      Number(
        /, (\d+)px/.exec(
          board.querySelector(`[data-hand="${colour}"]`)!.getAttribute("style")!,
        )![1],
      );
    expect(high("pink")).toBeLessThan(high("green"));
    const [black, white] = [t("colour-black"), t("colour-white")];
    const placeholder = t("board-hand", { colour: black, state: "placeholder" });
    expect(labelOf(board, "hand.black")).toBe(placeholder);
    expect(labelOf(board, "hand.white")).toBe(t("board-hand", { colour: white, state: "used" }));
  });

  test("a full sector with its vendor is marked complete", () => {
    const view = table("essential", (player) => {
      player.sectors.mosque.complete = true;
    });
    const complete = all(drawn(view), "[data-complete]").map((one) =>
      one.getAttribute("data-sector"),
    );
    expect(complete).toEqual(["mosque"]);
  });
});

describe("moving pieces", () => {
  const home = (name: string): Omit<Piece, "id"> => ({ name, x: 0, y: 0, size: 1 });

  test("a piece that loses its place moves to the new one; the others stay", () => {
    const before = settle([], [home("tower-0"), home("tower-1"), home("post-river")]);
    const after = settle(before, [home("post-river"), home("post-souk"), home("tower-0")]);
    const places = Object.fromEntries(after.map(({ id, name }) => [id, name]));
    expect(places).toEqual({ 0: "tower-0", 1: "post-souk", 2: "post-river" });
  });

  test("a removed piece leaves the other ids unchanged", () => {
    const before = settle([], [home("a"), home("b"), home("c")]);
    expect(settle(before, [home("a"), home("c")]).map(({ id }) => id)).toEqual([0, 2]);
  });

  test("a claimed keshi moves to its sector when it is placed", async () => {
    const claimed = table("essential", (player) => {
      player.claimed_keshis = { black: 1 };
      player.sectors.mosque.keshis = 2;
    });
    const placed = table("essential", (player) => {
      player.claimed_keshis = {};
      player.sectors.mosque.keshis = 3;
    });
    const props = { seat: 0, box, names: NAMES, own: true };
    const { container, rerender } = render(Board, { props: { view: claimed, ...props } });
    const keshi = container.querySelector('[data-keshi="black"][data-home="waiting-0"]');
    await rerender({ view: placed });
    expect(keshi?.getAttribute("data-home")).toBe("mosque-2");
    expect(keshi?.isConnected).toBe(true);
    cleanup();
  });
});
