// A table's top line and its help: whose turn it is, clocks, the way to the rules.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Snapshot, TableInfo } from "../src/api/messages";
import { picturesSeen } from "../src/learn/progress";
import { listing, t } from "../src/lib/texts.svelte";
import HelpButton from "../src/play/header/HelpButton.svelte";
import TableHeader from "../src/play/header/TableHeader.svelte";
import { isOn, pressedKey } from "../src/play/keyboard/keys";
import IdleTray from "../src/play/tray/IdleTray.svelte";
import { isYours, titleOf, turnOf } from "../src/play/turn";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { OFFER } from "./support/sampleChoices";
import { containing } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;
const [AMINA, BILAL] = CLAIM.info.seats as [SeatInfo, SeatInfo];
const people = (more: Partial<SeatInfo>[] = []): SeatInfo[] =>
  [AMINA, BILAL].map((one, seat) => ({ ...one, bot: "", ...more[seat] }));
const infoOf = (more: Partial<TableInfo>): TableInfo => ({ ...CLAIM.info, ...more });

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({ "GET offer": () => OFFER });
});

describe("whose turn it is", () => {
  const net = infoOf({ seats: people() });
  const stood = infoOf({ seats: people([{ stand_in: true, bot: "expert" }]) });
  test.each([
    ["yours", net, [0], 0, "play-turn-yours"],
    ["yours among others", net, [0, 1], 0, "play-turn-yours"],
    ["another player's", net, [1], 0, "play-turn-of", "Bilal"],
    ["a bot's", CLAIM.info, [1], 0, "play-turn-bot", "Bilal"],
    ["several players'", net, [0, 1], -1, "play-turn-several", "Amina", "Bilal"],
    ["no one's any more", { ...net, over: true }, [], 0, "play-over"],
    ["your stand-in bot's", stood, [0], 0, "play-turn-bot", "Amina"],
  ] as [string, TableInfo, number[], number, string, ...string[]][])(
    "is put into words: %s",
    (_, info, asked, seat, key, ...names) => {
      const words = t(key, { name: names[0] ?? "", names: listing(names) });
      expect(turnOf(info, asked, seat)).toBe(words);
    },
  );

  test("is empty while no one has to decide", () => {
    expect(turnOf(net, [], 0)).toBe("");
  });

  test("is shown in the tab's title", () => {
    const waiting = { ...CLAIM, question: "" as const, info: infoOf({ waiting: [1] }) };
    expect([isYours(CLAIM), isYours(waiting)]).toEqual([true, false]);
    expect(isYours({ ...CLAIM, info: infoOf({ over: true }) })).toBe(false);
    expect(titleOf(null)).toBe(t("play-title"));
    expect(titleOf(CLAIM)).toBe(t("play-title-turn"));
    expect(titleOf(waiting)).toBe(t("play-title-wait", { names: "Bilal" }));
    expect(titleOf({ ...CLAIM, info: infoOf({ over: true }) })).toBe(t("play-title-over"));
  });
});

