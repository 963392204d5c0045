// A table's page, as players and spectators see it; the table is from a real game.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import TablePage from "../src/play/TablePage.svelte";
import { box } from "./board/boards";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";
import { BOARDS, outline } from "./support/outline";
import { OFFER } from "./support/sampleChoices";
import { event, points } from "./support/sampleEvents";
import { beginning, containing } from "./support/words";

const SEATS = (told.claim as unknown as Snapshot).info.seats.map((one) =>
  one.bot ? { ...one, bot: "apprentice" } : one,
);
const CLAIM = structuredClone(told.claim) as unknown as Snapshot;
CLAIM.info.seats = SEATS;
const CLAIMED = told.claimed as unknown as LogEntry[];
const ANSWERED = told.answered as unknown as LogEntry[];

let server: FakeServer;
beforeEach(() => {
  FakeSocket.install();
  prefer({ speed: "none" });
  server = new FakeServer({
    "GET box": () => box,
    "GET offer": () => OFFER,
    "GET tables/t/moments/*": () => ({ move: 30, entry: null, view: CLAIM.view, prompt: "" }),
    "GET help/scroll/*": () => ({ lines: ["Scroll of the river"], notes: [] }),
  });
});

async function open(snapshot: Partial<Snapshot> = {}): Promise<void> {
  render(TablePage, { table: "t" });
  FakeSocket.last.open();
  FakeSocket.last.say({ ...CLAIM, ...snapshot });
  await screen.findByLabelText(t("play-players"));
}

// by selector, as roles are slow among the hundreds of elements of the boards
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
type ButtonName = string | ((words: string) => boolean);
const findButton = (name: ButtonName) =>
  [...document.querySelectorAll("button")].find((found) => {
    const words = found.getAttribute("aria-label") ?? found.textContent.trim().replace(/\s+/g, " ");
    return typeof name === "string" ? words.split(" (")[0] === name : name(words);
  });
const button = (name: ButtonName) => {
  const found = findButton(name);
  if (!found) throw new Error(`There is no button ${String(name)}.`);
  return found;
};
const sent = (type: string) => FakeSocket.last.sent.filter((one) => one.type === type);
const place = (target: string) => document.querySelector(`[data-target="${target}"]`)!;
const waiting = (
  info: Partial<Snapshot["info"]>,
  more: Partial<Snapshot> = {},
): Partial<Snapshot> => ({
  ...{ question: "" as const, options: [], prompt: "Bilal is thinking." },
  info: { ...CLAIM.info, waiting: [1], ...info },
  ...more,
});

