// Where things lie in the drawings, as numbers: nothing else sees a place that is slightly off.
import { beforeEach, expect, test, vi } from "vitest";
import type { Option, Sector, Way } from "../src/api/messages";
import { COLOURS, SECTORS } from "../src/api/vocabulary";
import { around, signOf, verbs } from "../src/board/medallions";
import { PART_NAMES, partAt, shows } from "../src/board/places";
import { lineSpaces } from "../src/city/lines";
import { pieces } from "../src/city/pieces";
import { areas, cluster, grid, viewBox } from "../src/city/places";
import { allLines, linePath, segmentEdge, segmentOf } from "../src/city/stairPlaces";
import type { Decisions } from "../src/game/boardDecision.svelte";
import { banner, callout } from "../src/learn/callout";
import { box, drawn, table, tables } from "./board/boards";
import { drawing } from "./support/outline";

beforeEach(() => void vi.useFakeTimers());

/** Lines of facts, with numbers rounded. */
function lines(facts: unknown[]): string {
  const round = (_: string, value: unknown): unknown =>
    typeof value === "number" ? Math.round(value) : value;
  const text = facts.map((fact) => (typeof fact === "string" ? fact : JSON.stringify(fact, round)));
  return text.join("\n").replaceAll(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n)))) + "\n";
}

test("each part of a board alone", async () => {
  const view = tables["essential, all modules"]!;
  const facts = [...PART_NAMES, "river", "palace", "medina", "souk", undefined].flatMap((focus) => {
    const board = drawn(view, 0, focus);
    const things = board.querySelectorAll("svg, rect.strip, g.b-sector, g.b-sector [data-target]");
    const told = [...things].map((one) =>
      [one.classList.value.match(/b-\w+|strip/g)?.join(" ") ?? "", drawing(one)].join(" "),
    );
    return [`# ${focus ?? "all"}`, ...told];
  });
  await expect(lines(facts)).toMatchFileSnapshot("outlines/parts of a board.txt");
});

test("a point of a board belongs to a part, and parts contain each other", async () => {
  const parts = [...PART_NAMES, ...SECTORS];
  const facts: unknown[] = parts.map((focus) => [focus, parts.filter((one) => shows(focus, one))]);
  for (let y = 20; y < 1220; y += 80)
    facts.push(
      Array.from({ length: 13 }, (_, k) => partAt({ x: 10 + 80 * k, y }) ?? "-").join(" "),
    );
  await expect(lines(facts)).toMatchFileSnapshot("outlines/points of a board.txt");
});

test("what an assistant can do in each sector", async () => {
  const way = (n: number, keshi: Way["keshi"] = null, water = 0): Way => ({
    ...{ verb: keshi ? "new-keshi" : "sector-action", n, keshi, then: [], water },
  });
  const option = (sector: Sector, ways: Way[]) =>
    ({ about: { place: { kind: "sector", key: sector } }, ways }) as unknown as Option;
  const deciding = (sector: Sector, ways: Way[], aimed: string[] = []) =>
    ({
      at: (target: string) => (target === `sector.${sector}` ? [option(sector, ways)] : []),
      aim: (target: string) => (aimed.includes(target) ? option(sector, []) : undefined),
    }) as unknown as Decisions;
  const facts: unknown[] = [];
  for (const sector of SECTORS) {
    const some = [[way(2)], [way(1, "green"), way(3)], [way(1, "yellow"), way(0), way(2, null, 1)]];
    for (const ways of some) {
      facts.push(verbs(deciding(sector, ways)).map(({ x, y, hit }) => [sector, x, y, hit]));
      facts.push(ways.map((one) => signOf(sector, one)));
    }
  }
  for (const at of ["square.1", "square.8", "vendor.river", "path.left", "path.start"])
    facts.push([at, around(deciding("souk", [], [at]), [1, 2, 0])]);
  for (const at of ["oasis.left.1", "oasis.right.3", "square.9"])
    facts.push([at, around(deciding("souk", [], [at]), [])]);
  await expect(lines(facts)).toMatchFileSnapshot("outlines/ways of assistants.txt");
});

test("what moves in the City, and its lines", async () => {
  const facts: unknown[] = [];
  const city = table("essential, all modules", (_, view) => {
    const [one, two, three, four] = view.players;
    one!.score = 0;
    two!.score = view.lap;
    three!.score = 3;
    four!.score = -2;
  });
  for (const view of [city, tables["deluxe, all modules"]!, tables["pashabot"]!]) {
    const rooms = areas(view);
    facts.push(viewBox(rooms), ...pieces(view, box, rooms));
    facts.push(
      pieces(view, box, areas(view, "river"))
        .map(({ key }) => key)
        .join(" "),
    );
  }
  for (const score of [10, 25, 40]) {
    const view = structuredClone(city);
    for (const player of view.players) player.score = score + (score > 30 ? view.lap : 0);
    const scores = pieces(view, box, areas(view)).filter(({ kind }) => kind === "score");
    facts.push(scores.map(({ x, y }) => [x, y]));
  }
  const area = areas(city).get("stairs")!;
  facts.push(Array.from({ length: 18 }, (_, step) => segmentOf(box, step)).join(" "));
  for (const ends of allLines(box))
    facts.push(`${ends.palace} ${ends.mosque} ${linePath(area, box, ends)}`);
  for (const stair of ["palace", "mosque"] as const)
    for (const segment of [1, 2, 5]) facts.push(segmentEdge(area, box, stair, segment));
  const told = lineSpaces(city, box, ["D2", "L1"]);
  facts.push(
    ...told.map(({ name, column, gains, tile, own, entry }) =>
      [
        name,
        column,
        gains.join(),
        tile,
        own,
        entry && "name" in entry ? entry.name : Boolean(entry),
      ].join(" "),
    ),
  );
  for (const [of, reach] of [
    [1, 50],
    [2, 50],
    [5, 50],
    [9, 20],
  ] as const)
    facts.push(COLOURS.slice(0, of).map((_, k) => cluster({ x: 100, y: 200 }, k, of, reach)));
  for (const [count, ratio, columns] of [
    [1, 1, 3],
    [4, 1.5, 2],
    [7, 0.7, 3],
  ] as const)
    facts.push(grid({ x: 10, y: 20, width: 300, height: 200 }, count, ratio, columns));
  await expect(lines(facts)).toMatchFileSnapshot("outlines/pieces of the City.txt");
});

test("call-outs beside what they point at", async () => {
  const size = { width: 300, height: 180 };
  const area = { x: 0, y: 64, width: 1440, height: 670 };
  const row = [0, 300, 600, 900].map((x) => ({ x, y: 300, width: 200, height: 90 }));
  const facts: unknown[] = [callout(size, null, area, row), banner(size, null, area, row, 800)];
  for (const x of [0, 320, 700, 1300])
    for (const y of [64, 250, 420, 700])
      for (const avoid of [[], row]) {
        const place = { x, y, width: 140, height: 60 };
        facts.push([
          x,
          y,
          callout(size, place, area, avoid),
          banner(size, place, area, avoid, 800),
        ]);
      }
  const low = { x: 0, y: 100, width: 390, height: 500 };
  facts.push(banner({ width: 370, height: 160 }, low, low, [], 750));
  await expect(lines(facts)).toMatchFileSnapshot("outlines/call-outs.txt");
});
