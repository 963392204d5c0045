import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Advice, Snapshot } from "../src/api/messages";
import { TableSocket, RequestError, type ConnectionState } from "../src/api/tableSocket";
import { FakeSocket } from "./support/fakeSocket";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
});

function open() {
  const heard = {
    states: [] as ConnectionState[],
    again: 0,
    snapshots: 0,
    watching: 0,
    refused: [] as string[],
  };
  const line = new TableSocket("t", {
    hello: () => ({ type: "hello", token: "secret", lang: "en", seen: 7 }),
    snapshot: () => (heard.snapshots += 1),
    company: ({ watching }) => (heard.watching = watching),
    state: (state, again) => {
      heard.states.push(state);
      heard.again = again;
    },
    refused: (sentence) => heard.refused.push(sentence),
  });
  return { line, heard };
}

const MOVE = { type: "move", seq: 3, seat: 0, action: 12 } as const;

describe("the connection to a table", () => {
  test("sends hello first, then the requests made in the meantime", () => {
    const { line } = open();
    void line.ask(MOVE);
    const socket = FakeSocket.last;
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent.map((message) => message.type)).toEqual(["hello", "move"]);
    expect(socket.sent[0]).toMatchObject({ token: "secret", seen: 7 });
    line.close();
  });

  test("gives each request its own id, and matches the answers to the requests", async () => {
    const { line } = open();
    FakeSocket.last.open();
    const why = line.ask({ type: "why", seat: 0, place: { kind: "base", key: "green" } });
    const done = line.ask(MOVE);
    const [, first, second] = FakeSocket.last.sent;
    expect(first?.id).not.toBe(second?.id);
    FakeSocket.last.say({ type: "done", id: second!.id!, seq: 4 });
    FakeSocket.last.say({ type: "because", id: first!.id!, clear: true, text: "There is none." });
    expect((await done).seq).toBe(4);
    expect((await why).text).toBe("There is none.");
    line.close();
  });

  test("resends an unanswered request with the same id after a reconnection", async () => {
    const { line, heard } = open();
    FakeSocket.last.open();
    const done = line.ask(MOVE);
    const id = FakeSocket.last.sent[1]!.id!;
    FakeSocket.last.drop();
    expect(heard.states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[1]).toMatchObject({ ...MOVE, id });
    FakeSocket.last.say({ type: "done", id, seq: 4 });
    await done;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello"]);
    line.close();
  });

  test("passes on the server's message about a refusal", async () => {
    const { line, heard } = open();
    FakeSocket.last.open();
    const answer = line.ask(MOVE);
    FakeSocket.last.say({
      type: "refused",
      id: FakeSocket.last.sent[1]!.id!,
      error: "The table has moved on.",
    });
    await expect(answer).rejects.toThrow(new RequestError("The table has moved on."));
    FakeSocket.last.say({ type: "refused", id: "", error: "There is no such table." });
    expect(heard.refused).toEqual(["There is no such table."]);
    line.close();
  });

  test("waits longer before each attempt, but reconnects as soon as the network is back", () => {
    const { line } = open();
    for (let tries = 0; tries < 8; tries += 1) {
      FakeSocket.last.drop();
      vi.advanceTimersByTime(15_000);
    }
    const before = FakeSocket.all.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(before);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    line.close();
  });

  test("keeps its seat after a reconnection", () => {
    const { line } = open();
    FakeSocket.last.open();
    line.look(1, false);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    // hello names the seat, so that no snapshot of another one comes in between
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: 1 }]);
    line.close();
  });

  test("does not reconnect once the page has been left", () => {
    const { line } = open();
    FakeSocket.last.open();
    line.close();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a dead connection", () => {
  const SNAPSHOT = { type: "sight" } as Snapshot;
  const PONG = { type: "pong" } as const;
  const types = () => FakeSocket.last.sent.map(({ type }) => type);

  function opened() {
    const { line, heard } = open();
    FakeSocket.last.open();
    FakeSocket.last.say(SNAPSHOT);
    return { line, heard };
  }

  test("is dropped when a request stays unanswered for five seconds", () => {
    const { line, heard } = opened();
    void line.ask(MOVE);
    vi.advanceTimersByTime(4_900);
    expect(heard.states.at(-1)).toBe("open");
    vi.advanceTimersByTime(200);
    expect(heard.states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    const [old, fresh] = FakeSocket.all;
    old!.drop(); // its late close event has no effect
    fresh!.open();
    expect(fresh!.sent[1]).toMatchObject(MOVE);
    expect(fresh!.sent[1]!.id).toBe(old!.sent[1]!.id);
    line.close();
  });

  test("is noticed even without requests", () => {
    const { line, heard } = opened();
    vi.advanceTimersByTime(15_000);
    expect(types()).toEqual(["hello", "ping"]);
    FakeSocket.last.say(PONG);
    vi.advanceTimersByTime(14_000);
    expect(heard.states.at(-1)).toBe("open");
    vi.advanceTimersByTime(6_100);
    expect(heard.states.at(-1)).toBe("lost");
    line.close();
  });

  test("is not assumed while the answer to a long request is pending", async () => {
    const { line, heard } = opened();
    const advice = line.ask({ type: "advise", seat: 0, bot: "search:5s" });
    for (let second = 0; second < 12; second += 1) {
      vi.advanceTimersByTime(1_000);
      if (types().at(-1) === "ping") FakeSocket.last.say(PONG);
    }
    expect(heard.states).toEqual(["connecting", "open"]);
    FakeSocket.last.say({ type: "advice", id: FakeSocket.last.sent[1]!.id! } as Advice);
    await advice;
    line.close();
  });

  test("is not assumed because the page was asleep", () => {
    const { line, heard } = opened();
    void line.ask(MOVE);
    vi.setSystemTime(Date.now() + 60_000); // the timer fires a minute late
    vi.advanceTimersByTime(2_500);
    expect(types().at(-1)).toBe("ping");
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(2_500);
    expect(heard.states.at(-1)).toBe("open");
    FakeSocket.last.say(PONG);
    vi.advanceTimersByTime(2_000);
    expect(heard.states.at(-1)).toBe("open");
    line.close();
  });

  test("is dropped eventually, however slow the timers of a hidden page are", () => {
    const { line, heard } = opened();
    void line.ask(MOVE);
    for (let alarm = 0; alarm < 4; alarm += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(2_500);
    }
    expect(heard.states).toContain("lost");
    line.close();
  });

  test("is assumed later on each further attempt to connect", () => {
    const { line, heard } = open();
    vi.advanceTimersByTime(9_900);
    expect(heard.states).toEqual(["connecting"]);
    vi.advanceTimersByTime(200);
    expect(heard.states).toEqual(["connecting", "lost"]);
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    vi.advanceTimersByTime(19_800);
    expect(heard.states.at(-1)).toBe("connecting");
    vi.advanceTimersByTime(200);
    expect(heard.states.at(-1)).toBe("lost");
    line.close();
  });

  test("is checked for when the network or the page comes back", () => {
    const { line, heard } = opened();
    dispatchEvent(new Event("online"));
    expect(types()).toEqual(["hello", "ping"]);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(5_100);
    expect(heard.states.at(-1)).toBe("lost");
    line.close();
  });

  test("is noticed immediately when offline, and can be retried without a wait", () => {
    const { line, heard } = opened();
    dispatchEvent(new Event("offline"));
    expect(heard.states.at(-1)).toBe("lost");
    expect(heard.again).toBe(Date.now() + 400);
    line.tryNow();
    expect(FakeSocket.all).toHaveLength(2);
    line.tryNow(); // a second call has no effect
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    line.close();
  });
});
