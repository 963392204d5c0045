// From given views the right things stand at the right places of the players' boards.

import { execFileSync } from "node:child_process";
import { cleanup, render } from "@testing-library/svelte";
import { mount } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import Ahead from "../src/board/Ahead.svelte";
import BotBoard from "../src/board/BotBoard.svelte";
import Board from "../src/board/Board.svelte";
import { settle, type Piece } from "../src/board/pieces";
import { PANELS, partAt, partOf, PARTS, type Area, type Point } from "../src/board/places";
import {
  caravanSpace,
  gateSpace,
  guardPost,
  squareSpace,
  starSpace,
  startSpace,
  turnedTo,
  vendorSpace,
} from "../src/board/sectorPlaces";
import { GATE_SECTORS } from "../src/lib/words";
import { fit, narrowAreas, ownedAreas } from "../src/board/stripPlaces";
import { FILLED } from "../src/board/reading";
import { COLOUR_OF, GOODS, RESOURCES } from "../src/lib/words";
import SmallBoard from "../src/board/SmallBoard.svelte";
import { tileHeight } from "../src/art/shapes";
import type { Box, PlayerNomads, PlayerView, View } from "../src/lib/messages";
import { prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import { tips } from "../src/lib/tips.svelte";

/** Real tables: while the boards are laid out, and some hundred decisions later. */
const GAMES = `
import json, msgspec
from marrakesh import Config, Game
from marrakesh.components import load
from marrakesh.rules.config import MODULES
def table(config, decisions=300):
    game = Game.new(config, 8)
    for _ in range(decisions):
        if game.over: break
        seat = game.waiting[0]
        actions = game.legal_actions(seat)
        game.apply(actions[len(actions) * 2 // 3], seat)
    return game.view(0)
every = frozenset(MODULES)
print(json.dumps({
    "box": json.loads(msgspec.json.encode(load())),
    "start": table(Config(2), 0),
    "start, all modules": table(Config(4, modules=every), 0),
    "essential": table(Config(4)),
    "deluxe": table(Config(2, "deluxe")),
    "essential, all modules": table(Config(4, modules=every)),
    "deluxe, all modules": table(Config(4, "deluxe", modules=every)),
    "pashabot": table(Config.solo_game("normal", modules=every - {"camels"})),
    "simplified": table(Config(1, solo="simplified")),
}))`;
const { box, ...tables } = JSON.parse(
  execFileSync("../.venv/bin/python", ["-c", GAMES]).toString(),
) as { box: Box } & Record<string, View>;
const NAMES = ["Amina", "Bilal", "Chama", "Driss"];
const played = ["essential", "deluxe", "essential, all modules", "deluxe, all modules"];

/** A table on which the first player's things are changed. */
function table(name: string, change: (player: PlayerView, view: View) => void = () => {}): View {
  const view = structuredClone(tables[name]!);
  change(view.players[0]!, view);
  return view;
}

/** Nomads on some places of a board, and on no others. */
function nomadsOn(some: Partial<PlayerNomads>): PlayerNomads {
  const none = Object.fromEntries(FILLED.map((sector) => [sector, 0]));
  return {
    ...(none as Record<(typeof FILLED)[number], number>),
    vendors: [],
    entertainers: [],
    caravans: [[], [], []],
    committed: [],
    claimed: 0,
    on_board: 0,
    on_tower: 0,
    ...some,
  };
}

const shown = new Map<string, Element>();

/** The board of a seat at an unchanged table, drawn once. */
function board(name: string, seat = 0): Element {
  const key = `${name} ${seat}`;
  const found = shown.get(key) ?? drawn(tables[name]!, seat);
  shown.set(key, found);
  return found;
}

/** Drawn beside the page, which takes a tenth of the time. */
function drawn(view: View, seat = 0, focus?: string): Element {
  const target = document.createElement("div");
  mount(Board, { target, props: { view, seat, box, names: NAMES, own: true, focus } });
  return target;
}

function small(view: View, seat = 0, onopen = (): void => {}): Element {
  const target = document.createElement("div");
  mount(SmallBoard, { target, props: { view, seat, box, names: NAMES, onopen } });
  return target;
}

function bot(view: View): Element {
  const target = document.createElement("div");
  mount(BotBoard, { target, props: { view, box, names: ["Amina", "Pashabot"] } });
  return target;
}

function all(board: Element, selector: string): Element[] {
  return [...board.querySelectorAll(selector)];
}

function text(board: Element, selector: string): string {
  return board.querySelector(selector)?.textContent.trim() ?? "nothing";
}

function targets(board: Element, start: string): string[] {
  return all(board, `[data-target^="${start}"]`).map((spot) => spot.getAttribute("data-target")!);
}

function labelOf(board: Element, target: string): string {
  return board.querySelector(`[data-target="${target}"]`)?.getAttribute("aria-label") ?? "nothing";
}

/** The keshis that stand in a place, by the names of their homes. */
function keshis(board: Element, home: string): { colour: string; home: string; at: Point }[] {
  return all(board, `[data-home^="${home}"]`).map((piece) => {
    const [x = NaN, y = NaN] = [
      ...(piece.getAttribute("style") ?? "").matchAll(/(-?[\d.]+)px/g),
    ].map((match) => Number(match[1]));
    const { keshi = "", home = "" } = (piece as HTMLElement).dataset;
    return { colour: keshi, home, at: { x, y } };
  });
}

function within({ x, y }: Point, area: Area): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

beforeAll(async () => {
  prefer({ lang: "en" });
  await speak("en");
});

describe.each(played)("the boards of %s", (name) => {
  const view = tables[name]!;
  const seats = view.players.map((player, seat) => ({ player, seat }));

  test("have as many keshis in each sector as their players", () => {
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
      }
      for (const goods of GOODS)
        expect(text(own, `[data-goods="${goods}"]`)).toBe(String(player.goods[goods]));
    }
  });

  test("have their vendors, gates and their guards where they belong", () => {
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

  test("show resources, what the season will cost, scrolls and luxury goods", () => {
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

  test("show what is face down as backs only", () => {
    for (const { player, seat } of seats) {
      const own = board(name, seat);
      const hidden = player.oases.filter((tile) => tile === null).length;
      expect(all(own, '[data-oasis="back"]')).toHaveLength(hidden);
      const down = player.provisions.filter((tile) => tile === null).length;
      expect(all(own, '[data-provision="back"]')).toHaveLength(down);
    }
  });

  test("have three assistants, at work or beside the board", () => {
    for (const { player, seat } of seats) {
      const homes = all(board(name, seat), "[data-assistant]").map((pawn) =>
        pawn.getAttribute("data-assistant")!.replace(/-\d$/, ""),
      );
      const resting = Array<string>(3 - player.assistants.length).fill("rest");
      expect(homes.sort()).toEqual([...player.assistants, ...resting].sort());
    }
  });

  test("show things of modules only when they are in play", () => {
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
      const sections = all(own, ".b-disc .b-spectators").map((one) => Number(one.textContent));
      const turn = Number(own.querySelector(".b-disc")!.getAttribute("data-angle")) / 45;
      const facing = sections.map((_, space) => sections[(space - turn + 16) % 8]);
      expect(facing).toEqual(player.spectators);
    }
  });
});

describe("keshis", () => {
  test("nomads stand last in a sector, on vendor spaces and on the square", () => {
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
    expect(labelOf(board, "claimed.green")).toBe("Claimed, still to be placed: 2 green keshis");
    expect(targets(board, "claimed.")).toEqual(["claimed.green", "claimed.nomad"]);
  });

  test("guards stand beside their gates, nomads where they went", () => {
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
    expect(labelOf(board, "gate-space.souk")).toBe("purple gate, for the souk");
    expect(labelOf(board, "guards")).toBe("Watchtower: 2 free guards");
  });

  test("caravans go along their paths, to the towns at the end", () => {
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

  test("oases lie along their paths, face down, discovered or claimed", () => {
    const desert = drawn(
      table("essential", (player) => {
        player.oases = [7, 5, null, 19, null, null];
        player.caravans = [2, 1, 0];
        player.claimed_places = [0];
        player.claimed_oases = [7];
      }),
    );
    expect(labelOf(desert, "oasis.left.1")).toBe("Oasis 1 on the left path is claimed");
    expect(labelOf(desert, "oasis.left.2")).toBe(
      "Oasis 5, discovered on the left path; claiming it costs 1 date and 1 dinar",
    );
    expect(labelOf(desert, "oasis.right.1")).toContain("Oasis 19, discovered on the right path");
    expect(labelOf(desert, "oasis.right.3")).toContain("Face-down oasis 3 on the right path");
    expect(labelOf(desert, "claimed-oasis.1")).toBe("Oasis 7, claimed");
    expect(targets(desert, "storage.")).toHaveLength(5);
  });

  test("the second storage space has a keshi with two players only", () => {
    const empty = (player: PlayerView): void => {
      player.claimed_oases = [];
      player.storage = [null, null, null, null, null, null];
    };
    const second = (name: string): string => labelOf(drawn(table(name, empty)), "storage.2");
    expect(second("deluxe")).toContain("may place the keshi on it");
    expect(second("essential")).toContain("gives nothing");
  });

  test("the hand: chosen keshis are lifted, placeholders marked, used ones gone", () => {
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
    expect(labelOf(board, "hand.black")).toContain("cannot be selected");
    expect(labelOf(board, "hand.white")).toContain("used this season");
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

describe("the main square", () => {
  test("turns on clockwise, never back", () => {
    expect(turnedTo(0, 315)).toBe(360);
    expect(turnedTo(1, 360)).toBe(405);
    expect(turnedTo(3, 3 * 45)).toBe(135);
  });

  test("tells bonus, spectators and entertainer of a space", () => {
    const view = table("essential", (player) => {
      player.disc = 0;
      player.spectators = [1, 2, 2, 1, 3, 2, 1, 3];
      player.entertainers = [4];
    });
    expect(labelOf(drawn(view), "square.5")).toBe(
      "Space 5 of the main square: 1 step on the river, faced by 3 spectators, with an entertainer",
    );
  });

  test("offers all orientations while the disc is laid out, and none later", () => {
    expect(targets(board("start"), "disc.")).toHaveLength(8);
    expect(targets(board("essential"), "disc.")).toHaveLength(0);
  });
});

describe("laying out the board", () => {
  test("the keshis for the storage row wait beside it, then lie on it", () => {
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

  test("one of two buildings, three of five provision tiles", () => {
    const view = tables["start, all modules"]!;
    const start = board("start, all modules");
    const offered = view.players[0]!.offered_buildings!;
    expect(offered).toHaveLength(2);
    expect(targets(start, "building.")).toEqual(offered.map((name) => `building.${name}`));
    expect(targets(start, "provision.")).toHaveLength(5);
    const chosen = drawn(
      table("start, all modules", (player) => {
        player.left_out = [player.provisions[0]!];
        player.provisions = player.provisions.slice(1);
      }),
    );
    expect(targets(chosen, "provision.")).toHaveLength(4);
    expect(all(chosen, "[data-left-out]")).toHaveLength(1);
  });

  test("one of three yellow scrolls can be chosen when the buildings are moved into", () => {
    const view = table("start, all modules", (player) => {
      player.building = "library";
      player.offered_scrolls = [30, 35, 41];
    });
    expect(targets(drawn(view), "scroll.")).toEqual(["scroll.30", "scroll.35", "scroll.41"]);
  });
});

describe("what happens moves pieces", () => {
  const home = (name: string): Omit<Piece, "id"> => ({ name, x: 0, y: 0, size: 1 });

  test("a piece whose place is empty goes to the new place; the others stay", () => {
    const before = settle([], [home("tower-0"), home("tower-1"), home("post-river")]);
    const after = settle(before, [home("post-river"), home("post-souk"), home("tower-0")]);
    const places = Object.fromEntries(after.map(({ id, name }) => [id, name]));
    expect(places).toEqual({ 0: "tower-0", 1: "post-souk", 2: "post-river" });
  });

  test("a piece that is gone leaves the others their names", () => {
    const before = settle([], [home("a"), home("b"), home("c")]);
    expect(settle(before, [home("a"), home("c")]).map(({ id }) => id)).toEqual([0, 2]);
  });

  test("a claimed keshi travels from the supply to its sector", async () => {
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

describe("places", () => {
  test("no two spaces of a sector cover each other", () => {
    const spaces: Point[] = [
      ...FILLED.map(vendorSpace),
      ...(["river", "orchard", "madrasa", "palace", "mosque"] as const).flatMap((sector) =>
        Array.from({ length: 8 }, (_, k) => starSpace(sector, k)),
      ),
      ...GATE_SECTORS.flatMap((sector) => [gateSpace(sector), guardPost(sector)]),
      ...Array.from({ length: 8 }, (_, k) => squareSpace(k)),
      ...Array.from({ length: 4 }, (_, k) => caravanSpace("left", k)),
      ...Array.from({ length: 4 }, (_, k) => caravanSpace("right", k)),
    ];
    spaces.forEach((a, k) =>
      spaces.slice(k + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(41)),
    );
    for (const space of spaces) expect(within(space, PARTS.sectors!)).toBe(true);
  });

  test("each gate opens to the sector on its side of the medina", () => {
    const { x, y, width, height } = PANELS.medina;
    const middle = { x: x + width / 2, y: y + height / 2 };
    expect(gateSpace("river").x).toBeLessThan(middle.x);
    expect(gateSpace("madrasa").x).toBeGreaterThan(middle.x);
    expect(gateSpace("souk").y).toBeGreaterThan(middle.y);
    expect(gateSpace("sahara").y).toBeLessThan(middle.y);
  });

  test("owned tiles stay inside their area and large enough to be read", () => {
    for (const modules of [
      { buildings: false, camels: false },
      { buildings: true, camels: true },
    ])
      for (const areas of [ownedAreas(modules), narrowAreas(modules)])
        for (const [kind, area] of [
          ["scroll", areas.scrolls],
          ["luxury", areas.luxury],
        ] as const)
          for (let tiles = 1; tiles <= 24; tiles++) {
            const { width, places } = fit(tiles, kind, area);
            expect(places).toHaveLength(tiles);
            expect(width).toBeGreaterThanOrEqual(44);
            for (const { x, y } of places) {
              expect(x + width).toBeLessThanOrEqual(area.x + area.width + 0.1);
              expect(y + tileHeight(kind, width)).toBeLessThanOrEqual(area.y + area.height + 0.1);
            }
          }
  });

  test("every target of the board lies in a part that shows it alone", () => {
    for (const name of [...played, "start", "start, all modules"]) {
      const wanted = targets(board(name), "").filter((target) => !target.startsWith("town."));
      const parts = new Set(wanted.map(partOf));
      expect(wanted.filter((target) => partOf(target) === undefined)).toEqual([]);
      for (const part of parts)
        expect(targets(drawn(tables[name]!, 0, part), "")).toEqual(
          expect.arrayContaining(wanted.filter((target) => partOf(target) === part)),
        );
    }
  });
});

describe("the small board", () => {
  test.each(played)("%s: shows every number", (name) => {
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
      const sectors = all(board, "[data-assistant]").map((one) =>
        one.getAttribute("data-assistant"),
      );
      expect(sectors).toEqual(player.assistants);
      expect(all(board, "[data-gate]")).toHaveLength(player.gates.filter(Boolean).length);
      expect(all(board, "[data-fact=camel]")).toHaveLength(player.camel ? 1 : 0);
    });
  });

  test("one click enlarges it, on its button and on everything else", () => {
    let opened = 0;
    const board = small(tables.essential!, 1, () => (opened += 1));
    const button = board.querySelector("button")!;
    expect(button.getAttribute("aria-label")).toBe("Enlarge the board of Bilal");
    button.click();
    expect(opened).toBe(1);
    board.querySelector<HTMLElement>("[data-fact=water]")!.click();
    expect(opened).toBe(2);
  });

  test("its parts explain themselves under the mouse", async () => {
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
    vi.useRealTimers();
  });

  test("tells which keshis the player can still select", () => {
    const view = table("essential", (player) => {
      player.hand = ["green", "red", "black"];
      player.chosen = ["red"];
      player.placeholders = ["black"];
    });
    const hand = small(view).querySelector(".hand")!;
    expect(hand.getAttribute("aria-label")).toBe("Can still be selected this season: green");
    expect(all(hand, "[data-in-hand=true]")).toHaveLength(1);
  });
});

describe("the Pashabot", () => {
  test("has its rows of keshis, vendors, gates and its strategy", () => {
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

  test("its small board shows its strategy, and no resources", () => {
    const view = tables.pashabot!;
    const board = small(view, 1);
    const tiles = all(board, "[data-strategy]").map((one) => one.getAttribute("data-strategy"));
    expect(tiles.map(Number)).toEqual(view.bot!.strategy);
    for (const resource of RESOURCES)
      expect(board.querySelector(`[data-fact=${resource}]`)).toBeNull();
  });

  test("the simplified one has only its line of colours, large and small", () => {
    const view = tables.simplified!;
    for (const board of [bot(view), small(view, 1)]) {
      const line = all(board, "[data-line]").map((one) => one.getAttribute("data-line"));
      expect(line).toEqual(view.bot!.line);
      expect(board.querySelector("[data-score]")).toBeNull();
    }
  });
});

describe("provisions", () => {
  /** 1 water and 1 dinar of the 2, 1 and 2 that tiles 2 and 3 of the player ask for. */
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

  test("what is short is said, with the points it will cost", () => {
    for (const shown of [drawn(owing()), small(owing())]) {
      const rows = all(shown, "[data-cost], [data-owed]");
      const words = rows.map((one) => one.textContent.replace(/\s/g, ""));
      expect(words).toEqual(["1/2", "1/1", "1/2"]);
      const red = rows.filter((one) => /missing/.test(one.getAttribute("class") ?? ""));
      expect(red).toHaveLength(2);
      const figures = all(shown, "use.figures").map(
        (one) => document.querySelector(one.getAttribute("href")!)?.textContent,
      );
      expect([shown.textContent, ...figures].join(" ")).toContain(`−${points}`);
    }
    expect(drawn(owing()).innerHTML).toContain(
      `You are short of 1 water and 1 dinar: you would lose ${points} points`,
    );
    expect(small(owing()).innerHTML).toContain(
      `Short of 1 water and 1 dinar: ${points} points and all resources would be lost`,
    );
  });

  test("whoever has enough is told so", () => {
    const view = owing((player) => {
      player.resources = { water: 2, date: 1, dinar: 2 };
      player.provision_short = { water: 0, date: 0, dinar: 0 };
      player.provision_loss = 0;
    });
    expect(drawn(view).innerHTML).toContain("You could pay it now");
    expect(small(view).innerHTML).toContain("It could be paid now");
    for (const shown of [drawn(view), small(view)]) {
      expect(all(shown, "[data-short], [data-loss]")).toEqual([]);
    }
  });

  test("what has been paid for is not asked for again", () => {
    const view = owing((player, view) => {
      view.provisions_settled = true;
      player.provision_short = { water: 0, date: 0, dinar: 0 };
      player.provision_loss = 0;
    });
    for (const shown of [drawn(view), small(view)]) {
      expect(all(shown, "[data-short], [data-loss]")).toEqual([]);
      expect(shown.innerHTML).not.toMatch(/could (pay it|be paid) now/);
    }
  });
});

test("a touch finds the part of the board it lies in", () => {
  expect(partAt({ x: 300, y: 60 })).toBe("supply");
  expect(partAt({ x: 100, y: 300 })).toBe("sahara");
  expect(partAt({ x: 500, y: 670 })).toBe("medina");
  expect(partAt({ x: 850, y: 900 })).toBe("square");
  expect(partAt({ x: 500, y: 1150 })).toBe("owned");
});

describe("in every language", () => {
  afterAll(() => prefer({ lang: "en" }));

  test.each([
    ["en", "Watchtower"],
    ["de", "Wachturm"],
    ["nl", "Wachttoren"],
  ] as const)("%s: every place has its words", async (lang, tower) => {
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
    complaints.mockRestore();
  });
});

describe("what an option would change", () => {
  function ahead(change: (player: PlayerView) => void): Element {
    const target = document.createElement("div");
    const player = table("essential", (now) => {
      now.gates[0] = null;
      now.claimed_keshis = { green: 1 };
      now.keshis.green = 2;
      now.assistants = ["river"];
    }).players[0]!;
    const then = structuredClone(player);
    change(then);
    const areas = ownedAreas({ buildings: false, camels: false });
    mount(Ahead, { target, props: { player, ahead: then, seat: 0, box, areas } });
    return target;
  }
  const ghosts = (drawing: Element): string[] =>
    all(drawing, "[data-ghost]").map((ghost) => ghost.getAttribute("data-ghost")!);

  test("nothing, if nothing changes", () => {
    expect(
      all(
        ahead(() => {}),
        "[data-ghost], [data-change], .b-going",
      ),
    ).toEqual([]);
  });

  test("a keshi goes from those that wait to its sector", () => {
    const drawing = ahead((then) => {
      then.claimed_keshis = {};
      then.sectors.orchard.keshis += 1;
    });
    expect(ghosts(drawing)).toEqual(["green"]);
    expect(all(drawing, ".b-going").length).toBe(1);
  });

  test("an assistant goes home", () => {
    const drawing = ahead((then) => (then.assistants = []));
    expect(ghosts(drawing)).toEqual(["assistant"]);
    expect(all(drawing, ".b-going").length).toBe(1);
  });

  test("a gate is built and paid", () => {
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

  test("tiles come", () => {
    const drawing = ahead((then) => {
      then.scrolls.push(72);
      then.luxury.push(40);
      then.claimed_oases.push(9);
    });
    expect(ghosts(drawing)).toEqual(["scroll", "luxury", "oasis"]);
  });
});
