// The changes that an option would make, drawn in advance.

import { describe, expect, test } from "vitest";
import type { PlayerView } from "../../src/api/messages";
import PreviewOverlay from "../../src/board/PreviewOverlay.svelte";
import { ownedAreas } from "../../src/board/stripPlaces";
import { beside } from "../support/detached";
import { table, all, box } from "./boards";

describe("the preview of an option", () => {
  function ahead(change: (player: PlayerView) => void): Element {
    const player = table("essential", (now) => {
      now.gates[0] = null;
      now.claimed_keshis = { green: 1 };
      now.keshis.green = 2;
      now.assistants = ["river"];
    }).players[0]!;
    const then = structuredClone(player);
    change(then);
    const areas = ownedAreas({ buildings: false, camels: false });
    return beside(PreviewOverlay, { player, ahead: then, seat: 0, box, areas });
  }
  const ghosts = (drawing: Element): string[] =>
    all(drawing, "[data-ghost]").map((ghost) => ghost.getAttribute("data-ghost")!);

  test("is empty if nothing changes", () => {
    expect(
      all(
        ahead(() => {}),
        "[data-ghost], [data-change], .b-going",
      ),
    ).toEqual([]);
  });

  test("shows a waiting keshi in its sector", () => {
    const drawing = ahead((then) => {
      then.claimed_keshis = {};
      then.sectors.orchard.keshis += 1;
    });
    expect(ghosts(drawing)).toEqual(["green"]);
    expect(all(drawing, ".b-going").length).toBe(1);
  });

  test("shows that an assistant returns", () => {
    const drawing = ahead((then) => (then.assistants = []));
    expect(ghosts(drawing)).toEqual(["assistant"]);
    expect(all(drawing, ".b-going").length).toBe(1);
  });

  test("shows a new gate and its costs", () => {
    const drawing = ahead((then) => {
      then.gates[0] = "pink";
      then.free_guards -= 1;
      then.resources.dinar -= 2;
      then.goods.yellow += 1;
    });
    expect(ghosts(drawing)).toContain("gate");
    const changes = all(drawing, "[data-change]").map((one) => one.textContent.trim());
    expect(changes).toEqual(["−2", "+1"]);
  });

  test("shows new tiles", () => {
    const drawing = ahead((then) => {
      then.scrolls.push(72);
      then.luxury.push(40);
      then.claimed_oases.push(9);
    });
    expect(ghosts(drawing)).toEqual(["scroll", "luxury", "oasis"]);
  });
});
