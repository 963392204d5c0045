// The start page as a player sees it, with canned answers from the server.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MyTable, NewTable, Rules, TableInfo } from "../src/api/messages";
import { noteFinished } from "../src/game/finishedGames";
import { forget, keep, mine } from "../src/game/mySeats";
import { isLoopback, serverAddress } from "../src/game/serverAddress.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { speak, t } from "../src/lib/texts.svelte";
import StartPage from "../src/start/StartPage.svelte";
import { box, tables } from "./board/boards";
import { calm, outline } from "./support/outline";
import { OFFER, field } from "./support/sampleChoices";
import { beginning } from "./support/words";

type Answer = (body: unknown) => unknown;
let answers: Record<string, Answer>;
let asked: { path: string; body: unknown }[];

function info(table: string, names: string[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    table,
    kind: "net",
    pace: "days",
    rules: {
      players: names.length,
      edition: "essential",
      first_game: false,
      modules: [] as string[],
      solo: "",
    } as Rules,
    seats: names.map((name) => ({
      name,
      bot: "",
      stand_in: false,
      present: true,
      away: null,
      seconds: null,
      taken: true,
      open: false,
      tag: "",
      bot_since: null,
      hints: 0,
      bot_why: "",
      colour: "",
    })),
    listed: false,
    seq: 1,
    moves: 1,
    season: 2,
    round: 3,
    phase: "claim",
    waiting: [0],
    over: false,
    scores: [40, 50],
    places: [],
    level: null,
    seed_hash: "",
    seed: "",
    started: 0,
    changed: 1000,
    rematch: "",
    rated: false,
    corrected: 0,
    talk: "all",
    public_talk: false,
    hints: "allowed",
    guided: false,
    since: 1000,
    deadline: null,
    due: null,
    grace: null,
    quitting: [],
    closed: "",
    ...more,
  };
}

function refuse(status: number, error: string): Answer {
  return () => new Response(JSON.stringify({ error }), { status });
}

