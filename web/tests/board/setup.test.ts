// Setting up the board: disc, storage row, buildings and provision tiles.

import { describe, expect, test } from "vitest";
import { turnedTo } from "../../src/board/sectorPlaces";
import { t } from "../../src/lib/texts.svelte";
import { table, board, drawn, all, targets, labelOf, keshis, tables } from "./boards";

describe("the main square", () => {
  test("turns clockwise, and back when a turn is undone", () => {
    expect(turnedTo(0, 315)).toBe(360);
    expect(turnedTo(1, 360)).toBe(405);
    expect(turnedTo(3, 3 * 45)).toBe(135);
    expect(turnedTo(0, 405)).toBe(360);
  });

  test("describes the bonus, spectators and entertainer of a space", () => {
    const view = table("essential", (player) => {
      player.disc = 0;
      player.spectators = [1, 2, 2, 1, 3, 2, 1, 3];
      player.entertainers = [4];
    });
    expect(labelOf(drawn(view), "square.5")).toBe(
      t("board-square-space", {
        ...{ place: 5, bonus: t("gain-river-step", { n: 1 }), taken: "yes" },
        spectators: t("count-spectator", { n: 3 }),
      }),
    );
  });

  test("offers all orientations of the disc during setup, and none later", () => {
    expect(targets(board("start"), "disc.")).toHaveLength(8);
    expect(targets(board("essential"), "disc.")).toHaveLength(0);
  });
});

describe("setting up the board", () => {
  test("keshis wait beside the storage row before they are placed on it", () => {
    const view = tables.start!;
    const drawnKeshis = [...new Set(view.players[0]!.storage_keshis)];
    expect(targets(board("start"), "storage-keshi.")).toEqual(
      drawnKeshis.map((colour) => `storage-keshi.${colour}`),
    );
    const laid = drawn(
      table("start", (player) => {
        player.storage = [player.storage_keshis[0]!, null, null, null, null, null];
        player.to_store = player.storage_keshis.slice(1);
      }),
    );
    expect(keshis(laid, "storage-").map(({ home }) => home)).toEqual(["storage-0"]);
    expect(keshis(laid, "waiting-")).toHaveLength(2);
  });

  test("offers two buildings, and one provision tile of each level to leave out", () => {
    const view = tables["start, all modules"]!;
    const start = board("start, all modules");
    const offered = view.players[0]!.offered_buildings!;
    expect(offered).toHaveLength(2);
    expect(targets(start, "building.")).toEqual(offered.map((name) => `building.${name}`));
    const levels = view.players[0]!.face_down!;
    expect(levels.toSorted()).toEqual(["base", "base", "base", "hard", "moderate"]);
    // the first tile of a level represents all of them
    expect(targets(start, "provision.")).toEqual(
      levels.map((level) => `provision.${levels.indexOf(level) + 1}`),
    );
    expect(all(start, "[data-provision=back]")).toHaveLength(5);
    const place = levels.indexOf("hard") + 1;
    expect(labelOf(start, `provision.${place}`)).toBe(
      t("board-provision-level", { place, level: "hard" }),
    );
  });

  test("offers three yellow scrolls to choose from after moving into a building", () => {
    const view = table("start, all modules", (player) => {
      player.building = "library";
      player.offered_scrolls = [30, 35, 41];
    });
    expect(targets(drawn(view), "scroll.")).toEqual(["scroll.30", "scroll.35", "scroll.41"]);
  });
});