describe("the top line", () => {
  const menu = createRawSnippet(() => ({ render: () => "<p></p>" }));
  function line(info: TableInfo, more: object = {}) {
    return render(TableHeader, {
      ...{ view: CLAIM.view, info, seasons: 3, rounds: 4, names: ["Amina", "Bilal"], seat: 0 },
      ...{ asked: [0], heard: Date.now(), onopen: () => undefined, menu, ...more },
    });
  }
  const turn = () => document.querySelector(".turn")!.textContent;

  test("runs the clock of the player to decide, and warns when little time is left", async () => {
    vi.useFakeTimers();
    const info = infoOf({ seats: people([{ seconds: 61.5 }, { seconds: 300 }]) });
    line(info);
    const clocks = () => [...document.querySelectorAll(".clock")].map((one) => one.textContent);
    expect(clocks()).toEqual(["1:01", "5:00"]);
    expect(screen.getByRole("status").textContent).toBe("");
    await vi.advanceTimersByTimeAsync(3000);
    expect(clocks()).toEqual(["0:58", "5:00"]);
    expect(screen.getByRole("status").textContent).toBe(t("play-clock-little"));
    expect(screen.getByText(containing("play-clock", { time: "0:58" }))).toBeTruthy();
  });

  test("shows the time left for the move in games over days", async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const due = 1_000_000 + 5 * 3600;
    line(infoOf({ pace: "days", waiting: [0], seats: people(), due }));
    expect(document.querySelector(".clock")!.textContent).toBe("5h");
    expect(document.querySelectorAll(".clock")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6 * 3600 * 1000);
    expect(document.querySelector(".clock")!.textContent).toBe(t("play-overdue"));
  });

  test("runs no clock before the first move, or once the game is over", async () => {
    vi.useFakeTimers();
    const seats = people([{ seconds: 50 }, { seconds: 300 }]);
    const { rerender } = line(infoOf({ seats, moves: 0 }));
    await vi.advanceTimersByTimeAsync(5000);
    const first = () => document.querySelector(".clock")!.textContent;
    expect([first(), screen.getByRole("status").textContent]).toEqual(["0:50", ""]);
    await rerender({ info: infoOf({ seats, over: true, waiting: [] }) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(first()).toBe("0:50");
  });

  test("names the levels of bots, and asks for no levels in a solo game", async () => {
    const seats = [AMINA, { ...BILAL, bot: "expert" }];
    line(infoOf({ seats }));
    expect(await screen.findByText("(The expert)")).toBeTruthy();
    server.asked.length = 0;
    line(infoOf({ seats, kind: "solo" }));
    await Promise.resolve();
    expect(server.paths()).toEqual([]);
  });

  test("hides the turn during a step, and the end of the game until it is shown", async () => {
    const { rerender } = line(CLAIM.info, { telling: true });
    expect(turn()).toBe("");
    await rerender({ telling: false });
    expect(turn()).toBe(t("play-turn-yours"));
    await rerender({ info: infoOf({ over: true }), asked: [] });
    expect(turn()).toBe("");
    await rerender({ view: { ...CLAIM.view, phase: "over" } });
    expect(turn()).toBe(t("play-over"));
  });

  test("shows who is away from a live game, and who begins", () => {
    const seats = people([{}, { present: false }]);
    line(infoOf({ kind: "net", pace: "live", seats }), { asked: [1] });
    const [amina, bilal] = screen.getAllByRole("listitem");
    expect(bilal!.querySelector(".away")).toBeTruthy();
    expect(amina!.querySelector(".away")).toBeNull();
    expect(within(bilal!).getByRole("button").getAttribute("aria-current")).toBe("step");
    expect(amina!.querySelector(".fez")).toBeTruthy();
    expect(bilal!.querySelector(".fez")).toBeNull();
    expect(within(amina!).getByRole("button").title).toBe(t("end-so-far"));
  });
});

describe("help", () => {
  test("opens with a key, shows colours and scoring, and searches the rules", async () => {
    const { container } = render(HelpButton, { first: false });
    await fireEvent.keyDown(window, { key: "?" });
    await waitFor(() => expect(container.querySelector("dialog")).toBeTruthy());
    const dialog = container.querySelector("dialog")!;
    expect(within(dialog).getByRole("heading", { level: 2, name: t("learn-help") })).toBeTruthy();
    await waitFor(() => expect(dialog.querySelectorAll(".page tr")).toHaveLength(10));
    const search = within(dialog).getByRole("searchbox");
    await fireEvent.input(search, { target: { value: "camel" } });
    expect(dialog.querySelector(".searching")).toBeTruthy();
    await waitFor(() => expect(within(dialog).getByRole("status").textContent).toMatch(/\d+ /));
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    search.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true); // clears the search first
    await waitFor(() => expect(dialog.querySelector(".searching")).toBeNull());
    const again = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    search.dispatchEvent(again);
    expect(again.defaultPrevented).toBe(false); // then the browser closes the dialog
    const link = dialog.querySelector<HTMLAnchorElement>('a[href^="/rules/"]')!;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true); // and goes there in the dialog
    await fireEvent.click(within(dialog).getByRole("button", { name: t("learn-pictures") }));
    expect(container.querySelectorAll("dialog")).toHaveLength(2);
    await fireEvent.click(dialog.querySelector(".close")!);
    await waitFor(() => expect(container.querySelectorAll("dialog")).toHaveLength(0));
  });

  test("leaves its key to a place that has its own explanation", async () => {
    render(HelpButton, { first: false });
    document.body.insertAdjacentHTML("beforeend", '<button class="spot"></button>');
    await fireEvent.keyDown(document.querySelector(".spot")!, { key: "?" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows three pictures before a first game, only once", async () => {
    const { unmount } = render(HelpButton, { first: true });
    expect(await screen.findByRole("dialog", { name: t("learn-pictures") })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: t("learn-begin") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(picturesSeen.read()).toBe("seen");
    unmount();
    render(HelpButton, { first: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("the idle tray addresses players and spectators, and leads to the score sheet", async () => {
  const onsheet = vi.fn();
  const { rerender } = render(IdleTray, { snapshot: CLAIM, onsheet });
  expect(screen.getByText(t("play-browse"))).toBeTruthy();
  await rerender({ snapshot: { ...CLAIM, seat: -1 } });
  expect(screen.getByText(t("play-watching"))).toBeTruthy();
  await rerender({ snapshot: { ...CLAIM, info: infoOf({ over: true }) } });
  await fireEvent.click(screen.getByRole("button", { name: t("play-show-sheet") }));
  expect(onsheet).toHaveBeenCalledOnce();
});

test("a rematch is offered for a game ended by agreement, but not a cancelled one", async () => {
  const ended = infoOf({ kind: "net", over: true, closed: "abandoned" });
  const server = new FakeServer({ "POST tables/t/rematch": () => refused(503, "Not now.") });
  const { rerender } = render(IdleTray, {
    snapshot: { ...CLAIM, info: { ...ended, table: "t" } },
    onsheet: () => undefined,
  });
  await fireEvent.click(screen.getByRole("button", { name: t("play-rematch") }));
  expect(await screen.findByText("Not now.")).toBeTruthy();
  expect(server.paths()).toEqual(["POST tables/t/rematch"]);
  await rerender({ snapshot: { ...CLAIM, info: { ...ended, rematch: "next" } } });
  expect(screen.getByRole("button", { name: t("play-rematch-join") })).toBeTruthy();
  await rerender({ snapshot: { ...CLAIM, yours: [], info: ended } });
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ snapshot: { ...CLAIM, info: { ...ended, closed: "cancelled" } } });
  expect(screen.queryByRole("button")).toBeNull();
});

describe("keys", () => {
  const pressed = (init: KeyboardEventInit, html = "<p></p>"): string => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
    document.body.firstElementChild!.dispatchEvent(event);
    return pressedKey(event);
  };

  test.each([
    [{ key: "L" }, "<p></p>", "l"],
    [{ key: "1", shiftKey: true }, "<p></p>", "1"],
    [{ key: "l", ctrlKey: true }, "<p></p>", ""],
    [{ key: "l", metaKey: true }, "<p></p>", ""],
    [{ key: "l", altKey: true }, "<p></p>", ""],
    [{ key: "l" }, "<input>", ""],
    [{ key: "l" }, "<textarea></textarea>", ""],
    [{ key: "l" }, "<select></select>", ""],
    [{ key: "l" }, "<button></button>", "l"],
  ])("pressed as %o on %s are read as “%s”", (init, html, key) => {
    expect(pressed(init, html)).toBe(key);
  });

  test("pressed on the window belong to no element", () => {
    expect(isOn(new Event("keydown"), "p")).toBe(false);
  });
});