beforeEach(() => {
  asked = [];
  answers = { "GET offer": () => OFFER, "GET tables": () => [], "POST mine": () => [] };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const path = `${init.method} ${address.replace(/^\/api\//, "").replace(/\?.*/, "")}`;
    const body = init.body === undefined ? undefined : parsed(init.body as string);
    asked.push({ path, body });
    const answer = answers[path]?.(body);
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function wished(): NewTable {
  return asked.findLast(({ path }) => path === "POST tables")!.body as NewTable;
}

const linkFor = (name: string) => t("start-invitation-for", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("starting immediately", () => {
  test("Play now makes a first game against one bot and goes to its table", async () => {
    answers["POST tables"] = () => ({
      table: "abc",
      links: [{ seats: [0], names: [""], token: "s3cret" }],
    });
    render(StartPage);
    await fireEvent.click(await button(t("start-play-now")));
    await waitFor(() => expect(location.pathname).toBe("/t/abc"));
    expect(wished()).toEqual({
      kind: "bots",
      rules: { first_game: true },
      seats: [{ name: "" }, { bot: "apprentice" }],
      preset_setup: true,
    });
    expect(mine()).toMatchObject([{ table: "abc", token: "s3cret" }]);
  });

  test("an unavailable server is reported, and can be tried again", async () => {
    const before = answers;
    answers = {};
    render(StartPage);
    expect((await screen.findByRole("alert")).textContent).toContain(t("start-problem-offline"));
    await fireEvent.click(await button(t("start-play-now")));
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    answers = before;
    await fireEvent.click(await button(t("start-again")));
    expect(await button(t("start-begin"))).toBeTruthy();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });
});

describe("your own games", () => {
  const own = (one: TableInfo, your_turn: boolean): MyTable => ({
    info: one,
    token: `of ${one.table}`,
    seats: [0],
    your_turn,
  });

  beforeEach(() => {
    const games = [
      own(info("late", ["Amina", "Bilal"], { changed: 9000 }), false),
      own(info("mine", ["Amina", "Chaima"]), true),
      own(info("done", ["Amina", "Driss"], { over: true, changed: 9999 }), false),
    ];
    for (const { info, token } of games) keep({ table: info.table, token, seats: [0], names: [] });
    answers["POST mine"] = () => games;
  });

  test("match their outline, with all options of a new game", async () => {
    const { container } = render(StartPage);
    await screen.findByRole("heading", { name: t("start-continue") });
    await button(t("start-begin"));
    await calm(container);
    for (const one of container.querySelectorAll("details")) one.open = true;
    await calm(container);
    const told = [outline(container).replaceAll(/[\d,]+ days ago|since \d+ \w+/g, "…")];
    for (const kind of screen.getAllByRole("tab").slice(1)) {
      await fireEvent.click(kind);
      await calm(container);
      told.push(outline(screen.getByRole("tabpanel"), "details"));
    }
    await fireEvent.click(screen.getByRole("radio", { name: t("start-pace-days") }));
    told.push(outline(screen.getByRole("tabpanel"), "details"));
    await expect(told.join("\n")).toMatchFileSnapshot("outlines/start.txt");
  });

  test("are ordered by urgency, and the title counts your turns", async () => {
    render(StartPage);
    const list = await screen.findByRole("region", { name: t("start-continue") });
    const shown = within(list).getAllByRole("link", { name: /^You and / });
    expect(shown.map((link) => link.querySelector(".names")!.textContent)).toEqual([
      "You and Chaima",
      "You and Bilal",
      "You and Driss",
    ]);
    expect(within(shown[0]!).getByText(t("start-your-turn"))).toBeTruthy();
    expect(within(list).getAllByText(t("start-your-turn"))).toHaveLength(1);
    expect(shown[0]!.getAttribute("href")).toBe("/t/mine");
    expect(shown[2]!.getAttribute("href")).toBe("/t/done");
    expect(document.title).toBe("(1) Marrakesh");
  });

  test("come before everything else, without the large title", async () => {
    const { container } = render(StartPage);
    await screen.findByRole("heading", { name: t("start-continue") });
    expect(screen.queryByText(t("start-lead"))).toBeNull();
    const heads = [...container.querySelectorAll("h1, h2")].map((head) => head.textContent);
    expect(heads.slice(0, 3)).toEqual(
      ["title", "continue", "new-game"].map((key) => t(`start-${key}`)),
    );
  });

  test("that need others online are not repeated by Play now", async () => {
    render(StartPage);
    expect(await screen.findByText(t("start-play-now-about"))).toBeTruthy();
    expect(await button(t("start-play-now"))).toBeTruthy();
  });

  test("the one to continue shows a picture of its table", async () => {
    const view = tables.essential!;
    answers["GET tables/mine/moments/1"] = () => ({ move: 1, moves: 1, view });
    answers["GET box"] = () => box;
    answers["POST mine"] = () => [own(info("mine", ["Amina", "Bilal"]), true)];
    const { container } = render(StartPage);
    await waitFor(() => expect(container.querySelector(".first svg.board")).toBeTruthy());
  });

  test("alone or at this screen can be repeated, under the current name", async () => {
    const seats = ["", "apprentice", "apprentice"].map((bot) => ({
      ...info("", ["x"]).seats[0]!,
      name: bot ? "Bilal" : "Amina",
      bot,
    }));
    const rules = { ...info("", []).rules, players: 3, edition: "deluxe", modules: ["camels"] };
    const game = info("bots", [], { kind: "bots", rules, seats, started: 5, over: true });
    const old = info("old", ["Amina", "Bilal"], { kind: "screen", started: 4 });
    answers["POST mine"] = () => [own(old, true), own(game, false)];
    answers["POST tables"] = () => ({
      table: "abc",
      links: [{ seats: [0], names: ["Zohra"], token: "s3cret" }],
    });
    prefer({ name: "Zohra" });
    noteFinished("first");
    const again = async (): Promise<void> => {
      await fireEvent.click(await button(t("start-play-again")));
      await waitFor(() => expect(location.pathname).toBe("/t/abc"));
    };
    render(StartPage);
    expect(
      await screen.findByText(
        t("start-play-again-about", {
          game: "Against bots: 2 × The apprentice · Deluxe Edition · 1 module",
        }),
      ),
    ).toBeTruthy();
    await again();
    const same = {
      ...{ kind: "bots", rules },
      seats: [{ name: "Zohra" }, { bot: "apprentice" }, { bot: "apprentice" }],
    };
    // the boards are set up for newcomers until their third game
    expect(wished()).toEqual({ ...same, preset_setup: true });
    noteFinished("second");
    await again();
    expect(wished()).toEqual(same);
  });

  test("offer the next level in one click after a win against bots", async () => {
    const seats = ["", "apprentice"].map((bot) => ({
      ...info("", ["x"]).seats[0]!,
      name: "",
      bot,
    }));
    const won = { over: true, scores: [80, 70], places: [1, 2], seed_hash: "f00" };
    const rules = { ...info("", []).rules, players: 2 };
    answers["POST mine"] = () => [
      own(info("bots", [], { kind: "bots", rules, seats, ...won }), false),
    ];
    answers["POST tables"] = () => ({
      table: "abc",
      links: [{ seats: [0], names: [""], token: "s3cret" }],
    });
    render(StartPage);
    expect(
      await screen.findByText(
        t("start-play-level-about", {
          level: "apprentice",
          n: 1,
          game: "Against bots: The journeyman · Essential Edition · Base game",
        }),
      ),
    ).toBeTruthy();
    await fireEvent.click(await button(t("start-play-level", { level: "journeyman", n: 1 })));
    await waitFor(() => expect(location.pathname).toBe("/t/abc"));
    expect(wished().seats).toEqual([{ name: "" }, { bot: "journeyman" }]);
  });

  test("are removed only after confirmation", async () => {
    render(StartPage);
    await fireEvent.click(await button(t("start-remove-game", { names: "You and Bilal" })));
    await fireEvent.click(await button(t("start-keep")));
    expect(screen.queryByText("You and Bilal")).toBeTruthy();
    await fireEvent.click(await button(t("start-remove-game", { names: "You and Bilal" })));
    await fireEvent.click(await button(t("start-remove")));
    expect(screen.queryByText("You and Bilal")).toBeNull();
    expect(mine().map(({ table }) => table)).not.toContain("late");
  });

  test("stay hidden once removed, separately for each seat of a table", async () => {
    const [late, mine] = (answers["POST mine"]!({}) as MyTable[]).slice(0, 2);
    forget(mine!.info.table, mine!.token);
    keep({ table: "late", token: "another", seats: [1], names: [] });
    const games = [late!, mine!, { ...late!, token: "another", seats: [1] }];
    answers["POST mine"] = () => games;
    const { container } = render(StartPage);
    const shown = () => [...container.querySelectorAll("li .names")].map((one) => one.textContent);
    await waitFor(() => expect(shown()).toEqual(["You and Bilal", "Amina and You"]));
    await fireEvent.click(await button(t("start-remove-game", { names: "You and Bilal" })));
    await fireEvent.click(await button(t("start-remove")));
    expect(shown()).toEqual(["Amina and You"]);
  });

  test("that are over are collapsed, unless they are few and there is nothing else", async () => {
    const over = (n: number) =>
      Array.from({ length: n }, (_, k) =>
        own(info(`over${k}`, ["Amina", "Bilal"], { over: true }), false),
      );
    for (const [games, open] of [
      [over(3), true],
      [over(4), false],
      [[...over(1), own(info("runs", ["Amina", "Bilal"]), true)], false],
    ] as const) {
      answers["POST mine"] = () => games;
      const { container, unmount } = render(StartPage);
      await waitFor(() => expect(container.querySelector("li .names")).not.toBeNull());
      const finished = container.querySelector("section[aria-labelledby=continue-title] details");
      expect((finished as HTMLDetailsElement | null)?.open ?? true).toBe(open);
      unmount();
    }
  });

  test("include a rematch that another player has started", async () => {
    const rematch = own(info("again", ["Amina", "Bilal"]), true);
    answers["POST mine"] = () => [{ ...rematch, token: "of late" }];
    render(StartPage);
    await waitFor(() => expect(mine().map(({ table }) => table)).toContain("again"));
  });
});

describe("a new game", () => {
  test("online has a link to copy for every invited seat", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    answers["GET reach"] = () => ({ address: "", command: "marrakesh serve --port 8000" });
    answers["POST tables"] = () => ({
      table: "abc",
      links: [
        { seats: [0], names: ["Amina"], token: "one", ticket: "" },
        { seats: [1], names: ["Bilal"], token: "", ticket: "two" },
        { seats: [2], names: [""], token: "", ticket: "three" },
      ],
    });
    render(StartPage);
    await fireEvent.click(await screen.findByRole("tab", { name: t("start-kind-net") }));
    await fireEvent.click(await screen.findByRole("radio", { name: "3" }));
    const name = screen.getByRole("textbox", { name: t("start-name-of", { number: 2 }) });
    await fireEvent.input(name, { target: { value: "Bilal" } });
    await fireEvent.click(await button(t("start-create")));
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: linkFor("Bilal") });
    expect(field.value).toBe(`${location.origin}/t/abc#two`);
    expect(screen.getByRole("textbox", { name: linkFor("Player 3") })).toBeTruthy();
    const note = await screen.findByText(beginning("start-only-here"));
    expect(note.querySelector("code")?.textContent).toBe("marrakesh serve --port 8000");
    answers["GET reach"] = () => ({ address: "http://192.168.1.5:8000", command: "" });
    await serverAddress.ask(); // the server has been restarted
    await waitFor(() => expect(field.value).toBe("http://192.168.1.5:8000/t/abc#two"));
    expect(note.isConnected).toBe(false);
    await fireEvent.click(await button(`${t("start-copy")}: ${linkFor("Bilal")}`));
    expect(copied).toEqual([field.value]);
    expect(wished().seats).toEqual([{ name: "" }, { name: "Bilal" }, { name: "" }]);
    answers["GET reach"] = () => ({ address: "", command: "" });
    await serverAddress.ask();
    expect(mine()[0]?.invitations).toHaveLength(2); // in case the page is closed too early
  });

  test("shows the server's objection, and keeps the choice for next time", async () => {
    answers["POST tables"] = refuse(400, "The camels are ill.");
    const { unmount } = render(StartPage);
    await fireEvent.click(await screen.findByRole("radio", { name: "The all" }));
    await fireEvent.click(await button(t("start-begin")));
    expect((await screen.findByRole("alert")).textContent).toBe("The camels are ill.");
    expect(wished().rules?.modules).toHaveLength(4);
    unmount();
    render(StartPage);
    const all = await screen.findByRole<HTMLInputElement>("radio", { name: "The all" });
    expect(all.checked).toBe(true);
  });

  test("offers fields unknown to the page, under the conditions that the server sets", async () => {
    const offered = (name: string, needed: [string, string][]) =>
      field(name, "few", ["few", "many"], ...needed);
    const fields = [
      ...OFFER.fields,
      offered("dunes", []),
      offered("fleas", [["modules", "camels"]]),
      offered("flies", [
        ["fleas", "few"],
        ["modules", "camels"],
      ]),
    ];
    answers["GET offer"] = () => ({ ...OFFER, fields });
    answers["POST tables"] = refuse(400, "Not yet.");
    render(StartPage);
    const many = async (name: string) =>
      within(await screen.findByRole("group", { name: `Choose ${name}` })).getByLabelText(
        "The many",
      );
    await fireEvent.click(await many("dunes"));
    expect(screen.queryByRole("group", { name: "Choose fleas" })).toBeNull();
    await fireEvent.click(screen.getByRole("checkbox", { name: /^The camels/ }));
    await fireEvent.click(await many("flies"));
    await fireEvent.click(await many("fleas"));
    expect(screen.queryByRole("group", { name: "Choose flies" })).toBeNull();
    await fireEvent.click(await button(t("start-begin")));
    expect(wished().rules).toMatchObject({ modules: ["camels"], dunes: "many", fleas: "many" });
    expect(wished().rules).not.toHaveProperty("flies");
  });

  test("has tabs that the arrow keys move between", async () => {
    render(StartPage);
    const bots = await screen.findByRole("tab", { name: t("start-kind-bots") });
    await fireEvent.keyDown(bots, { key: "ArrowLeft" });
    const alone = screen.getByRole("tab", { name: t("start-kind-solo") });
    expect(alone.getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(alone);
    await fireEvent.keyDown(alone, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: t("start-kind-net") }));
  });
});

