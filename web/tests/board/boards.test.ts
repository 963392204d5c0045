// For given views, the right things are in the right places on the players' boards.

import { describe, expect, test } from "vitest";
import { GATE_SECTORS } from "../../src/api/vocabulary";
import { COLOUR_OF, GOODS, RESOURCES } from "../../src/api/vocabulary";
import { FILLED } from "../../src/board/constants";
import { played, board, all, text, targets, keshis, tables } from "./boards";

describe.each(played)("the boards (%s)", (name) => {
  const view = tables[name]!;
  const seats = view.players.map((player, seat) => ({ player, seat }));

  test("show as many keshis in each sector as the player has there", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      for (const sector of FILLED) {
        const inside = all(own, "[data-keshi]").filter((piece) => {
          const home = (piece as HTMLElement).dataset.home ?? "";
          const belongs = { medina: /^(post|tower)-/, sahara: /^(left|right|start)-/ };
          const wanted = (belongs as Record<string, RegExp>)[sector] ?? new RegExp(`^${sector}-`);
          return wanted.test(home);
        });
        expect(inside, sector).toHaveLength(player.keshis[COLOUR_OF[sector]]);
        expect(text(own, `[data-strength="${sector}"]`)).toBe(String(inside.length));
        const filled = own.querySelector<SVGElement>(`.b-fill.b-${sector}`)?.dataset.filled;
        expect(Number(filled ?? 0)).toBe(inside.length);
      }
      for (const goods of GOODS)
        expect(text(own, `[data-goods="${goods}"]`)).toBe(String(player.goods[goods]));
    }
  });

  test("have vendors, gates and guards where they belong", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      const vendors = keshis(own, "vendor-");
      expect(vendors.map(({ home }) => home.slice(7)).sort()).toEqual([...player.vendors].sort());
      const built = GATE_SECTORS.filter((_, k) => player.gates[k]);
      expect(all(own, "[data-gate]").map((gate) => gate.getAttribute("data-gate"))).toEqual(built);
      expect(keshis(own, "post-").map(({ home }) => home.slice(5))).toEqual(built);
      expect(keshis(own, "tower-")).toHaveLength(player.free_guards);
    }
  });

  test("show resources, the season's cost, scrolls and luxury goods", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      for (const resource of RESOURCES) {
        expect(text(own, `[data-resource="${resource}"]`)).toBe(String(player.resources[resource]));
        const cost = player.provision_cost[resource];
        expect(text(own, `[data-cost="${resource}"]`)).toBe(
          cost ? `${player.resources[resource]}/${cost}` : "0",
        );
      }
      const numbers = (kind: string): number[] =>
        all(own, `[data-${kind}]`).map((one) => Number(one.getAttribute(`data-${kind}`)));
      expect(numbers("scroll")).toEqual(player.scrolls);
      expect(numbers("luxury")).toEqual(player.luxury);
      expect(numbers("claimed")).toEqual(player.claimed_oases);
    }
  });

  test("show only the backs of face-down tiles", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      const hidden = player.oases.filter((tile) => tile === null).length;
      expect(all(own, '[data-oasis="back"]')).toHaveLength(hidden);
      const down = player.provisions.filter((tile) => tile === null).length;
      expect(all(own, '[data-provision="back"]')).toHaveLength(down);
    }
  });

  test("have three assistants each, at work or beside the board", () => {
    for (const { player, seat } of seats) {
      const homes = all(board(name, seat), "[data-assistant]").map((pawn) =>
        pawn.getAttribute("data-assistant")!.replace(/-\d$/, ""),
      );
      const resting = Array<string>(3 - player.assistants.length).fill("rest");
      expect(homes.sort()).toEqual([...player.assistants, ...resting].sort());
    }
  });

  test("show the pieces of modules only when they are in play", () => {
    const withModules = name.includes("all modules");
    const own = board(name);
    for (const target of ["spectators", "dung"])
      expect(targets(own, target), target).toHaveLength(withModules ? 1 : 0);
    expect(all(own, "[data-building]")).toHaveLength(withModules ? 1 : 0);
    expect(targets(own, "path.start")).toHaveLength(withModules ? 0 : 1);
    if (!withModules) expect(keshis(own, "").some(({ colour }) => colour === "nomad")).toBe(false);
  });

  test("turn their discs so that the spectators face their spaces", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      const sections = all(own, ".disc .spectators").map((one) => Number(one.textContent));
      const turn = Number(own.querySelector(".disc")!.getAttribute("data-angle")) / 45;
      const facing = sections.map((_, space) => sections[(space - turn + 16) % 8]);
      expect(facing).toEqual(player.spectators);
    }
  });
});
