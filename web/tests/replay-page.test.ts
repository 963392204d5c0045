// The replay page, as a reader sees it; the views are from a real game, the rest is invented.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, Moment, TableInfo } from "../src/api/messages";
import { keep } from "../src/game/mySeats";
import { t } from "../src/lib/texts.svelte";
import ReplayPage from "../src/replay/ReplayPage.svelte";
import { box } from "./board/boards";
import sheets from "./end-sheets.json";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { BOARDS, outline } from "./support/outline";
import { event, points } from "./support/sampleEvents";
import { sized } from "./support/windowSize";

const VIEW = (told.claim as unknown as { view: Moment["view"] }).view;
const MOVES = 5;
const INFO = {
  ...(sheets.four.info as unknown as TableInfo),
  ...{ table: "game", moves: MOVES, seed: "12345", seed_hash: "f00d", scores: [40, 30] },
  seats: (sheets.four.info as unknown as TableInfo).seats.slice(0, 2),
};
INFO.seats[0] = { ...INFO.seats[0]!, name: "Amina" };
INFO.seats[1] = { ...INFO.seats[1]!, name: "Bilal" };

const LOG: LogEntry[] = Array.from({ length: MOVES }, (_, k) => ({
  ...{ move: k + 1, seat: k % 2, action: "", season: 1, round: k < 3 ? 1 : 2, at: 0 },
  events: [
    event(k % 2, "phase", { phase: "claim", season: 1, round: 1 } as never),
    points(k % 2, 2, `deed ${k + 1}`),
  ],
}));

function moment(move: number, instead = "-1"): Moment {
  const better = instead === "-1" ? "" : " instead";
  const players = VIEW.players.map((one, seat) => ({ ...one, score: 10 * move + seat }));
  if (better) {
    const [one] = players;
    players[0] = { ...one!, resources: { ...one!.resources, water: one!.resources.water + 2 } };
    players[0].fisherman += 3;
  }
  return {
    ...{ move, prompt: `What after ${move}?${better}`, entry: LOG[move - 1] ?? null },
    view: { ...VIEW, players },
  } as unknown as Moment;
}

/** The scores of both players over the slider: they rise by 2 with each action. */
const COURSES = ["M0 10H0V10H1V5H3V0H5V0H5", "M0 31H0V31H2V26H4V21H5"];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({
    "GET box": () => box,
    "GET tables/game": () => INFO,
    "GET tables/game/log": () => LOG,
    ...Object.fromEntries(
      Array.from({ length: MOVES + 1 }, (_, move) => [
        `GET tables/game/moments/${move}`,
        (query: URLSearchParams) => moment(move, query.get("instead")!),
      ]),
    ),
  });
});

async function open(search = ""): Promise<void> {
  history.replaceState(null, "", `/replay/game${search}`);
  render(ReplayPage, { table: "game" });
  await screen.findByRole("slider");
}

const at = (move: number) => t("end-move-of", { move, moves: MOVES });
const count = () => document.querySelector(".transport .count")!.textContent;
const telling = () => document.querySelector(".telling")!.textContent.replace(/\s+/g, " ").trim();
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("on a wide screen", () => {
  test("the log leads to each moment, and ends at the current one", async () => {
    sized(1400, 900);
    await open("?move=4");
    const log = await screen.findByRole("complementary", { name: t("play-log") });
    await waitFor(() => expect(within(log).getByText(/deed 4/)).toBeTruthy());
    expect(within(log).queryByText(/deed 5/)).toBeNull();
    await fireEvent.click(
      within(log)
        .getByText(/deed 4/)
        .closest("button")!,
    );
    expect(count()).toBe(at(4));
  });
});

describe("on a phone", () => {
  test("the page shows the City or a board, or one of their parts alone", async () => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("max-width: 700px") ? real("all") : real(query),
    );
    await open();
    const pressed = () =>
      screen.queryAllByRole("button", { pressed: true }).map((one) => one.textContent.trim());
    const sides = () =>
      [...document.querySelectorAll(".boards > *")].map((one) => one.getAttribute("aria-label"));
    expect([sides(), pressed()[0]]).toEqual([[t("end-city")], t("end-city")]);
    await fireEvent.click(button(t("sector-river")));
    const parts = () =>
      [...document.querySelectorAll<SVGElement>("[data-part]")].map((one) => one.dataset.part);
    expect(parts()).toEqual(["river"]);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(parts().length).toBeGreaterThan(4);
    await fireEvent.click(button(/^Bilal/));
    expect([sides(), pressed()[0]]).toEqual([[t("end-board-of", { name: "Bilal" })], "Bilal 1"]);
    expect(screen.queryByRole("complementary", { name: t("play-log") })).toBeNull();
    await fireEvent.click(button(t("end-city")));
    expect(sides()).toEqual([t("end-city")]);
  });
});

