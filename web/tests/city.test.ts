// From given views the right things stand at the right places of the City.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import Ahead from "../src/city/Ahead.svelte";
import City from "../src/city/City.svelte";
import { pieces } from "../src/city/pieces";
import Stairs from "../src/city/Stairs.svelte";
import { areas, HEIGHT, type Part, parts, WIDTH, type Area, type Point } from "../src/city/places";
import { raceStep, race } from "../src/city/racePlaces";
import { jettySpots, riverCells } from "../src/city/riverPlaces";
import { scorePlace } from "../src/city/scorePlaces";
import { lineSpace, stairStep } from "../src/city/stairPlaces";
import { stayed, tumble, TUMBLE, type Toss } from "../src/city/tumble";
import { gainsWords, printed } from "../src/lib/printed";
import type { Box, Colour, ConnectionLine, View } from "../src/lib/messages";
import { prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";

/** Real tables, some hundred decisions into the game. */
const GAMES = `
import json, msgspec
from marrakesh import Config, Game
from marrakesh.components import load
from marrakesh.rules.config import MODULES
def table(config):
    game = Game.new(config, 5)
    for _ in range(260):
        if game.over: break
        seat = game.waiting[0]
        actions = game.legal_actions(seat)
        game.apply(actions[len(actions) * 2 // 3], seat)
    view = game.view(0)
    return {**view, "modules": sorted(view["modules"])}
def line(palace, mosque):
    game = Game.new(Config(4), 5)
    game.table.players[0].stairs = [palace, mosque]
    return game.view(0)["players"][0]["connection"]
every = frozenset(MODULES)
print(json.dumps({
    "box": json.loads(msgspec.json.encode(load())),
    "lines": [[*steps, line(*steps)] for steps in ((3, 3), (4, 11), (0, 7), (7, 16), (8, 8))],
    "essential": table(Config(4)),
    "deluxe": table(Config(3, "deluxe")),
    "essential, all modules": table(Config(4, modules=every)),
    "deluxe, all modules": table(Config(4, "deluxe", modules=every)),
    "pashabot": table(Config.solo_game("normal")),
    "simplified": table(Config(1, solo="simplified")),
}))`;
type Line = [palace: number, mosque: number, line: ConnectionLine | null];
const { box, lines, ...tables } = JSON.parse(
  execFileSync("../.venv/bin/python", ["-c", GAMES]).toString(),
) as { box: Box; lines: Line[] } & Record<string, View>;
const NAMES = ["Amina", "Bilal", "Chama", "Driss"];
const names = Object.keys(tables);

/** A table, with changes. */
function table(name: string, change: (view: View) => void = () => {}): View {
  const view = structuredClone(tables[name]!);
  change(view);
  return view;
}

/** Drawn beside the page, which takes a tenth of the time. */
function drawn(
  view: View,
  focus?: string,
  more: { onpart?: (part: string) => void; touch?: boolean; ratio?: number } = {},
): Element {
  const target = document.createElement("div");
  mount(City, { target, props: { view, box, names: NAMES, focus, ...more } });
  return target;
}

function targets(city: Element, start: string): string[] {
  return [...city.querySelectorAll(`[data-target^="${start}"]`)].map(
    (spot) => spot.getAttribute("data-target") ?? "",
  );
}

function spot(city: Element, target: string): Element {
  const found = city.querySelector(`[data-target="${target}"]`);
  if (!found) throw new Error(`Nothing is drawn for ${target}.`);
  return found;
}

/** Where a piece is drawn. */
function piece(city: Element, key: string): Point {
  const style = city.querySelector(`[data-piece="${key}"]`)?.getAttribute("style") ?? "";
  const [x, y] = [...style.matchAll(/(-?[\d.]+)px/g)].map((match) => Number(match[1]));
  if (x === undefined || y === undefined) throw new Error(`There is no piece ${key}.`);
  return { x, y };
}

function within({ x, y }: Point, area: Area): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

const sorted = (things: string[]): string[] => [...things].sort();

beforeAll(async () => {
  prefer({ lang: "en" });
  await speak("en");
});

describe.each(names)("%s", (name) => {
  const view = tables[name]!;
  const rooms = areas(view);
  const seats = view.players.map((_, seat) => seat).filter((seat) => !isAbsent(view, seat));

  let city: Element;
  beforeAll(() => {
    city = drawn(view);
  });

  test("every fisherman stands on his step of the river", () => {
    const cells = riverCells(rooms.get("river")!, box).filter((cell) => cell.kind !== "rapid");
    for (const seat of seats) {
      const cell = cells[view.players[seat]!.fisherman]!;
      expect(within(piece(city, `fisherman-${seat}`), cell)).toBe(true);
    }
  });

  test("every courtier and student stands on their step", () => {
    for (const stair of ["palace", "mosque"] as const)
      for (const seat of seats) {
        const step = stairStep(rooms.get("stairs")!, box, stair, view.players[seat]![stair]);
        expect(within(piece(city, `${stair}-${seat}`), step)).toBe(true);
      }
  });

  test("the gates left in the workshops are shown and counted", () => {
    const left = view.workshops.flatMap((gates, k) =>
      Object.keys(gates).map((colour) => `gate.${k + 1}.${colour}`),
    );
    expect(sorted(targets(city, "gate."))).toEqual(sorted(left));
    view.workshops.forEach((gates, k) => {
      for (const [colour, count] of Object.entries(gates))
        expect(spot(city, `gate.${k + 1}.${colour}`).textContent.trim()).toBe(
          count > 1 ? String(count) : "",
        );
    });
  });

  test("scrolls and luxury goods lie face up", () => {
    const scrolls = view.scrolls.flat().filter(Boolean);
    expect(sorted(targets(city, "scroll."))).toEqual(sorted(scrolls.map((n) => `scroll.${n}`)));
    const goods = view.luxury.filter(Boolean);
    expect(sorted(targets(city, "luxury."))).toEqual(sorted(goods.map((n) => `luxury.${n}`)));
    expect(targets(city, "academy.")).toHaveLength(4);
    expect(targets(city, "office.")).toHaveLength(3);
  });

  test("the score track has 70 spaces, in the Deluxe Edition 100, with a marker each", () => {
    const lap = view.edition === "deluxe" ? 100 : 70;
    const track = city.querySelector('[aria-label="scoring track"]')!;
    expect(track.querySelectorAll("text, .dot")).toHaveLength(lap);
    for (const seat of seats) {
      const { x, y } = scorePlace(view.players[seat]!.score, lap);
      const marker = piece(city, `score-${seat}`);
      expect(Math.hypot(marker.x - x, marker.y - y)).toBeLessThan(20);
    }
  });

  test("what a module brings is there only when it is played", () => {
    const all = view.modules.length > 0;
    const shown = [...city.querySelectorAll("[data-part]")].map((part) =>
      part.getAttribute("data-part"),
    );
    expect(shown.includes("race")).toBe(all);
    expect(shown.includes("towns")).toBe(all);
    expect(targets(city, "base.nomad")).toHaveLength(all ? 1 : 0);
    expect(targets(city, "town.")).toHaveLength(view.open_towns?.length ?? 0);
    expect(targets(city, "award.")).toHaveLength(view.awards?.length ? 5 : 0);
    expect(city.querySelectorAll('[data-piece^="camel-"]')).toHaveLength(
      view.players.filter((player) => player.camel).length,
    );
    const pawns = Object.values(view.pawns ?? {}).filter((pawn) => pawn.step || pawn.holder >= 0);
    expect(city.querySelectorAll('[data-piece="sultan"], [data-piece="imam"]')).toHaveLength(
      pawns.length,
    );
  });

  test("nothing stands outside of the City or its part", () => {
    for (const { area } of parts(view)) {
      expect(area.x).toBeGreaterThan(0);
      expect(area.x + area.width).toBeLessThan(WIDTH);
      expect(area.y + area.height).toBeLessThan(HEIGHT);
    }
    const home = { fisherman: "river", camel: "race", score: "" } as Record<string, Part | "">;
    for (const one of pieces(view, box, rooms)) {
      const part = home[one.kind] ?? "stairs";
      if (part) expect(within(one, rooms.get(part)!)).toBe(true);
    }
  });

  test("everything has a name in words", () => {
    expect(unnamed(city)).toEqual([]);
    expect(city.querySelector("svg")?.getAttribute("role")).toBe("group");
  });
});

/** Labels that are empty, or whose text or one of its parts is missing. */
function unnamed(city: Element): string[] {
  const labels = [...city.querySelectorAll("[aria-label]")].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  return labels.filter((label) => !label || /[[\]{}]|undefined|NaN/.test(label));
}

function isAbsent(view: View, seat: number): boolean {
  return Boolean(view.bot?.simplified && view.bot.seat === seat);
}

describe("river", () => {
  test("whoever came first stands before the others", () => {
    const view = table("essential", (one) => {
      for (const player of one.players) player.fisherman = 5;
      one.river_order = [2, 0, 3, 1];
    });
    const city = drawn(view, "river");
    const heights = view.river_order.map((seat) => piece(city, `fisherman-${seat}`).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });

  test("the first at the jetty has its best spot", () => {
    const view = table("essential", (one) => {
      one.players[3]!.fisherman = box.river.jetty;
      one.players[1]!.fisherman = box.river.jetty;
      one.river_order = [3, 1];
    });
    const city = drawn(view, "river");
    const cell = riverCells(areas(view, "river").get("river")!, box).at(-1)!;
    const spots = jettySpots(cell, 4);
    expect(piece(city, "fisherman-3")).toEqual(spots[0]);
    expect(piece(city, "fisherman-1")).toEqual(spots[1]);
  });

  test("the rapids behind one's own fisherman are marked as usable", () => {
    const usable = (step: number): number =>
      drawn(
        table("essential", (one) => (one.players[0]!.fisherman = step)),
        "river",
      ).querySelectorAll(".usable").length;
    expect(box.river.rapids.map(usable)).toEqual([1, 2, 3, 4]);
    expect(usable(box.river.rapids[0]! - 1)).toBe(0);
  });

  test("the tile of the season can be aimed at, the others only looked at", () => {
    const city = drawn(
      table("essential", (one) => (one.season = 2)),
      "river",
    );
    const tile = tables["essential"]!.river_tiles[1];
    expect(spot(city, "river-tile").getAttribute("aria-label")).toBe(
      `River tile ${tile}, season 2`,
    );
    expect(city.querySelectorAll('[aria-label^="River tile"]')).toHaveLength(3);
  });

  test("oases that anybody may take lie on the island", () => {
    const city = drawn(
      table("essential", (one) => (one.open_oases = [3, 17, 25])),
      "river",
    );
    expect(targets(city, "open-oasis.")).toEqual(["open-oasis.1", "open-oasis.2", "open-oasis.3"]);
    expect(spot(city, "open-oasis.2").getAttribute("aria-label")).toBe("Oasis 17");
  });
});

describe("stairs", () => {
  const standing = (palace: number, mosque: number, change?: (view: View) => void): View =>
    table("essential", (one) => {
      const found = lines.find(([p, m]) => p === palace && m === mosque)!;
      Object.assign(one.players[0]!, { palace, mosque, connection: found[2] });
      change?.(one);
    });

  test("the line between one's own segments is drawn strong and can be aimed at", () => {
    // The worked example: palace 2, mosque 4 is 1 dinar, turquoise, gray, yellow, 5 points.
    const city = drawn(standing(4, 11), "stairs");
    expect(targets(city, "line.")).toHaveLength(5);
    const gains = ["dinars", "left", "middle", "right", "points"].map((column) =>
      spot(city, `line.${column}`).getAttribute("aria-label"),
    );
    expect(gains).toEqual([
      "Your connection line: 1 dinar",
      "Your connection line: 1 turquoise keshi",
      "Your connection line: 1 gray keshi",
      "Your connection line: 1 yellow keshi",
      "Your connection line: 5 points",
    ]);
    expect(city.querySelectorAll(".line.own")).toHaveLength(1);
  });

  test("a line has no space at the palace's first and the mosque's first and last segment", () => {
    expect(sorted(targets(drawn(standing(0, 7), "stairs"), "line."))).toEqual(
      sorted(["line.dinars", "line.middle", "line.right", "line.points"]),
    );
    expect(sorted(targets(drawn(standing(7, 16), "stairs"), "line."))).toEqual(
      sorted(["line.dinars", "line.left", "line.middle", "line.points"]),
    );
  });

  test("there is no line between the two lowest segments, and none for spectators", () => {
    expect(drawn(standing(3, 3), "stairs").querySelectorAll(".line.own")).toHaveLength(0);
    const city = drawn(
      standing(8, 8, (one) => (one.seat = -1)),
      "stairs",
    );
    expect(city.querySelectorAll(".line.own")).toHaveLength(0);
    expect(targets(city, "line.")).toEqual([]);
  });

  test("the middle of a line lies half way between its ends", () => {
    const area = areas(tables["essential"]!).get("stairs")!;
    const left = lineSpace(area, box, "left", 2);
    const right = lineSpace(area, box, "right", 4);
    const middle = lineSpace(area, box, "middle", 6);
    expect(middle.x).toBeCloseTo((left.x + right.x) / 2);
    expect(middle.y).toBeCloseTo((left.y + right.y) / 2);
  });

  test("staircase tiles are seen as tiles that cover 12 spaces", () => {
    expect(drawn(tables["essential"]!, "stairs").querySelectorAll(".space .tile")).toHaveLength(0);
    const city = drawn(tables["essential, all modules"]!, "stairs");
    expect(city.querySelectorAll(".space .tile")).toHaveLength(12);
  });

  test("sultan and imam wait on the stairs, or keep company", () => {
    const view = table("essential, all modules", (one) => {
      one.players[2]!.mosque = 9;
      one.pawns = { sultan: { step: 5, holder: -1 }, imam: { step: 0, holder: 2 } };
    });
    const city = drawn(view, "stairs");
    const area = areas(view, "stairs").get("stairs")!;
    expect(within(piece(city, "sultan"), stairStep(area, box, "palace", 5))).toBe(true);
    const imam = piece(city, "imam");
    const student = piece(city, "mosque-2");
    expect(Math.hypot(imam.x - student.x, imam.y - student.y)).toBeLessThan(24);
  });
});

describe("tower", () => {
  const full = table("essential", (one) => {
    one.base = { green: 3, white: 1 };
    one.tower = { pink: 2, red: 1 };
  });

  test("the keshis in the base are groups with their number", () => {
    const city = drawn(full, "tower");
    expect(sorted(targets(city, "base."))).toEqual(["base.green", "base.white"]);
    expect(spot(city, "base.green").textContent.trim()).toBe("3");
    expect(spot(city, "base.green").getAttribute("aria-label")).toBe("In the base: 3 green keshis");
  });

  test("what stayed inside is seen", () => {
    const inside = drawn(full, "tower").querySelector('[aria-label^="Tower with"]')!;
    expect(inside.getAttribute("aria-label")).toBe("Tower with 3 keshis inside");
    expect(inside.querySelectorAll('use[href="#keshi-pink"]')).toHaveLength(2);
    expect(inside.querySelectorAll('use[href="#keshi-red"]')).toHaveLength(1);
  });

  test("only the Essential Edition has a limited supply", () => {
    const supply = '[aria-label="General supply of wooden keshis"]';
    const numbers = [...drawn(full, "tower").querySelectorAll(`${supply} text`)].map((one) =>
      Number(one.textContent),
    );
    expect(numbers).toEqual(box.colours.map(({ name }) => full.supply[name] ?? 0));
    expect(drawn(tables["deluxe"]!, "tower").querySelector(supply)).toBeNull();
  });

  test("every keshi thrown in tumbles, and those that fall out of the tower, within two seconds", () => {
    const toss: Toss = {
      thrown: { red: 2, green: 1 },
      fallen: { green: 3, red: 1 },
      stays: { red: 1 },
    };
    const inside: Colour[] = ["pink", "red", "red"];
    expect(stayed(toss, inside)).toEqual([1]);
    const tower = { x: 0, y: 0, width: 100, height: 200 };
    const flights = tumble(toss, inside, tower, () => ({ x: 300, y: 50 }));
    expect(sorted(flights.map((flight) => flight.colour))).toEqual(
      sorted(["green", "green", "green", "red", "red"]),
    );
    for (const { style } of flights)
      expect(1350 + Number(/--late:(\d+)/.exec(style)![1])).toBeLessThanOrEqual(TUMBLE);
    const ends = flights.map(({ style }) => style.includes("--x4:300.0px"));
    expect(ends.filter(Boolean)).toHaveLength(4);
  });
});

describe("race", () => {
  test("camels stand on their steps, those at the finish by their place", () => {
    const view = table("essential, all modules", (one) => {
      one.players[0]!.camel = { step: 12, podium: 0, dung: 0 };
      one.players[1]!.camel = { step: 32, podium: 2, dung: 0 };
      one.players[2]!.camel = { step: 32, podium: 1, dung: 0 };
    });
    const city = drawn(view, "race");
    const { course } = race(areas(view, "race").get("race")!);
    expect(within(piece(city, "camel-0"), raceStep(course, box, 12))).toBe(true);
    expect(within(piece(city, "camel-1"), raceStep(course, box, 32))).toBe(true);
    expect(piece(city, "camel-2").y).toBeLessThan(piece(city, "camel-1").y);
  });

  test("the first over a goal line takes its dinar away", () => {
    const dinars = (over: number[]): number =>
      [
        ...drawn(
          table("essential, all modules", (one) => (one.first_over = over)),
          "race",
        ).querySelectorAll('[aria-label^="Goal line"] use[href="#icon-dinar"]'),
      ].length;
    expect(dinars([])).toBe(3);
    expect(dinars([0, 2])).toBe(1);
  });
});

test("the simplified Pashabot has no pieces, the other one has", () => {
  expect(drawn(tables["simplified"]!).querySelector('[data-piece$="-1"]')).toBeNull();
  const keys = pieces(tables["pashabot"]!, box, areas(tables["pashabot"]!)).map((one) => one.key);
  expect(keys).toContain("fisherman-1");
  expect(keys).toContain("palace-1");
});

test("only what moves, of one's own pieces, has a ghost", () => {
  const view = structuredClone(tables["essential"]!);
  const then = structuredClone(view);
  const [me, other] = then.players;
  me!.fisherman = me!.fisherman === 5 ? 6 : 5;
  me!.score += 3;
  other!.score += 1;
  const target = document.createElement("div");
  mount(Ahead, { target, props: { view, ahead: then, box, rooms: areas(view) } });
  const ghosts = [...target.querySelectorAll<SVGElement>("[data-ghost]")];
  expect(ghosts.map((ghost) => ghost.dataset.ghost)).toEqual(["fisherman", "score"]);
});

test("whoever would climb into another segment sees the line from there", () => {
  const standing = (palace: number): View =>
    table("essential", (one) => {
      one.players[0]!.connection = { palace, mosque: 2, spaces: [] };
    });
  const view = standing(2);
  const lines = (palace: number): number => {
    const ahead = standing(palace);
    const target = document.createElement("div");
    const area = areas(view).get("stairs")!;
    mount(Stairs, { target, props: { view, ahead, box, area } });
    return target.querySelectorAll("[data-ghost=line]").length;
  };
  expect(lines(2)).toBe(0);
  expect(lines(3)).toBe(1);
});

test("completed laps are written on the marker", () => {
  const city = drawn(
    table("essential", (one) => Object.assign(one.players[1]!, { score: 151, lap: 140 })),
  );
  const marker = city.querySelector('[data-piece="score-1"]')!;
  expect(marker.textContent.trim()).toBe("140");
  expect(piece(city, "score-1")).toEqual(scorePlace(11, 70));
});

test("one part can be shown alone", () => {
  const view = tables["essential, all modules"]!;
  for (const { name } of parts(view))
    for (const ratio of [0.7, 1, 2.2]) {
      const area = areas(view, name, ratio).get(name)!;
      const city = drawn(view, name, { ratio });
      const shown = [...city.querySelectorAll("[data-part]")];
      expect(shown.map((part) => part.getAttribute("data-part"))).toEqual([name]);
      const [x, y, width, height] = city
        .querySelector("svg")!
        .getAttribute("viewBox")!
        .split(" ")
        .map(Number);
      const seen = { x: x!, y: y!, width: width!, height: height! };
      expect(within(area, seen)).toBe(true);
      for (const one of city.querySelectorAll<SVGElement>("[data-piece]"))
        expect(within(piece(city, one.dataset.piece!), area)).toBe(true);
    }
});

describe("the name of a part", () => {
  const view = tables["essential, all modules"]!;

  test("opens it by click and by key, and closes it again", () => {
    const onpart = vi.fn();
    const heading = (focus?: string): Element =>
      drawn(view, focus, { onpart }).querySelector("[data-part=souk] [role=button]")!;
    expect(heading().getAttribute("aria-label")).toBe("Souk: enlarge");
    heading().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpart).toHaveBeenLastCalledWith("souk");
    heading().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onpart).toHaveBeenCalledTimes(2);
    heading("souk").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpart).toHaveBeenLastCalledWith("");
  });

  test("is enough with a mouse; a touch opens a part wherever it is", () => {
    const onpart = vi.fn();
    const press = (touch: boolean): boolean =>
      drawn(view, undefined, { onpart, touch })
        .querySelector("[data-part=race] .space")!
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press(false);
    expect(onpart).not.toHaveBeenCalled();
    press(true);
    expect(onpart).toHaveBeenCalledWith("race");
  });
});

