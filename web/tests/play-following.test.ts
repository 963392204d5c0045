// Following the other players' actions: stopping, one at a time, and the last round once more.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, LogEntry, Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { lastRoundOf } from "../src/play/log/logChapters";
import { after } from "../src/play/story/steps";
import PlaybackButtons from "../src/play/story/PlaybackButtons.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import told from "./play-snapshots.json";
import { FakeSocket } from "./support/fakeSocket";
import { event, points } from "./support/sampleEvents";
import { beginning } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;
const LONG = 60_000;

let table: TableClient;
let moves = CLAIM.news.at(-1)!.move;
const entry = (round: number, ...events: GameEvent[]): LogEntry => ({
  ...{ move: ++moves, seat: 1, action: "", season: 1, round, at: 0 },
  events,
});
/** Bilal gains something with each of three assistants. */
const news = (["orchard", "mosque", "souk"] as const).map((sector, k) =>
  entry(2, event(1, "assistant-used", { sector }, `visits ${sector}`), points(1, k + 1, sector)),
);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  prefer({ speed: "normal" });
  table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(CLAIM);
});
afterEach(() => table.close());

const press = (key: string): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name: beginning(key) }));
const where = (): string | undefined => {
  const shown = table.playback.step?.events[0];
  return shown && "sector" in shown.facts ? String(shown.facts.sector) : undefined;
};

describe("the others' actions", () => {
  beforeEach(() => {
    FakeSocket.last.say({ ...CLAIM, news, taken_back: news[0]!.move - 1 });
    vi.advanceTimersByTime(600);
    render(PlaybackButtons, { playback: table.playback });
  });

  test("can be stopped at one of them, and continued", async () => {
    expect(where()).toBe("orchard");
    await press("play-hold");
    vi.advanceTimersByTime(LONG);
    expect(where()).toBe("orchard");
    await press("play-hold-end");
    vi.advanceTimersByTime(LONG);
    expect([table.playback.idle, table.playback.held]).toEqual([true, false]);
  });

  test("can be viewed one at a time", async () => {
    await press("play-advance");
    vi.advanceTimersByTime(LONG);
    expect(where()).toBe("mosque");
    await fireEvent.keyDown(window, { key: "n" });
    vi.advanceTimersByTime(LONG);
    expect(table.playback.caughtUp).toBe(true);
  });
});

describe("the last round", () => {
  test("is the current one, or the one before if nothing has happened yet", () => {
    const before = entry(1, points(0, 2, "gates"));
    const secret = entry(3);
    expect(lastRoundOf([before, ...news])).toEqual(news);
    expect(lastRoundOf([before, ...news, secret])).toEqual([...news, secret]);
    expect(lastRoundOf([secret])).toEqual([]);
  });

  test.each(["normal", "none"] as const)("can be viewed again at speed %s", async (speed) => {
    prefer({ speed });
    const events = news.flatMap((one) => one.events);
    const view = after(CLAIM.view, events);
    FakeSocket.last.say({ ...CLAIM, view, news, taken_back: news[0]!.move - 1 });
    vi.advanceTimersByTime(LONG);
    table.playback.again(CLAIM.view, news);
    vi.advanceTimersByTime(600);
    expect(table.playback.caughtUp).toBe(false);
    expect(table.told.flatMap((one) => one.events)).not.toContain(events.at(-1));
    if (speed === "none") {
      render(PlaybackButtons, { playback: table.playback });
      expect(where()).toBe("orchard");
      await press("play-advance");
      await press("play-advance");
    }
    vi.advanceTimersByTime(LONG);
    expect(table.playback.caughtUp).toBe(true);
    expect(table.playback.shown).toEqual(view);
  });
});