describe("the replay page", () => {
  test("matches its outline", async () => {
    await open();
    await fireEvent.click(button(t("end-round-on")));
    await waitFor(() => expect(count()).toBe(at(3)));
    await expect(outline(document.body, BOARDS)).toMatchFileSnapshot("outlines/replay.txt");
    const lines = (kind: string) =>
      [...document.querySelectorAll(`.track path.${kind}`)].map((one) => one.getAttribute("d"));
    expect(lines("round")).toEqual(["M0 0V100", "M3 0V100"]);
    expect(lines("course").map((line) => line!.replaceAll(/\.\d+/g, ""))).toEqual(COURSES);
  });

  test("moves through the game with named buttons and a slider", async () => {
    await open();
    expect(document.title).toBe(t("end-replay-title"));
    expect([count(), telling()]).toEqual([at(0), t("end-at-start")]);
    for (const [key, move] of [
      ["end-on", 1],
      ["end-round-on", 3],
      ["end-back", 2],
      ["end-round-back", 0],
      ["end-last", 5],
      ["end-first", 0],
    ] as const) {
      await fireEvent.click(button(t(key)));
      await waitFor(() => expect([key, count()]).toEqual([key, at(move)]));
    }
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: t("end-slider") });
    await fireEvent.input(slider, { target: { value: "4" } });
    await waitFor(() =>
      expect(telling()).toBe(
        `${t("season-and-round", { season: 1, round: 2 })} ${LOG[3]!.events[1]!.text}`,
      ),
    );
    expect(slider.getAttribute("aria-valuetext")).toBe(at(4));
    await waitFor(() => expect(location.search).toBe("?move=4"));
  });

  test("moves through the game with keys, except in input fields", async () => {
    await open("?move=2");
    for (const [key, move] of [
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
      ["PageDown", 3],
      ["PageUp", 0],
      ["End", 5],
      ["Home", 0],
    ] as const) {
      await fireEvent.keyDown(document.body, { key });
      expect([key, count()]).toEqual([key, at(move)]);
    }
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
    await fireEvent.keyDown(document.body, { key: "End", ctrlKey: true });
    await fireEvent.keyDown(document.body, { key: "x" });
    await fireEvent.keyDown(button(t("end-play")), { key: " " });
    expect(count()).toBe(at(0));
    await fireEvent.keyDown(document.body, { key: " " });
    expect(button(t("end-pause"))).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(button(t("end-play"))).toBeTruthy();
    await fireEvent.click(button(t("end-play")));
    await fireEvent.click(button(t("end-pause")));
    expect(button(t("end-play"))).toBeTruthy();
  });

  test("shows the chosen board, with all players' points", async () => {
    await open("?move=2");
    const seats = within(screen.getByRole("group", { name: t("end-whose-board") }));
    const pressed = () =>
      seats
        .getAllByRole("button")
        .map((one) => [one.textContent, one.getAttribute("aria-pressed")]);
    expect(screen.queryByRole("button", { name: t("end-city") })).toBeNull();
    await waitFor(() =>
      expect(pressed()).toEqual([
        ["Amina 20", "false"],
        ["Bilal 21", "true"],
      ]),
    );
    const follow = screen.getByRole<HTMLInputElement>("checkbox", { name: t("end-follow") });
    expect(follow.checked).toBe(true);
    await fireEvent.click(seats.getByRole("button", { name: /Amina/ }));
    await waitFor(() => expect(pressed().map(([, on]) => on)).toEqual(["true", "false"]));
    expect(screen.getByRole("region", { name: t("end-board-of", { name: "Amina" }) })).toBeTruthy();
    expect(follow.checked).toBe(false);
    await fireEvent.click(follow);
    await waitFor(() => expect(pressed().map(([, on]) => on)).toEqual(["false", "true"]));
    const analysis = screen.getByRole("link", { name: t("end-analysis") });
    expect(analysis.getAttribute("href")).toBe("/analysis/game?seat=1");
    expect(screen.getByRole("link", { name: t("end-to-table") }).getAttribute("href")).toBe(
      "/t/game",
    );
  });

  test("draws the better action over the one played", async () => {
    await open("?move=2&seat=0&instead=7");
    const drawn = () => [...document.querySelectorAll("[data-ghost], [data-change]")];
    expect(drawn()).toEqual([]);
    const choice = within(screen.getByRole("group", { name: t("end-compare") }));
    await fireEvent.click(choice.getByRole("radio", { name: t("end-better") }));
    await waitFor(() =>
      expect(drawn().map((one) => ({ ...(one as SVGElement).dataset }))).toEqual(
        expect.arrayContaining([{ ghost: "fisherman" }, { change: "2" }]),
      ),
    );
    expect(telling()).toContain(t("end-drawn"));
  });

  test("compares the decision made with the better one", async () => {
    await open("?move=2&seat=0&instead=7");
    const choice = within(screen.getByRole("group", { name: t("end-compare") }));
    expect(telling()).toBe(`${t("season-and-round", { season: 1, round: 1 })} What after 2?`);
    await fireEvent.click(choice.getByRole("radio", { name: t("end-played") }));
    await waitFor(() => expect(telling()).toContain("deed 3"));
    await fireEvent.click(choice.getByRole("radio", { name: t("end-better") }));
    await waitFor(() => expect(telling()).toContain(t("end-drawn")));
    expect(server.asked.some(({ query }) => query.get("instead") === "7")).toBe(true);
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(screen.queryByRole("group", { name: t("end-compare") })).toBeNull();
  });

  test("shares the moment, and shows the seed", async () => {
    const copied: string[] = [];
    const writeText = vi.fn(async (text: string) => void copied.push(text));
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await open("?move=3");
    await fireEvent.click(button(t("end-share")));
    expect(copied).toEqual([`${location.origin}/replay/game?move=3`]);
    expect(await screen.findByRole("button", { name: t("start-copied") })).toBeTruthy();
    expect(screen.getByText("12345")).toBeTruthy();
    expect(screen.getByText("f00d")).toBeTruthy();
    expect(screen.getByText(t("end-seed-about"))).toBeTruthy();
  });

  test("lets you play on in the seat of the board shown", async () => {
    server.answers["POST tables/game/play-on"] = () => refused(409, "Not from here.");
    await open("?move=3&seat=1");
    expect(screen.getByText(t("end-play-on-as", { name: "Bilal" }))).toBeTruthy();
    await fireEvent.click(button(t("end-play-on-bots")));
    expect((await screen.findByRole("alert")).textContent).toBe("Not from here.");
    await fireEvent.click(button(t("end-play-on-screen")));
    const wishes = server.asked.filter(({ path }) => path.startsWith("POST"));
    await waitFor(() => expect(wishes.map(({ body }) => body).at(0)).toBeTruthy());
    expect(
      server.asked.filter(({ path }) => path.startsWith("POST")).map(({ body }) => body),
    ).toEqual([
      { moves: 3, kind: "bots", name: "", seat: 1 },
      { moves: 3, kind: "screen", name: "", seat: -1 },
    ]);
  });

  test("continues solo games against the Pashabot, and says if the seed was known", async () => {
    const rules = { ...INFO.rules, solo: "pashabot" };
    server.answers["GET tables/game"] = () => ({ ...INFO, rules, seed_hash: "", over: false });
    await open();
    expect(button(t("end-play-on-solo"))).toBeTruthy();
    expect(screen.queryByText(t("end-play-on-bots"))).toBeNull();
    expect(screen.queryByRole("link", { name: t("end-analysis") })).toBeNull();
    expect(screen.getByText(t("end-seed-known"))).toBeTruthy();
  });

  test("reports a problem, with a link to the start page", async () => {
    server.answers["GET tables/game"] = () => refused(404, "There is no such game.");
    history.replaceState(null, "", "/replay/game");
    render(ReplayPage, { table: "game" });
    expect(screen.getByRole("status").textContent).toBe(t("end-loading"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("There is no such game.");
    expect(within(alert).getByRole("link").getAttribute("href")).toBe("/");
  });

  test("shows the view from your own seat", async () => {
    keep({ table: "game", token: "secret", seats: [1], names: ["Bilal"] });
    await open("?move=1");
    const seats = server.asked.filter(({ path }) => path.includes("moments"));
    expect(new Set(seats.map(({ query }) => query.get("seat")))).toEqual(new Set(["1"]));
  });
});