describe("a table's page", () => {
  test("says that it is loading, then shows the season, phase, players and question", async () => {
    render(TablePage, { table: "t" });
    expect(screen.getByRole("status").textContent).toBe(t("play-loading"));
    FakeSocket.last.open();
    FakeSocket.last.say(CLAIM);
    const players = await screen.findByLabelText(t("play-players"));
    expect(one("h1")!.textContent).toContain(t("season-and-round", { season: 1, round: 2 }));
    expect(document.title).toBe(t("play-title-turn"));
    expect(screen.getByText(t("play-turn-yours"))).toBeTruthy();
    expect(document.querySelector(".phase")!.textContent).toBe(t("phase-claim"));
    expect(screen.getByText(CLAIM.prompt)).toBeTruthy();
    expect(await within(players).findByText("(The apprentice)")).toBeTruthy();
    expect(within(players).getByText(`(${t("play-you")})`)).toBeTruthy();
    expect(screen.queryByText(t("play-reconnecting"))).toBeNull();
    FakeSocket.last.drop();
    expect(await screen.findByText(t("play-reconnecting"))).toBeTruthy();
  });

  test.each<[string, string, Partial<Snapshot>?]>([
    ["in words", "all and nothing"],
    ["on a phone in words", "max-width: 700px"],
    ["of others in words", "all and nothing", waiting({ kind: "net" }, { seat: -1, yours: [] })],
    ["on a phone while others decide", "max-width: 700px", waiting({ kind: "net" })],
  ])("matches its outline %s", async (name, matching, snapshot) => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) => real(query.includes(matching) ? "all" : query));
    await open(snapshot);
    await screen.findByText("(The apprentice)");
    await expect(outline(document.body, BOARDS)).toMatchFileSnapshot(`outlines/table ${name}.txt`);
  });

  test.each(["all and nothing", "max-width: 700px"])(
    "lets the player confirm a held turn (%s)",
    async (matching) => {
      const real = matchMedia;
      vi.stubGlobal("matchMedia", (query: string) =>
        real(query.includes(matching) ? "all" : query),
      );
      await open({ held: CLAIM.options[0]!.action, confirm: true });
      const words = matching.startsWith("max-width")
        ? t("play-confirm-now")
        : t("play-held", { words: CLAIM.options[0]!.words });
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByRole("button", { name: beginning("play-confirm") })).toBeTruthy();
    },
  );

  test("reports a missing table, but waits for an unavailable server", async () => {
    server.answers["GET tables/t"] = () => refused(503, "Not now.");
    render(TablePage, { table: "t" });
    FakeSocket.last.drop();
    expect(await screen.findByText(t("play-reconnecting"))).toBeTruthy();
    await waitFor(() => expect(server.paths()).toContain("GET tables/t"));
    expect(screen.queryByRole("link")).toBeNull();
    server.answers["GET tables/t"] = () => refused(404, "There is no table t.");
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.drop();
    expect(await screen.findByText("There is no table t.")).toBeTruthy();
    expect(screen.getByRole("heading").textContent).toBe(t("play-no-table"));
    expect(screen.getByRole("link").getAttribute("href")).toBe("/");
  });

  test("says that a move is still being sent, and lets you reconnect without waiting", async () => {
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "Date"] });
    await fireEvent.keyDown(window, { key: "1" });
    const [move] = sent("move");
    await vi.advanceTimersByTimeAsync(900);
    expect(screen.queryByText(t("play-sending"))).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.getByText(t("play-sending"))).toBeTruthy();
    FakeSocket.last.say({ type: "done", id: move!.id!, seq: CLAIM.seq });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByText(t("play-sending"))).toBeNull();
    for (let tries = 0; tries < 5; tries += 1) {
      FakeSocket.last.drop();
      await vi.advanceTimersByTimeAsync(tries < 4 ? 3_000 : 0);
    }
    expect(screen.getByText(t("play-again-in", { seconds: 4 }))).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(screen.getByText(t("play-again-in", { seconds: 2 }))).toBeTruthy();
    const before = FakeSocket.all.length;
    await fireEvent.click(button(t("play-try-now")));
    expect(FakeSocket.all).toHaveLength(before + 1);
    expect(screen.getByText(t("play-trying"))).toBeTruthy();
    FakeSocket.last.open();
    FakeSocket.last.say(CLAIM);
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByText(t("play-reconnecting"))).toBeNull();
  });

  test("opens the log with a button or key, and shows a moment from it", async () => {
    await open();
    const log = button(t("play-log"));
    await fireEvent.click(log);
    expect(log.getAttribute("aria-expanded")).toBe("true");
    const lines = within(one("[role=log]")!).getAllByTitle(t("play-look-at"));
    await fireEvent.click(lines.at(-1)!);
    const past = {
      when: t("season-and-round", { season: 1, round: 2 }),
      n: CLAIM.news.at(-1)!.move,
    };
    expect(await screen.findByText(t("play-looking-at", past))).toBeTruthy();
    expect(server.asked.find(({ path }) => path.includes("moments"))?.query.get("seat")).toBe("0");
    expect(screen.queryByText(CLAIM.prompt)).toBeNull();
    expect(lines.at(-1)!.getAttribute("aria-current")).toBe("true");
    await fireEvent.keyDown(window, { key: "l" }); // keys are inactive in the past
    expect(one("[role=log]")).toBeTruthy();
    await fireEvent.click(button(t("play-back-to-now")));
    expect(screen.getByText(CLAIM.prompt)).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(one("[role=log]")).toBeNull();
    await fireEvent.keyDown(window, { key: "l" });
    await fireEvent.click(within(document.getElementById("log")!).getByText(t("play-close")));
    expect(one("[role=log]")).toBeNull();
  });

  test("stays in the present if a moment cannot be shown", async () => {
    server.answers["GET tables/t/moments/*"] = () => refused(409, "That was secret.");
    await open();
    await fireEvent.keyDown(window, { key: "l" });
    await fireEvent.click(screen.getAllByTitle(t("play-look-at"))[0]!);
    expect(await screen.findByText("That was secret.")).toBeTruthy();
    expect(screen.getByText(CLAIM.prompt)).toBeTruthy();
  });

  test("opens a player's board from their name, and the score sheet from yours", async () => {
    server.answers["GET tables/t/sheet"] = () => refused(400, "No sheet.");
    await open();
    const [own, other] = within(screen.getByLabelText(t("play-players"))).getAllByRole("button");
    const large = () => document.querySelectorAll("svg.board").length;
    const before = large();
    await fireEvent.click(other!);
    const after = large();
    expect(after).not.toBe(before);
    await fireEvent.click(other!);
    expect(large()).toBe(before);
    await fireEvent.click(other!);
    await fireEvent.click(own!); // first back to your own
    expect([large(), one("dialog")]).toEqual([before, null]);
    await fireEvent.click(other!);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(large()).toBe(before);
    await fireEvent.click(own!);
    expect(screen.getByText(t("end-so-far"))).toBeTruthy();
  });

  test("opens a menu at a place with several options, and takes the one chosen", async () => {
    const [first, second] = CLAIM.options;
    const target = `base.${first!.about.place!.key}`;
    const twice = { ...second!, about: { ...second!.about, place: first!.about.place } };
    await open({ options: [first!, twice, ...CLAIM.options.slice(2)] });
    const spot = place(target);
    expect(spot.getAttribute("role")).toBe("button");
    await fireEvent.click(spot);
    const menu = one("[role=menu]")!;
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((one) => one.textContent)).toEqual([first!.words, second!.words]);
    expect(document.activeElement).toBe(items[0]);
    await fireEvent.keyDown(menu, { key: "ArrowDown" });
    expect(document.activeElement).toBe(items[1]);
    await fireEvent.keyDown(menu, { key: "ArrowDown" });
    expect(document.activeElement).toBe(items[0]);
    await fireEvent.keyDown(menu, { key: "ArrowUp" });
    expect(document.activeElement).toBe(items[1]);
    await fireEvent.keyDown(menu, { key: "Escape" });
    expect(one("[role=menu]")).toBeNull();
    await fireEvent.keyDown(spot, { key: "Enter" });
    await fireEvent.pointerDown(document.body, { pointerType: "mouse" });
    expect(one("[role=menu]")).toBeNull();
    await fireEvent.click(spot);
    await fireEvent.click(screen.getByRole("menuitem", { name: second!.words }));
    expect(sent("move")).toMatchObject([{ action: second!.action }]);
  });

  test("tells spectators that they are watching, and offers them no options", async () => {
    await open(waiting({}, { seat: -1, yours: [], undo: "no" }));
    expect(screen.getByText(t("play-watching"))).toBeTruthy();
    expect(findButton(containing("play-undo")) ?? null).toBeNull();
    expect(screen.queryByText(t("play-turn-yours"))).toBeNull();
    expect(document.title).toBe(t("play-title-wait", { names: "Bilal" }));
    await fireEvent.click(button(t("start-settings")));
    expect(screen.queryByLabelText(t("play-menu-name"))).toBeNull();
  });

  test("says whose turn it is while the player has nothing to decide", async () => {
    await open(waiting({}));
    expect(screen.getByText(t("play-browse"))).toBeTruthy();
    expect(screen.getByText(t("play-turn-bot", { name: "Bilal" }))).toBeTruthy();
  });

  test("opens the score sheet when the game is over, and can reopen it", async () => {
    server.answers["GET tables/t/sheet"] = () => refused(400, "No sheet.");
    const view = { ...CLAIM.view, phase: "over" as const };
    const over = { over: true, waiting: [], scores: [80, 70], places: [1, 2], phase: "over" };
    await open(waiting(over, { view }));
    expect(document.title).toBe(t("play-title-over"));
    expect(await waitFor(() => one("dialog")!)).toBeTruthy();
    await fireEvent.click(button(t("play-look-table")));
    await waitFor(() => expect(one("dialog")).toBeNull());
    await fireEvent.click(button(t("play-show-sheet")));
    expect(one("dialog")).toBeTruthy();
  });

  test("tells the server when the language changes, but sends no unchanged settings", async () => {
    prefer({ confirm: true });
    await open({ confirm: true });
    expect([sent("speak"), sent("wishes")]).toEqual([[], []]); // all settings are as wanted
    prefer({ lang: "de" });
    await waitFor(() => expect(sent("speak")).toMatchObject([{ lang: "de" }]));
  });

  test.each([
    ["Bilal is a person", "", [{ seat: 0, confirm: true }]],
    ["Bilal is a bot", "apprentice", []],
  ])("asks on touch screens to confirm turns by default, once, if %s", async (_, bot, wishes) => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("coarse") ? { ...real(query), matches: true } : real(query),
    );
    const seats = SEATS.map((seat, n) => ({ ...seat, bot: n ? bot : "" }));
    await open({ info: { ...CLAIM.info, seats } });
    expect(sent("wishes")).toMatchObject(wishes);
    FakeSocket.last.say({ ...CLAIM, seq: CLAIM.seq + 1, news: [], taken_back: 33 });
    expect(sent("wishes")).toHaveLength(wishes.length);
  });

  test("shows one pane at a time on a phone, and the base of the tower in the tray", async () => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("max-width: 700px") ? real("all") : real(query),
    );
    await open();
    expect(document.querySelector("[aria-controls=log]")).toBeNull();
    expect(screen.getByRole("group", { name: t("play-base") })).toBeTruthy();
    await fireEvent.click(button(t("play-log")));
    expect(one("[role=log]")!).toBeTruthy();
  });

  test("shows the end of a season to players until they continue", async () => {
    await open();
    const move = CLAIM.news.at(-1)!.move + 1;
    const phase = (name: string, season = 1) =>
      event(-1, "phase", { phase: name as never, season, round: 4 }, name);
    const events = [
      phase("river-evaluation"),
      phase("provisions"),
      event(0, "provided", {}, "provides"),
      points(1, -5, "provisions"),
      phase("next-provision"),
      event(-1, "season", { season: 2, office: 3 }, "Season 2 begins"),
    ];
    const entry = { move, seat: -1, action: "", season: 1, round: 4, at: 0, events };
    const view = { ...CLAIM.view, season: 2, round: 1 };
    FakeSocket.last.say({ ...CLAIM, view, news: [entry], taken_back: move - 1, seq: 99 });
    expect(await screen.findByText(t("play-season-over", { season: 1 }))).toBeTruthy();
    await fireEvent.click(button(containing("play-season-on", { season: 2 })));
    expect(screen.queryByText(t("play-season-over", { season: 1 }))).toBeNull();
  });

  test("covers secrets until the next player sits down", async () => {
    const people = SEATS.map((seat, n) => ({ ...seat, bot: "", name: n ? "Bilal" : "Amina" }));
    const info = { ...CLAIM.info, kind: "screen" as const, seats: people, phase: "select" };
    const secret = { yours: [0, 1], secret: true, seat: -1, due: [1] } as Partial<Snapshot>;
    render(TablePage, { table: "t" });
    FakeSocket.last.open();
    FakeSocket.last.say({ ...CLAIM, ...secret, info: { ...info, waiting: [1] } });
    expect(
      await screen.findByRole("dialog", { name: t("play-pass", { name: "Bilal" }) }),
    ).toBeTruthy();
    expect(screen.queryByText(CLAIM.prompt)).toBeNull();
    await fireEvent.click(button(t("play-i-am", { name: "Bilal" })));
    expect(sent("look")).toMatchObject([{ seat: 1, alone: true }]);
  });
});

