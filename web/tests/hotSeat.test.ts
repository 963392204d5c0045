// Several people at one screen: who should sit there, and what is hidden in the meantime.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot } from "../src/api/messages";
import { HotSeat } from "../src/play/hotSeat.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import told from "./play-snapshots.json";
import { FakeSocket } from "./support/fakeSocket";

const CLAIM = told.claim as unknown as Snapshot;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
});

function seated(snapshot: Snapshot): TableClient {
  const table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  return table;
}

describe("several people at one screen", () => {
  function at(seat: number, more: Partial<Snapshot>, waiting: number[], phase = "claim"): Snapshot {
    const info = { ...CLAIM.info, kind: "screen" as const, waiting, phase };
    const seats = info.seats.map((one) => ({ ...one, bot: "" }));
    const secret = phase === "select";
    const told = { ...CLAIM, secret, yours: [0, 1], due: waiting, seat, news: [] };
    return { ...told, info: { ...info, seats }, ...more };
  }
  const SILENT = { question: "" as const, options: [] };
  const SELECT: [number[], string] = [[0, 1], "select"];

  /** The snapshot before anyone has sat down. */
  const nobody = (waiting: number[], phase?: string) => at(-1, SILENT, waiting, phase);

  test("a decision that is not secret appears immediately, with its player's board", () => {
    const table = seated(nobody([1]));
    const hot = new HotSeat(table);
    expect([hot.covered, hot.next]).toEqual([false, 1]);
    hot.follow();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "look", seat: 1, alone: false });
    FakeSocket.last.say(at(1, {}, [1]));
    expect([hot.covered, hot.next]).toEqual([false, -1]);
    FakeSocket.last.say(at(1, SILENT, [0]));
    expect([hot.covered, hot.next]).toEqual([false, 0]);
    table.close();
  });

  test("a secret decision stays hidden until its player sits there alone", () => {
    const table = seated(nobody(...SELECT));
    const hot = new HotSeat(table);
    expect([hot.covered, hot.next]).toEqual([true, 0]);
    hot.follow();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: -1 }]);
    hot.sit(0);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "look", seat: 0, alone: true });
    expect([hot.covered, hot.next]).toEqual([true, -1]);
    FakeSocket.last.say(at(0, {}, ...SELECT));
    expect(hot.covered).toBe(false);
    table.close();
  });

  test("the player already there must sit down again for a secret decision", () => {
    const table = seated(nobody([1]));
    const hot = new HotSeat(table);
    hot.follow();
    FakeSocket.last.say(at(1, {}, [1]));
    hot.note();
    FakeSocket.last.say(nobody(...SELECT));
    expect([hot.covered, hot.next]).toEqual([true, 0]);
    table.close();
  });

  test("a reconnection resumes the view of the player sitting there", () => {
    const table = seated(nobody(...SELECT));
    const hot = new HotSeat(table);
    hot.sit(1);
    FakeSocket.last.say(at(1, {}, ...SELECT));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: 1 }]);
    expect(hot.covered).toBe(false);
    FakeSocket.last.say(at(1, {}, ...SELECT));
    expect([hot.covered, table.snapshot?.seat]).toEqual([false, 1]);
    table.close();
  });

  test("a finished game is visible to everyone, even if no one has sat down", () => {
    const snapshot = nobody([]);
    const table = seated({ ...snapshot, info: { ...snapshot.info, over: true } });
    expect(new HotSeat(table).covered).toBe(false);
    table.close();
  });

  test("secret choices are made one after another, and no one is called twice", () => {
    const table = seated(nobody(...SELECT));
    const hot = new HotSeat(table);
    const hear = (snapshot: Snapshot) => {
      FakeSocket.last.say(snapshot);
      hot.note();
    };
    hot.sit(0);
    hear(at(0, { ...SILENT, due: [1] }, ...SELECT));
    expect([hot.covered, hot.next]).toEqual([true, 1]);
    hot.sit(1);
    hear(at(1, { due: [1] }, ...SELECT));
    hear(at(1, { ...SILENT, due: [] }, ...SELECT));
    expect([hot.covered, hot.next]).toEqual([false, -1]);
    table.close();
  });

  test("players after the current one are called first, then those before", () => {
    const three = (seat: number, due: number[]): Snapshot => {
      const snapshot = at(seat, { ...SILENT, yours: [0, 1, 2], due }, due);
      const seats = [...snapshot.info.seats.slice(0, 2), snapshot.info.seats[0]!];
      return { ...snapshot, info: { ...snapshot.info, seats } };
    };
    const table = seated(three(-1, [1]));
    const hot = new HotSeat(table);
    hot.follow();
    FakeSocket.last.say(three(1, [0, 2]));
    expect(hot.next).toBe(2);
    FakeSocket.last.say(three(1, [0, 1]));
    expect(hot.next).toBe(0);
    FakeSocket.last.say(three(1, [1]));
    expect(hot.next).toBe(-1);
    table.close();
  });

  test("one person against bots sees no curtain", () => {
    const table = seated(at(0, { yours: [0] }, [0]));
    expect(new HotSeat(table).covered).toBe(false);
    table.close();
  });
});
