import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot, TableInfo } from "../src/api/messages";
import ProposalBar from "../src/play/bars/ProposalBar.svelte";
import LeaveGame from "../src/play/header/LeaveGame.svelte";
import GameLog from "../src/play/log/GameLog.svelte";
import PassScreen from "../src/play/PassScreen.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import { turnOf } from "../src/play/turn";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeServer } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";

const CLAIM = told.claim as unknown as Snapshot;
const PEOPLE = CLAIM.info.seats.map((seat) => ({ ...seat, bot: "" }));
const NET: Snapshot = { ...CLAIM, info: { ...CLAIM.info, kind: "net", seats: PEOPLE } };

beforeEach(() => {
  FakeSocket.install();
});

function proposals(snapshot: Snapshot): TableClient {
  const table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  render(ProposalBar, {
    snapshot,
    heard: Date.now(),
    decision: decisionAt(table),
  });
  return table;
}

describe("what players ask each other for", () => {
  const text =
    "Bilal wants to undo “Claim 1 green keshi”. This also undoes 1 later decision (you).";
  const undo = {
    what: "undo" as const,
    number: 7,
    seat: 1,
    target: 1,
    yes: [1],
    needed: [0],
    text,
  };

  test("another player's wish can be granted or refused", async () => {
    const table = proposals({ ...NET, proposal: undo });
    expect(screen.getByText(text)).toBeTruthy();
    await fireEvent.click(screen.getByText("Refuse"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", yes: false, number: 7 });
    table.close();
  });

  test("who asked sees for whom the table waits, and can withdraw", async () => {
    const own = { ...undo, seat: 0, yes: [0], needed: [1], text: "You asked." };
    const table = proposals({ ...NET, proposal: own });
    expect(screen.getByText(/You asked\.\s+Waiting for Bilal/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "withdraw", seat: 0 });
    table.close();
  });

  test("whose decisions were undone is told until that was read", async () => {
    const table = proposals({ ...NET, undone: { seat: 1, text: "Bilal has undone it.", at: 5 } });
    expect(screen.getByText("Bilal has undone it.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Bilal has undone it.")).toBeNull();
    table.close();
  });

  test.each([
    ["undo", "refused", "Your decision stands: Bilal does not want you to take it back."],
    ["undo", "away", "Your decision stands: Bilal has left and cannot agree."],
    ["undo", "moved", "Your decision stands: the game has gone on."],
    ["replace", "refused", "The others do not want a bot to play for Bilal."],
    ["replace", "away", /^Bilal has left, too/],
    ["replace", "back", "Bilal is back."],
  ] as const)("who asked is told why nothing came of it: %s, %s", async (what, why, words) => {
    const table = proposals({ ...NET, lapsed: { what, target: 1, why, by: 1, at: 5 } });
    expect(screen.getByText(words)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(words)).toBeNull();
    table.close();
  });

  test("a request to undo leaves the way to a bot open", async () => {
    const asked = { ...undo, seat: 0, yes: [0], needed: [1] };
    const table = proposals({ ...NET, absent: [1], proposal: asked });
    await fireEvent.click(screen.getByText("Let a bot play"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "replace", target: 1 });
    table.close();
  });

  test("a bot can be proposed for somebody who left", async () => {
    const table = proposals({ ...NET, absent: [1] });
    await fireEvent.click(screen.getByText("Let a bot play"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "replace", seat: 0, target: 1 });
    table.close();
  });

  test("it says for how long somebody has been away, and when a bot can be voted in", async () => {
    vi.useFakeTimers();
    const missing = (away: number, more: Partial<TableInfo> = {}): Snapshot => {
      const seats = PEOPLE.map((one, seat) => (seat ? { ...one, present: false, away } : one));
      return { ...NET, info: { ...NET.info, seats, waiting: [0, 1], grace: 60, ...more } };
    };
    const shown = (): string[] =>
      screen.queryAllByRole("timer").map((one) => one.textContent.trim());
    proposals(missing(5)).close();
    expect(shown()).toEqual([]); // a page was reloaded, perhaps
    await vi.advanceTimersByTimeAsync(35_000);
    expect(shown()).toEqual(["Bilal has been away for 40 s. You can vote in a bot after 60 s."]);
    cleanup();
    proposals({ ...missing(130), absent: [1] }).close();
    expect(shown()).toEqual([]);
    expect(screen.getByText("Bilal has been away for 2 min.")).toBeTruthy();
    cleanup();
    for (const more of [{ pace: "days" as const }, { waiting: [0] }]) {
      proposals(missing(40, more)).close();
      expect(shown()).toEqual([]); // nobody who owes nothing is missed
      cleanup();
    }
  });

  test("whoever comes back takes the seat back", async () => {
    const seats = PEOPLE.map((one, seat) =>
      seat ? one : { ...one, bot: "greedy", stand_in: true },
    );
    const table = proposals({ ...NET, info: { ...NET.info, seats } });
    await fireEvent.click(screen.getByText("Take my seat back"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "return", seat: 0 });
    table.close();
  });
});

describe("leaving a game", () => {
  test("others see who wants to end it together, and agree or not", async () => {
    const table = proposals({ ...NET, info: { ...NET.info, quitting: [1] } });
    expect(screen.getByText("Bilal wants to end the game without a result.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Agree: end it"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "quit", seat: 0, yes: true });
    await fireEvent.click(screen.getByText("Close"));
    expect(screen.queryByText(/wants to end the game/)).toBeNull();
    table.close();
  });

  test("who wants it sees who is missing, and can withdraw", async () => {
    const table = proposals({ ...NET, info: { ...NET.info, quitting: [0] } });
    expect(screen.getByText(/You want to end the game.*Waiting for Bilal/)).toBeTruthy();
    await fireEvent.click(screen.getByText("Withdraw"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "quit", seat: 0, yes: false });
    table.close();
  });

  function leaving(info: Partial<Snapshot["info"]> = {}): TableClient {
    const table = new TableClient("t");
    FakeSocket.last.open();
    const snapshot = { ...NET, info: { ...NET.info, ...info } };
    FakeSocket.last.say(snapshot);
    render(LeaveGame, { snapshot, decision: decisionAt(table) });
    return table;
  }

  test("to resign is asked back", async () => {
    const table = leaving();
    await fireEvent.click(screen.getByText("Resign…"));
    expect(screen.getByText(/You cannot take it back/)).toBeTruthy();
    await fireEvent.click(screen.getByText("Resign"));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "resign", seat: 0 });
    expect(screen.queryByText("Call it off…")).toBeNull();
    table.close();
  });

  test("before anybody has come, a table is called off instead", async () => {
    const server = new FakeServer({ "POST tables/*/cancel": () => NET.info });
    const seats = PEOPLE.map((one, seat) => ({ ...one, taken: seat === 0 }));
    const table = leaving({ seats });
    expect(screen.queryByText("Resign…")).toBeNull();
    await fireEvent.click(screen.getByText("Call it off…"));
    await fireEvent.click(screen.getByText("Call it off"));
    await waitFor(() => expect(server.paths().some((path) => path.endsWith("/cancel"))).toBe(true));
    table.close();
  });

  test.each([
    ["the game is over", { over: true }],
    ["it is played at one screen", { kind: "screen" }],
    ["one has resigned", { seats: PEOPLE.map((one) => ({ ...one, bot: "x", bot_why: "resign" })) }],
  ])("there is nothing to leave when %s", (_, info) => {
    const table = leaving(info as Partial<Snapshot["info"]>);
    expect(screen.queryByRole("heading", { name: "Leave the game" })).toBeNull();
    table.close();
  });
});

test("a line of the log leads to its moment", async () => {
  const onlook = vi.fn();
  const log = told.answered as unknown as LogEntry[];
  render(GameLog, { log, names: ["Amina", "Bilal"], rounds: 4, at: -1, onlook });
  await fireEvent.click(screen.getByText(log[0]!.events[0]!.text));
  expect(onlook).toHaveBeenCalledWith(log[0]!.move, expect.anything());
});

test("the curtain names who shall come and waits for them", async () => {
  const onsit = vi.fn();
  render(PassScreen, { name: "Bilal", seat: 1, onsit });
  expect(screen.getByRole("dialog").textContent).toContain("Pass the screen to Bilal");
  await fireEvent.click(screen.getByText("I am Bilal"));
  expect(onsit).toHaveBeenCalledOnce();
});

test("the top line says whose turn it is", () => {
  expect(turnOf(CLAIM.info, [0], 0)).toBe("Your turn");
  expect(turnOf(CLAIM.info, [1], 0)).toBe("Bilal is thinking");
  expect(turnOf(NET.info, [1], 0)).toBe("Bilal is deciding");
  expect(turnOf(NET.info, [0, 1], -1)).toBe("Amina and Bilal are deciding");
});
