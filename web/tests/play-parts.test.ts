import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot, TableInfo } from "../src/api/messages";
import { listing, t } from "../src/lib/texts.svelte";
import { shortly } from "../src/lib/time";
import { Notices } from "../src/play/bars/notices.svelte";
import PastNotices from "../src/play/bars/PastNotices.svelte";
import ProposalBar from "../src/play/bars/ProposalBar.svelte";
import Toasts from "../src/play/bars/Toasts.svelte";
import LeaveGame from "../src/play/header/LeaveGame.svelte";
import GameLog from "../src/play/log/GameLog.svelte";
import PassScreen from "../src/play/PassScreen.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import { turnOf } from "../src/play/turn";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeServer } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";
import { containing } from "./support/words";

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

describe("toasts", () => {
  function toasts(snapshot: Snapshot) {
    const notices = new Notices();
    return { notices, ...render(Toasts, { snapshot, notices }) };
  }
  const news = (seat: number, text: string, at: number) => ({ seat, text, at });

  test("report undos of your decisions until closed, and stay in the log", async () => {
    const text = "Bilal has undone it.";
    const { notices } = toasts({ ...NET, undone: { seat: 1, text, at: 5 } });
    expect(screen.getByText(text)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: t("play-close") }));
    expect(screen.queryByText(text)).toBeNull();
    render(PastNotices, { notices });
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("go by themselves after six seconds", async () => {
    vi.useFakeTimers();
    toasts({ ...NET, undone: { seat: 1, text: "Bilal has undone it.", at: 5 } });
    await vi.advanceTimersByTimeAsync(5900);
    expect(screen.queryByRole("status")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.queryByRole("status")).toBeNull();
    vi.useRealTimers();
  });

  test.each([
    ["undo", "refused"],
    ["undo", "away"],
    ["undo", "moved"],
    ["replace", "refused"],
    ["replace", "away"],
    ["replace", "back"],
  ] as const)("tell the author of a proposal why it lapsed: %s, %s", (what, why) => {
    toasts({ ...NET, lapsed: { what, target: 1, why, by: 1, at: 5 } });
    const words = t(`play-lapsed-${what}-${why}`, { name: "Bilal", target: "Bilal" });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test("report others' seats that change hands, but not what the page opened with", async () => {
    const old = [news(1, "Bilal has taken a seat.", 5)];
    const { rerender, notices } = toasts({ ...NET, seating: old });
    expect(screen.queryByRole("status")).toBeNull();
    const seating = [...old, news(1, "Bilal has passed it on.", 6), news(0, "You.", 7)];
    const seats = PEOPLE.map((one, seat) => ({ ...one, stand_in: seat === 1 }));
    await rerender({ snapshot: { ...NET, seating, info: { ...NET.info, seats } }, notices });
    const told = [t("play-changed-vote", { name: "Bilal" }), "Bilal has passed it on."];
    expect(screen.getByRole("status").textContent?.trim()).toBe(told.join(" "));
    expect(notices.kept).toEqual(told);
  });
});

describe("proposals between players", () => {
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

  test("can be refused by another player", async () => {
    const table = proposals({ ...NET, proposal: undo });
    expect(screen.getByText(text)).toBeTruthy();
    await fireEvent.click(screen.getByText(t("play-no")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", yes: false, number: 7 });
    table.close();
  });

  test("show their author who has yet to answer, and can be withdrawn", async () => {
    const own = { ...undo, seat: 0, yes: [0], needed: [1], text: "You asked." };
    const table = proposals({ ...NET, proposal: own });
    expect(screen.getByText(containing("play-waits-for", { names: "Bilal" }))).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: t("play-withdraw") }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "withdraw", seat: 0 });
    table.close();
  });

  test("to undo do not block a vote for a bot", async () => {
    const asked = { ...undo, seat: 0, yes: [0], needed: [1] };
    const table = proposals({ ...NET, absent: [1], proposal: asked });
    await fireEvent.click(screen.getByText(t("play-let-bot")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "replace", target: 1 });
    table.close();
  });

  test("can let a bot play for a player who left", async () => {
    const table = proposals({ ...NET, absent: [1] });
    await fireEvent.click(screen.getByText(t("play-let-bot")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "replace", seat: 0, target: 1 });
    table.close();
  });

  test("show how long a player has been away, and when a bot can be voted in", async () => {
    vi.useFakeTimers();
    const missing = (away: number, more: Partial<TableInfo> = {}): Snapshot => {
      const seats = PEOPLE.map((one, seat) => (seat ? { ...one, present: false, away } : one));
      return { ...NET, info: { ...NET.info, seats, waiting: [0, 1], grace: 60, ...more } };
    };
    const shown = (): string[] =>
      screen.queryAllByRole("timer").map((one) => one.textContent.trim());
    proposals(missing(5)).close();
    expect(shown()).toEqual([]); // it may just be a reload
    await vi.advanceTimersByTimeAsync(35_000);
    expect(shown()).toEqual([t("play-away", { name: "Bilal", n: 40, grace: 60 })]);
    cleanup();
    proposals({ ...missing(130), absent: [1] }).close();
    expect(shown()).toEqual([]);
    expect(
      screen.getByText(t("play-absent", { name: "Bilal", time: shortly(130, "short") })),
    ).toBeTruthy();
    cleanup();
    for (const more of [{ pace: "days" as const }, { waiting: [0] }]) {
      proposals(missing(40, more)).close();
      expect(shown()).toEqual([]); // the table does not wait for Bilal
      cleanup();
    }
  });

  test("are not needed for a returning player to reclaim the seat from a bot", async () => {
    const seats = PEOPLE.map((one, seat) =>
      seat ? one : { ...one, bot: "greedy", stand_in: true },
    );
    const table = proposals({ ...NET, info: { ...NET.info, seats } });
    await fireEvent.click(screen.getByText(t("play-return")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "return", seat: 0 });
    table.close();
  });
});

describe("leaving a game", () => {
  test("others see a request to end the game, and can agree or close the bar", async () => {
    const asked = t("play-quit-asked", { n: 1, names: "Bilal" });
    const table = proposals({ ...NET, info: { ...NET.info, quitting: [1] } });
    expect(screen.getByText(asked)).toBeTruthy();
    await fireEvent.click(screen.getByText(t("play-quit-agree")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "quit", seat: 0, yes: true });
    await fireEvent.click(screen.getByText(t("play-close")));
    expect(screen.queryByText(asked)).toBeNull();
    table.close();
  });

  test("the author of a request sees who has yet to agree, and can withdraw it", async () => {
    const table = proposals({ ...NET, info: { ...NET.info, quitting: [0] } });
    expect(screen.getByText(t("play-quitting", { names: "Bilal" }))).toBeTruthy();
    await fireEvent.click(screen.getByText(t("play-withdraw")));
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

  test("by resigning needs confirmation", async () => {
    const table = leaving();
    await fireEvent.click(screen.getByText(`${t("play-leave-resign")}…`));
    expect(screen.getByText(t("play-leave-resign-about"))).toBeTruthy();
    await fireEvent.click(screen.getByText(t("play-leave-resign")));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "resign", seat: 0 });
    expect(screen.queryByText(`${t("play-leave-cancel")}…`)).toBeNull();
    table.close();
  });

  test("cancels the table if no one else has joined yet", async () => {
    const server = new FakeServer({ "POST tables/*/cancel": () => NET.info });
    const seats = PEOPLE.map((one, seat) => ({ ...one, taken: seat === 0 }));
    const table = leaving({ seats });
    expect(screen.queryByText(`${t("play-leave-resign")}…`)).toBeNull();
    await fireEvent.click(screen.getByText(`${t("play-leave-cancel")}…`));
    await fireEvent.click(screen.getByText(t("play-leave-cancel")));
    await waitFor(() => expect(server.paths().some((path) => path.endsWith("/cancel"))).toBe(true));
    table.close();
  });

  test.each([
    ["the game is over", { over: true }],
    ["it is played at one screen", { kind: "screen" }],
    ["you resigned", { seats: PEOPLE.map((one) => ({ ...one, bot: "x", bot_why: "resign" })) }],
  ])("is not offered when %s", (_, info) => {
    const table = leaving(info as Partial<Snapshot["info"]>);
    expect(screen.queryByRole("heading", { name: t("play-leave") })).toBeNull();
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

test("the curtain names the next player, and waits for them", async () => {
  const onsit = vi.fn();
  render(PassScreen, { name: "Bilal", seat: 1, onsit });
  expect(screen.getByRole("dialog").textContent).toContain(t("play-pass", { name: "Bilal" }));
  await fireEvent.click(screen.getByText(t("play-i-am", { name: "Bilal" })));
  expect(onsit).toHaveBeenCalledOnce();
});

test("the top line says whose turn it is", () => {
  expect(turnOf(CLAIM.info, [0], 0)).toBe(t("play-turn-yours"));
  expect(turnOf(CLAIM.info, [1], 0)).toBe(t("play-turn-bot", { name: "Bilal" }));
  expect(turnOf(NET.info, [1], 0)).toBe(t("play-turn-of", { name: "Bilal" }));
  expect(turnOf(NET.info, [0, 1], -1)).toBe(
    t("play-turn-several", { names: listing(["Amina", "Bilal"]) }),
  );
});
