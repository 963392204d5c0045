// Where the camera on the City looks, and what it shows.

import { describe, expect, test } from "vitest";
import type { GameEvent, QuestionKey, Snapshot } from "../src/api/messages";
import { areas, HEIGHT, parts, WIDTH, type Area, type Part } from "../src/city/places";
import { cutBy, shotOf } from "../src/city/shots";
import { askedAt, toldAt } from "../src/play/boards/cityCamera";
import { tables } from "./city/cities";
import told from "./play-snapshots.json";

function asked(question: QuestionKey, targets: string[], facts: Snapshot["facts"] = {}) {
  return askedAt({ ...(told.claim as unknown as Snapshot), question, facts }, targets);
}

describe("the camera during a decision", () => {
  test("shows the places to choose", () => {
    expect(asked("ask-claim", ["base.green", "base.white"])).toEqual(["tower"]);
    expect(asked("ask-scrolls", ["scroll.12", "academy.gray", "scroll.40"])).toEqual(["academies"]);
    expect(asked("ask-gates", ["gate.1.red", "gate.3.pink"])).toEqual(["workshops"]);
    expect(asked("ask-connection", ["line.left", "line.points"])).toEqual(["stairs"]);
    expect(asked("ask-river-bonus", ["rapid.1", "rapid.2"])).toEqual(["river"]);
    expect(asked("ask-souk", ["office.orange", "luxury.7"])).toEqual(["souk"]);
    expect(asked("ask-award", ["award.1"])).toEqual(["race"]);
  });

  test("shows every part with places to choose, even if others are on the board", () => {
    expect(asked("ask-split-steps", ["track.river", "track.mosque"])).toEqual(["river", "stairs"]);
    expect(asked("ask-free-oases", ["oasis.left.1", "open-oasis.2"])).toEqual(["river"]);
    expect(asked("ask-any-resource", ["resource.water", "score"])).toEqual([]);
  });

  test("shows the affected part of the City if the places are on the board", () => {
    expect(asked("ask-river-water", ["resource.water"])).toEqual(["river"]);
    expect(asked("ask-stair-steps", ["own-scroll.16"])).toEqual(["stairs"]);
    expect(asked("ask-steps-here", [], { track: "mosque", n: null })).toEqual(["stairs"]);
    expect(asked("ask-steps-here", [], { track: null, n: 3 })).toEqual(["race"]);
    expect(asked("ask-assistant", ["sector.river", "sector.palace"])).toBeNull();
  });
});

test("the camera shows all parts of an event group together", () => {
  const kinds = (...some: GameEvent["kind"][]) =>
    toldAt(some.map((kind) => ({ kind, facts: { sector: "madrasa" } }) as GameEvent));
  expect(kinds("phase", "toss", "toss")).toEqual(["tower"]);
  expect(kinds("assistant-used", "sector-action", "scroll", "points")).toEqual(["academies"]);
  expect(kinds("assistant-used", "climb", "connection", "fisherman")).toEqual(["stairs", "river"]);
  expect(kinds("assistant-used", "keshi", "vendor")).toBeNull();
  expect(kinds("assistant-used", "sector-action")).toEqual(["academies"]);
});

describe("a shot", () => {
  const RATIOS = [0.7, WIDTH / HEIGHT, 0.93, 1.2];
  const tablesIn = [tables["essential"]!, tables["essential, all modules"]!];

  /** The part of the City in the frame, in its own units. */
  function framed(look: Part[], ratio: number, table: (typeof tablesIn)[number]): Area {
    const { zoom, left, top } = shotOf(areas(table), look, ratio);
    const width = Math.max(WIDTH, HEIGHT * ratio);
    const height = Math.max(HEIGHT, WIDTH / ratio);
    return {
      x: (-left / 100 / zoom) * width - (width - WIDTH) / 2,
      y: (-top / 100 / zoom) * height - (height - HEIGHT) / 2,
      width: width / zoom,
      height: height / zoom,
    };
  }

  test("never cuts off its target, whatever the shape of the frame", () => {
    for (const table of tablesIn)
      for (const ratio of RATIOS)
        for (const { name: one } of parts(table))
          for (const { name: two } of parts(table)) {
            const frame = framed([one, two], ratio, table);
            for (const name of [one, two]) {
              const area = areas(table).get(name)!;
              expect(area.x).toBeGreaterThanOrEqual(frame.x - 0.01);
              expect(area.y).toBeGreaterThanOrEqual(frame.y - 0.01);
              expect(area.x + area.width).toBeLessThanOrEqual(frame.x + frame.width + 0.01);
              expect(area.y + area.height).toBeLessThanOrEqual(frame.y + frame.height + 0.01);
            }
          }
  });

  test("covers the neighbours that its frame would cut, and only these", () => {
    const [table] = tablesIn;
    const rooms = areas(table!);
    for (const ratio of RATIOS)
      for (const { name: shown } of parts(table!)) {
        const shot = shotOf(rooms, [shown], ratio);
        const { x, y, width, height } = framed([shown], ratio, table!);
        const cut = cutBy(shot, rooms, [shown], ratio);
        const inside = (area: Area, points: [number, number][]): boolean[] =>
          points.map(([across, down]) => {
            const [at, low] = [area.x + across * area.width, area.y + down * area.height];
            return at > x && at < x + width && low > y && low < y + height;
          });
        const grid = [0, 0.25, 0.5, 0.75, 1];
        const all = grid.flatMap((across) => grid.map((down): [number, number] => [across, down]));
        for (const [name, area] of rooms) {
          const seen = inside(area, all);
          const expected = name !== shown && seen.includes(true) && seen.includes(false);
          if (shot.zoom > 1 && expected) expect(cut).toContain(name);
          if (name === shown || !seen.includes(false)) expect(cut).not.toContain(name);
        }
      }
  });

  test("makes a part about twice as large", () => {
    const zooms = parts(tablesIn[0]!).map(
      ({ name }) => shotOf(areas(tablesIn[0]!), [name], WIDTH / HEIGHT).zoom,
    );
    expect(Math.min(...zooms)).toBeGreaterThan(1.5);
    expect(Math.max(...zooms)).toBeLessThan(2.5);
  });

  test("covers the whole City if nothing would be enlarged", () => {
    const rooms = areas(tablesIn[0]!);
    expect(shotOf(rooms, ["river", "souk"], 0.85).zoom).toBe(1);
    expect(shotOf(rooms, [], 0.85).zoom).toBe(1);
  });
});
