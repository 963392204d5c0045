// The top line of a table and the help there: whose turn it is, clocks, the way to the rules.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Snapshot, TableInfo } from "../src/api/messages";
import { picturesSeen } from "../src/learn/progress";
import HelpButton from "../src/play/header/HelpButton.svelte";
import TableHeader from "../src/play/header/TableHeader.svelte";
import { isOn, pressedKey } from "../src/play/keyboard/keys";
import IdleTray from "../src/play/tray/IdleTray.svelte";
import { isYours, titleOf, turnOf } from "../src/play/turn";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { OFFER } from "./support/sampleChoices";

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
    ["one's own", net, [0], 0, "Your turn"],
    ["one's own among others'", net, [0, 1], 0, "Your turn"],
    ["another's", net, [1], 0, "Bilal is deciding"],
    ["a bot's", CLAIM.info, [1], 0, "Bilal is thinking"],
    ["several people's", net, [0, 1], -1, "Amina and Bilal are deciding"],
    ["nobody's", net, [], 0, ""],
    ["nobody's any more", { ...net, over: true }, [], 0, "The game is over"],
    ["of a bot that stands in for oneself", stood, [0], 0, "Amina is thinking"],
  ] as [string, TableInfo, number[], number, string][])("%s", (_, info, asked, seat, words) => {
    expect(turnOf(info, asked, seat)).toBe(words);
  });

  test("the tab's title tells it, too", () => {
    const waiting = { ...CLAIM, question: "" as const, info: infoOf({ waiting: [1] }) };
    expect([isYours(CLAIM), isYours(waiting)]).toEqual([true, false]);
    expect(isYours({ ...CLAIM, info: infoOf({ over: true }) })).toBe(false);
    expect(titleOf(null)).toBe("Marrakesh");
    expect(titleOf(CLAIM)).toBe("(Your turn) Marrakesh");
    expect(titleOf(waiting)).toBe("Marrakesh: Bilal");
    expect(titleOf({ ...CLAIM, info: infoOf({ over: true }) })).toBe("Marrakesh: the game is over");
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

  test("runs the clock of whoever decides, and warns of its end once", async () => {
    vi.useFakeTimers();
    const info = infoOf({ seats: people([{ seconds: 61.5 }, { seconds: 300 }]) });
    line(info);
    const clocks = () => [...document.querySelectorAll(".clock")].map((one) => one.textContent);
    expect(clocks()).toEqual(["1:01", "5:00"]);
    expect(screen.getByRole("status").textContent).toBe("");
    await vi.advanceTimersByTimeAsync(3000);
    expect(clocks()).toEqual(["0:58", "5:00"]);
    expect(screen.getByRole("status").textContent).toBe("Less than a minute left.");
    expect(screen.getByText(/Time left: 0:58/)).toBeTruthy();
  });

  test("over days, shows how much time is left for this move", async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const due = 1_000_000 + 5 * 3600;
    line(infoOf({ pace: "days", waiting: [0], seats: people(), due }));
    expect(document.querySelector(".clock")!.textContent).toBe("5h");
    expect(document.querySelectorAll(".clock")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6 * 3600 * 1000);
    expect(document.querySelector(".clock")!.textContent).toBe("late");
  });

  test("no clock runs before the first move, nor after the last", async () => {
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

  test("names the bots at the table, but not the Pashabot", async () => {
    const seats = [AMINA, { ...BILAL, bot: "expert" }];
    line(infoOf({ seats }));
    expect(await screen.findByText("(The expert)")).toBeTruthy();
    server.asked.length = 0;
    line(infoOf({ seats, kind: "solo" }));
    await Promise.resolve();
    expect(server.paths()).toEqual([]);
  });

  test("while a step is told nobody decides; the end is told when it has been seen", async () => {
    const { rerender } = line(CLAIM.info, { telling: true });
    expect(turn()).toBe("");
    await rerender({ telling: false });
    expect(turn()).toBe("Your turn");
    await rerender({ info: infoOf({ over: true }), asked: [] });
    expect(turn()).toBe("");
    await rerender({ view: { ...CLAIM.view, phase: "over" } });
    expect(turn()).toBe("The game is over");
  });

  test("who is away from a live game is seen, and who begins", () => {
    const seats = people([{}, { present: false }]);
    line(infoOf({ kind: "net", pace: "live", seats }), { asked: [1] });
    const [amina, bilal] = screen.getAllByRole("listitem");
    expect(bilal!.querySelector(".away")).toBeTruthy();
    expect(amina!.querySelector(".away")).toBeNull();
    expect(within(bilal!).getByRole("button").getAttribute("aria-current")).toBe("step");
    expect(amina!.querySelector(".fez")).toBeTruthy();
    expect(bilal!.querySelector(".fez")).toBeNull();
    expect(within(amina!).getByRole("button").title).toBe("Score so far");
  });
});

describe("help", () => {
  test("opens by button and key, shows colours and scoring, and finds rules", async () => {
    const { container } = render(HelpButton, { first: false });
    await fireEvent.keyDown(window, { key: "?" });
    await waitFor(() => expect(container.querySelector("dialog")).toBeTruthy());
    const dialog = container.querySelector("dialog")!;
    expect(within(dialog).getByRole("heading", { level: 2, name: "Help" })).toBeTruthy();
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
    await fireEvent.click(
      within(dialog).getByRole("button", { name: "The game in three pictures" }),
    );
    expect(container.querySelectorAll("dialog")).toHaveLength(2);
    await fireEvent.click(dialog.querySelector(".close")!);
    await waitFor(() => expect(container.querySelectorAll("dialog")).toHaveLength(0));
  });

  test("a place explains itself by the same key", async () => {
    render(HelpButton, { first: false });
    document.body.insertAdjacentHTML("beforeend", '<button class="spot"></button>');
    await fireEvent.keyDown(document.querySelector(".spot")!, { key: "?" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a first game begins with three pictures, once", async () => {
    const { unmount } = render(HelpButton, { first: true });
    expect(await screen.findByRole("dialog", { name: "The game in three pictures" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(picturesSeen.read()).toBe("seen");
    unmount();
    render(HelpButton, { first: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("while nothing is asked there is a way to the sheet, or to notifications", async () => {
  const onsheet = vi.fn();
  const { rerender } = render(IdleTray, { snapshot: CLAIM, onsheet });
  expect(screen.getByText(/^Meanwhile, look around/)).toBeTruthy();
  await rerender({ snapshot: { ...CLAIM, seat: -1 } });
  expect(screen.getByText("You are watching.")).toBeTruthy();
  await rerender({ snapshot: { ...CLAIM, info: infoOf({ over: true }) } });
  await fireEvent.click(screen.getByRole("button", { name: "Score sheet" }));
  expect(onsheet).toHaveBeenCalledOnce();
});

test("after all have ended the game together, a rematch is offered", async () => {
  const ended = infoOf({ over: true, closed: "abandoned" });
  const server = new FakeServer({ "POST tables/t/rematch": () => refused(503, "Not now.") });
  const { rerender } = render(IdleTray, {
    snapshot: { ...CLAIM, info: { ...ended, table: "t" } },
    onsheet: () => undefined,
  });
  await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(await screen.findByText("Not now.")).toBeTruthy();
  expect(server.paths()).toEqual(["POST tables/t/rematch"]);
  await rerender({ snapshot: { ...CLAIM, info: { ...ended, rematch: "next" } } });
  expect(screen.getByRole("button", { name: "Join it" })).toBeTruthy();
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
  ])("%o on %s", (init, html, key) => {
    expect(pressed(init, html)).toBe(key);
  });

  test("of the window are on nothing", () => {
    expect(isOn(new Event("keydown"), "p")).toBe(false);
  });
});