test("only one's own fisherman and marker can be aimed at", () => {
  const city = drawn(tables["essential"]!);
  expect(spot(city, "fisherman").closest("[data-piece]")?.getAttribute("data-piece")).toBe(
    "fisherman-0",
  );
  expect(targets(city, "score")).toEqual(["score"]);
});

test("a tip says which values are our own choice", () => {
  expect(printed("Rapid", box.river).note).toContain("Reconstructed");
  expect(printed("Workshop", box.workshops[0], "points")).toEqual({ text: "Workshop" });
});

test("gains are told in words", () => {
  expect(gainsWords(["2 any resources", "1 any keshi pair", "1 river step"])).toBe(
    "any 2 resources, any 2 keshis of one colour, and 1 step on the river",
  );
});

test.each(["de", "nl"] as const)("everything has a name in %s, too", async (lang) => {
  await speak(lang);
  prefer({ lang });
  expect(unnamed(drawn(tables["essential, all modules"]!))).toEqual([]);
  prefer({ lang: "en" });
});

test("the texts are the same in all languages", () => {
  const keys = (lang: string): string[] =>
    [...readFileSync(`src/texts/${lang}/city.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map(
      (match) => match[1]!,
    );
  expect(keys("de")).toEqual(keys("en"));
  expect(keys("nl")).toEqual(keys("en"));
});
