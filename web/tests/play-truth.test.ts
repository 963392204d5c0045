// Step by step, a whole game looks as the server shows it, and is described correctly.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { EventKind, PlayerView, View } from "../src/api/messages";
import { toldAt } from "../src/play/boards/cityCamera";
import GameLog from "../src/play/log/GameLog.svelte";
import { chaptersOf } from "../src/play/log/logChapters";
import { saidOf } from "../src/play/story/caption";
import { groupEvents } from "../src/play/story/eventGroups";
import { tellingOf, type Telling } from "../src/play/story/eventText";
import SeasonDialog from "../src/play/story/SeasonDialog.svelte";
import { seasonEndOf, seasonsOver } from "../src/play/story/seasonEnd";
import { after, stepsOf, type Step } from "../src/play/story/steps";
import { box } from "./board/boards";
import { outline } from "./support/outline";
import { NAMES } from "./support/sampleEvents";
import { games, type Played } from "./support/wholeGames";

/** Ignore the order of lists and keys. */
function sorted(thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map(sorted).sort();
  if (typeof thing !== "object" || thing === null) return thing;
  const entries = Object.entries(thing).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

/** Changes that everyone can see; then unseen ones, with the events that cause them. */
const ON_TABLE = ["phase", "season", "round", "base", "tower"] as const;
const OF_PLAYERS: (keyof PlayerView)[] = [
  ...(["score", "resources", "goods", "palace", "mosque", "gates"] as const),
  ...(["scrolls", "luxury", "assistants", "chosen"] as const),
];
const UNSEEN: [keyof PlayerView, EventKind[]][] = [
  ["fisherman", ["head-start", "fishermen-return"]],
  ["vendors", ["nomad-leaves"]],
  ["caravans", ["nomad-leaves"]],
  ["entertainers", ["nomad-leaves", "returned"]],
  ["claimed_keshis", ["claim"]],
];

test("applying events to a table gives the table in the server's next snapshot", () => {
  const [first, ...rest] = games["three"]!;
  let before = first!.view;
  for (const { entry, view } of rest) {
    const isTold = (kinds: EventKind[]) => entry.events.every(({ kind }) => !kinds.includes(kind));
    const things = [...OF_PLAYERS, ...UNSEEN.flatMap(([one, by]) => (isTold(by) ? [one] : []))];
    const seen = (now: View) =>
      sorted([
        ...ON_TABLE.map((one) => now[one]),
        ...now.players.flatMap((player) => [player.camel?.step, things.map((one) => player[one])]),
      ]);
    const where = `${entry.move}: ${entry.events.map(({ kind }) => kind).join(", ")}`;
    expect(seen(after(before, entry.events)), where).toEqual(seen(view));
    before = view;
  }
});

/** Pictures in brackets, points before their source. */
function told({ pieces, sources, points }: Telling): string {
  const lines = pieces.map(({ icon, keshis, words, said, bare, tip, head, loss, sign }) => {
    const pictures = [icon, ...(keshis ?? [])].filter(Boolean).join(" ");
    const marks = [head && "!", loss && "-", sign, tip && `${tip.kind} ${tip.number}`];
    return [`[${pictures}]`, words, `"${said}"`, bare && `'${bare}'`, ...marks]
      .filter(Boolean)
      .join(" ");
  });
  const from = sources.map(({ n, words, tip }) => `${n} ${words} ${tip?.kind ?? ""}`.trim());
  return [...lines, ...(points ? [`${points}: ${from.join(", ")}`] : [])].join("\n");
}

/** How the first steps with each kind of event are shown. */
function shown(game: Played[], known: Set<string>): string[] {
  const [first, ...rest] = game;
  const blocks: string[] = [];
  let before = first!.view;
  let last: Step | null = null;
  for (const { entry, view } of rest) {
    const steps = stepsOf(before, [entry], [0], last, view);
    for (const step of steps) {
      const fresh = step.events.filter(({ kind }) => !known.has(kind));
      for (const { kind } of fresh) known.add(kind);
      if (fresh.length || step.scoring) blocks.push(blockOf(step));
    }
    [before, last] = [view, steps.at(-1) ?? null];
  }
  return blocks;
}

function blockOf(step: Step): string {
  const { events, lead, own, toss, scoring, pause } = step;
  return [
    `# ${events.map(({ kind }) => kind).join(" ")}`,
    `camera: ${toldAt(events)?.join(" ") ?? "stays"}`,
    ...saidOf(step).map((said) => `${said.seat} ${told(said)}`),
    ...groupEvents([...lead, ...events]).map((group) => `log: ${told(tellingOf(group))}`),
    [own && "own", pause && "pause", toss && "toss"].filter(Boolean).join(", "),
    ...(scoring?.awards ?? []).map(({ seat, n }) => `${seat} ${n}`),
  ]
    .filter(Boolean)
    .join("\n");
}

test("the steps of whole games match their outline", async () => {
  const known = new Set<string>();
  const blocks = Object.values(games).flatMap((game) => shown(game, known));
  await expect(blocks.join("\n\n") + "\n").toMatchFileSnapshot("outlines/steps.txt");
});

const log = games["three"]!.flatMap(({ entry }) => entry ?? []);

test.each([1, 3])("the end of season %i matches its outline", async (season) => {
  const seen = games["three"]!.findLast(({ view }) => view.season === Math.min(3, season + 1))!;
  const end = seasonEndOf(log, season);
  render(SeasonDialog, { end, view: seen.view, box, names: NAMES, seat: 0, onclose: () => {} });
  await expect(outline(document.body)).toMatchFileSnapshot(`outlines/season ${season}.txt`);
});

test("the log of the end of a game matches its outline", async () => {
  const last = log.filter(({ season, round }) => season === 3 && round > 3);
  render(GameLog, { log: last, names: NAMES, rounds: 4, at: last[9]!.move, onlook: () => {} });
  for (const closed of screen.getAllByRole("button", { expanded: false }))
    await fireEvent.click(closed);
  await expect(outline(document.body)).toMatchFileSnapshot("outlines/log of the end.txt");
});

test("the log has a chapter for each round, with its phases in order", () => {
  expect(seasonsOver(log)).toBe(3);
  const chapters = chaptersOf(log);
  const rounds = chapters.map(({ season, round }) => `${season}.${round}`);
  expect(rounds).toEqual([...new Set(rounds)].sort());
  for (const { round, sections } of chapters) {
    const phases = sections.map(({ phase }) => phase);
    if (round >= 1 && round <= 4)
      expect(phases.slice(0, 5)).toEqual(["select", "deploy", "toss", "claim", "assistants"]);
    const moves = sections.flatMap(({ lines }) => lines.map(({ move }) => move));
    expect(moves).toEqual(moves.toSorted((one, two) => one - two));
  }
});