test("keys move between places and toggle the log; the space bar keeps its effect", async () => {
  await open();
  const press = async (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    window.dispatchEvent(event);
    await tick();
    return event.defaultPrevented;
  };
  expect(await press("ArrowRight")).toBe(true);
  expect(document.activeElement!.matches(".spot.live")).toBe(true);
  const first = document.activeElement;
  expect(await press(" ")).toBe(false); // nothing to skip
  expect(document.activeElement).toBe(first);
  await press("l");
  expect(document.querySelector("#log")).toBeTruthy();
  await press("l");
  await waitFor(() => expect(document.querySelector("#log")).toBeNull());
  await press("l");
  await press("Escape");
  await waitFor(() => expect(document.querySelector("#log")).toBeNull());
});

describe("steps", () => {
  test("of the others are shown one by one until a click or the space bar skips them", async () => {
    await open();
    prefer({ speed: "slow" });
    const next = (n: number): LogEntry => ({ ...ANSWERED[0]!, move: 33 + n });
    FakeSocket.last.say({ ...CLAIM, news: [next(1)], taken_back: 33, seq: 34 });
    const skip = await waitFor(() => button(beginning("play-skip")));
    expect(screen.queryByText(t("play-turn-yours"))).toBeNull();
    await fireEvent.click(skip);
    await waitFor(() => expect(screen.getByText(t("play-turn-yours"))).toBeTruthy());
    FakeSocket.last.say({ ...CLAIM, news: [next(2)], taken_back: 34, seq: 35 });
    await waitFor(() => button(beginning("play-skip")));
    await fireEvent.keyDown(window, { key: " " });
    await waitFor(() => expect(findButton(beginning("play-skip")) ?? null).toBeNull());
    FakeSocket.last.say({ ...CLAIM, news: [next(3)], taken_back: 35, seq: 36 });
    await waitFor(() => button(beginning("play-skip")));
    await fireEvent.click(one("h1")!);
    await waitFor(() => expect(findButton(beginning("play-skip")) ?? null).toBeNull());
  });

  test("of the others are skipped when the page is hidden", async () => {
    prefer({ speed: "normal" });
    await open();
    const last = ANSWERED.at(-1)!.move;
    const news = { news: ANSWERED, seq: last, taken_back: ANSWERED[0]!.move - 1 };
    FakeSocket.last.say({ ...CLAIM, ...news });
    await waitFor(() => expect(document.querySelector(".telling")).toBeTruthy());
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(document.querySelector(".telling")).toBeTruthy());
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(document.querySelector(".telling")).toBeNull());
  });

  test("of your own are not played back to you", async () => {
    await open();
    FakeSocket.last.say({ ...CLAIM, news: CLAIMED, taken_back: CLAIMED[0]!.move - 1, seq: 34 });
    expect(findButton(beginning("play-skip")) ?? null).toBeNull();
  });
});

