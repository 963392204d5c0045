// The end of a season: its contents, when it is shown, and how it is closed.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Box, GameEvent, LogEntry, Phase, Resource, Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { listing, t } from "../src/lib/texts.svelte";
import SeasonDialog from "../src/play/story/SeasonDialog.svelte";
import { seasonEndOf, seasonsOver, seasonsSeen } from "../src/play/story/seasonEnd";
import { TableClient } from "../src/play/tableClient.svelte";
import told from "./play-snapshots.json";
import { FakeSocket } from "./support/fakeSocket";
import { event, NAMES, points } from "./support/sampleEvents";

const BOX = { river_tiles: [] } as unknown as Box;
const CLAIM = structuredClone(told.claim) as unknown as Snapshot;

const phase = (name: Phase, season = 1): GameEvent =>
  event(-1, "phase", { phase: name, season, round: 5 }, name);
const fisherman = (seat: number, end: number): GameEvent =>
  event(seat, "fisherman", { start: 0, end }, "fishes");
const spend = (seat: number, resource: Resource, n: number): GameEvent =>
  event(seat, "spend", { resource, n }, "pays");

/** A season with points on the way, the river tile for Bilal, and provisions Bilal cannot pay. */
const SEASON = [
  phase("assistants"),
  points(0, 7, "gates"),
  fisherman(0, 3),
  fisherman(1, 9),
  phase("river-evaluation"),
  event(1, "river-first", { tile: 2 }, "is first"),
  points(1, 4, "river tile 2", { category: "river tiles" }),
  phase("provisions"),
  event(0, "provided", {}, "provides"),
  spend(0, "water", 2),
  spend(0, "date", 1),
  event(1, "not-provided", { points: -5, water: 1, date: 0, dinar: 0 }, "is 1 water short"),
  spend(1, "dinar", 1),
  points(1, -5, "provisions"),
];
const CHOOSE = phase("next-provision");
const NEXT = event(-1, "season", { season: 2, office: 3 }, "Season 2 begins");

let moves = 0;
const entry = (...events: GameEvent[]): LogEntry => ({
  ...{ move: ++moves, seat: -1, action: "", season: 1, round: 5, at: 0 },
  events,
});

describe("the end of a season", () => {
  test("sums up river, provisions and points, even if they span several decisions", () => {
    const log = [entry(...SEASON.slice(0, 9)), entry(...SEASON.slice(9), CHOOSE, NEXT)];
    const after = [...log, entry(phase("select", 2), points(0, 9, "scrolls"))];
    const end = seasonEndOf(after, 1);
    expect(end.river).toMatchObject([{ seat: 1, tile: 2, points: 4 }]);
    expect(end.baskets).toEqual({
      0: { paid: true, said: "Amina provides.", spent: { water: 2, date: 1 }, lost: 0 },
      1: { paid: false, said: "Bilal is 1 water short.", spent: { dinar: 1 }, lost: 5 },
    });
    expect(end).toMatchObject({
      ...{ last: false, reached: { 0: 3, 1: 9 }, points: { 0: 7, 1: -1 }, later: { 0: 9 } },
    });
  });

  test("is reached before the next provision tile is chosen, or when the final scoring begins", () => {
    expect(seasonsOver([entry(...SEASON)])).toBe(0);
    expect(seasonsOver([entry(...SEASON, CHOOSE)])).toBe(1);
    expect(seasonsOver([entry(...SEASON, CHOOSE, NEXT, phase("select", 2))])).toBe(1);
    const final = [entry(...SEASON, phase("final-scoring"), points(1, 6, "oases"))];
    expect(seasonsOver(final)).toBe(1);
    expect(seasonEndOf(final, 1)).toMatchObject({ last: true, later: { 1: 6 } });
  });

  test("counts as unseen by a player who returns before the next season has really begun", () => {
    const log = [entry(...SEASON, CHOOSE, NEXT)];
    expect(seasonsSeen(log, { ...CLAIM.view, phase: "next-provision", round: 5 })).toBe(0);
    expect(seasonsSeen(log, { ...CLAIM.view, phase: "select", round: 1 })).toBe(0);
    expect(seasonsSeen(log, { ...CLAIM.view, phase: "round-start", round: 1 })).toBe(0);
    expect(seasonsSeen(log, { ...CLAIM.view, phase: "claim", round: 1 })).toBe(1);
    expect(seasonsSeen([], { ...CLAIM.view, phase: "select", round: 1 })).toBe(0);
  });

  test("shows what each player paid and lost; a click anywhere closes it", async () => {
    const onclose = vi.fn();
    const view = { ...structuredClone(CLAIM.view), season: 2 };
    [30, 20].forEach((score, seat) => (view.players[seat]!.score = score));
    view.players[0]!.provision_cost = { water: 3, date: 2, dinar: 0 };
    render(SeasonDialog, {
      ...{
        end: seasonEndOf([entry(...SEASON, CHOOSE, NEXT)], 1),
        view,
        names: NAMES,
        seat: 0,
        onclose,
      },
      box: BOX,
    });
    screen.getByRole("heading", { name: t("play-season-over", { season: 1 }) });
    screen.getByText(t("play-season-first"), { exact: false });
    const said = (name: string) => {
      const row = screen.getByRole("rowheader", { name }).closest("tr")!;
      return within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent.replace(/\s+/g, " ").trim());
    };
    const amounts = (water: number, date: number) =>
      listing([t("gain-water", { n: water }), t("gain-date", { n: date })]);
    expect(said("Amina")[1]).toContain(`${t("play-season-paid")} ${amounts(2, 1)}`);
    expect(said("Amina")[2]).toContain(amounts(3, 2));
    expect(said("Amina").at(-1)).toBe("30");
    expect(said("Bilal")[1]).toMatch(
      new RegExp(`${t("play-season-unpaid")} −5.*${t("gain-dinar", { n: 1 })}`),
    );
    await fireEvent.click(screen.getByText(t("play-season-first"), { exact: false }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("says what was missing and lost, before the next provision tile is chosen", () => {
    const end = seasonEndOf([entry(...SEASON, CHOOSE)], 1);
    const view = { ...structuredClone(CLAIM.view), season: 1 };
    render(SeasonDialog, { ...{ end, view, names: NAMES, seat: 1, onclose: vi.fn() }, box: BOX });
    expect(screen.getByRole("alert").textContent).toBe("Bilal is 1 water short.");
    screen.getByRole("button", { name: t("play-season-next") });
    expect(screen.queryByText(t("play-season-bill"))).toBeNull();
  });

  test("delays the final scoring until the players continue", () => {
    prefer({ speed: "normal" });
    vi.useFakeTimers();
    FakeSocket.install();
    const table = new TableClient("t");
    FakeSocket.last.open();
    FakeSocket.last.say(CLAIM);
    moves = CLAIM.news.at(-1)!.move;
    const scored = [phase("final-scoring"), points(1, 6, "leftovers"), phase("over")];
    const news = [entry(...SEASON.slice(6), ...scored)];
    FakeSocket.last.say({ ...CLAIM, news, taken_back: news[0]!.move - 1 });
    vi.advanceTimersByTime(20_000);
    expect([table.playback.paused, table.playback.idle, seasonsOver(table.told)]).toEqual([
      true,
      false,
      1,
    ]);
    table.playback.resume();
    expect(table.playback.step!.scoring?.title).toBe("leftovers");
    vi.advanceTimersByTime(5000);
    expect([table.playback.paused, table.playback.idle]).toEqual([false, true]);
    table.close();
  });
});