test("an invalid record is refused with the server's message", async () => {
  answers["POST records"] = refuse(400, "This is no record.");
  render(StartPage);
  const field = await screen.findByRole("textbox", { name: t("start-record-text") });
  await fireEvent.input(field, { target: { value: "hello" } });
  await fireEvent.click(await button(t("start-record-open")));
  expect((await screen.findByRole("alert")).textContent).toBe("This is no record.");
  expect(asked.find(({ path }) => path === "POST records")?.body).toBe("hello");
});

test("an address that others cannot reach is recognised", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "mk.localhost"])
    expect(isLoopback(host), host).toBe(true);
  for (const host of ["192.168.1.7", "marrakesh.example", "localhost.example", "127.example"])
    expect(isLoopback(host), host).toBe(false);
});

test("public games can be watched, and name bots by their titles", async () => {
  const game = info("abc", ["Farid", ""]);
  game.seats[1]!.bot = "apprentice";
  answers["GET tables"] = () => [game];
  render(StartPage);
  const link = await screen.findByRole("link", { name: "Farid and The apprentice" });
  expect(link.getAttribute("href")).toBe("/t/abc");
});

test("the language changes immediately", async () => {
  render(StartPage);
  const english = t("start-play-now");
  await fireEvent.click(await button(t("start-settings")));
  await fireEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
  await speak("de");
  expect(await button(t("start-play-now"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: english })).toBeNull();
  await waitFor(() => expect(asked.filter(({ path }) => path === "GET offer")).toHaveLength(2));
});