test("the mouse opens a place's tooltip, which says why the place cannot be chosen", async () => {
  await open();
  const [number] = CLAIM.view.scrolls.flat();
  const spot = place(`scroll.${number}`);
  vi.useFakeTimers();
  await fireEvent.pointerMove(spot, { pointerType: "mouse", clientX: 5, clientY: 5 });
  await vi.advanceTimersByTimeAsync(400);
  const tip = one("[role=tooltip]")!;
  expect(tip.textContent).toContain("Scroll of the river");
  expect(within(tip).getByRole("link").getAttribute("href")).toBe("/rules/scroll");
  const why = sent("why")[0] as unknown as { id: string; target: unknown };
  FakeSocket.last.say({ type: "because", id: why.id, text: "You have no gray keshi." } as never);
  await vi.advanceTimersByTimeAsync(10);
  expect(tip.textContent).toContain("You have no gray keshi.");
  await fireEvent.pointerLeave(spot, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(60);
  await fireEvent.pointerEnter(tip);
  await vi.advanceTimersByTimeAsync(400);
  expect(one("[role=tooltip]")).toBeTruthy(); // the mouse has moved onto it
  await fireEvent.keyDown(window, { key: "Escape" });
  await vi.advanceTimersByTimeAsync(400);
  expect(one("[role=tooltip]")).toBeNull();
});
