import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line, Refusal, type LineState } from "../src/lib/socket";
import { FakeSocket } from "./play-socket";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
});

function open() {
  const heard = { states: [] as LineState[], sights: 0, refused: [] as string[] };
  const line = new Line("ws://host/api/tables/t/socket", {
    hello: () => ({ type: "hello", token: "secret", lang: "en", seen: 7 }),
    sight: () => (heard.sights += 1),
    state: (state) => heard.states.push(state),
    refused: (sentence) => heard.refused.push(sentence),
  });
  return { line, heard };
}

const MOVE = { type: "move", seq: 3, seat: 0, action: 12 } as const;

describe("the line to a table", () => {
  test("greets first, then says what was asked for meanwhile", () => {
    const { line } = open();
    void line.ask(MOVE);
    const socket = FakeSocket.last;
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent.map((message) => message.type)).toEqual(["hello", "move"]);
    expect(socket.sent[0]).toMatchObject({ token: "secret", seen: 7 });
    line.close();
  });

  test("gives each request an id of its own and finds its answer", async () => {
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

  test("sends an unanswered request again under the same id when it comes back", async () => {
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

  test("a refusal is the server's sentence", async () => {
    const { line, heard } = open();
    FakeSocket.last.open();
    const answer = line.ask(MOVE);
    FakeSocket.last.say({
      type: "refused",
      id: FakeSocket.last.sent[1]!.id!,
      error: "The table has moved on.",
    });
    await expect(answer).rejects.toThrow(new Refusal("The table has moved on."));
    FakeSocket.last.say({ type: "refused", id: "", error: "There is no such table." });
    expect(heard.refused).toEqual(["There is no such table."]);
    line.close();
  });

  test("waits longer each time, but not when the network is back", () => {
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

  test("still looks from the same seat after a reconnection", () => {
    const { line } = open();
    FakeSocket.last.open();
    line.look(1, false);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    // the greeting says so: no sight from elsewhere comes in between
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", seat: 1 }]);
    line.close();
  });

  test("does not come back once the page is left", () => {
    const { line } = open();
    FakeSocket.last.open();
    line.close();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
