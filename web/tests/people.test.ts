// Open tables, and people with a saved name.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { History, SeatInfo, TableInfo } from "../src/api/messages";
import { keepKey, keyIn, myKey } from "../src/game/myProfile.svelte";
import { mine } from "../src/game/mySeats";
import { tableLike } from "../src/game/sameGame";
import { routeOf } from "../src/lib/router.svelte";
import { t } from "../src/lib/texts.svelte";
import MePage from "../src/people/MePage.svelte";
import PersonPage from "../src/people/PersonPage.svelte";
import { modeOf, ratingGainWords } from "../src/people/profileWords";
import TablesPage from "../src/people/TablesPage.svelte";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { containing } from "./support/words";

const CLAIM = told.claim as unknown as { info: TableInfo };
const KEY = "k".repeat(32);
const TOKEN = /^[\w-]{32}$/;
const RATING = { points: 1000, spread: 500, games: 0 };
const ADA = { name: "Ada", tag: "ABC234", games: 2, people: RATING, levels: RATING };
const MODE = { players: 2, edition: "essential", modules: [], solo: "", variants: [] };

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  const usual = { bot: "", stand_in: false, present: true, away: null, seconds: null, taken: true };
  return {
    name,
    ...usual,
    bot_since: null,
    hints: 0,
    bot_why: "",
    colour: "",
    open: false,
    tag: "",
    ...more,
  };
}

function waiting(table: string, ...seats: SeatInfo[]): TableInfo {
  return { ...CLAIM.info, table, kind: "net", seats };
}

function past(table: string, points: number): History["games"][number] {
  const ben = { name: "Ben", tag: "", bot: "", points: 90, place: 2, gone: false };
  const ada = { name: "Ada", tag: "ABC234", bot: "", points, place: 1, gone: false };
  const seats = [ben, ada];
  const about = { kind: "net" as const, mode: MODE, rated: true, seat: 1, gain: 12, record: true };
  return { table, at: 1_700_000_000, seats, ...about };
}

describe("open tables", () => {
  const free = seat("", { taken: false, open: true });
  const tables = [waiting("first", seat("Bea", { tag: "XYZ789" }), free, free)];
  const link = { seats: [1], names: [""], token: "", ticket: "" };

  test("are listed with their players, and can be joined without a link", async () => {
    const server = new FakeServer({
      "POST open": () => tables,
      "POST tables/first/join": (_, body) => ({ ...link, ...(body as object) }),
    });
    render(TablesPage);
    const item = (await screen.findByText("Bea #XYZ789")).closest("li")!;
    expect(item.textContent).toContain(t("people-free", { n: 2 }));
    await fireEvent.click(within(item).getByRole("button", { name: containing("people-join") }));
    await waitFor(() => expect(location.pathname).toBe("/t/first"));
    const sent = server.asked.at(-1)!.body as { token: string };
    expect(sent.token).toMatch(TOKEN);
    expect(mine()[0]).toMatchObject({ table: "first", token: sent.token, seats: [1] });
  });

  test("are filtered by the server, and the filter is remembered", async () => {
    const server = new FakeServer({ "POST open": () => [] });
    const { unmount } = render(TablesPage);
    await screen.findByText(t("people-waiting-none"));
    await fireEvent.click(
      within(screen.getByRole("group", { name: t("people-players", { n: 0 }) })).getByRole(
        "radio",
        { name: "3" },
      ),
    );
    await waitFor(() => expect(server.asked.at(-1)!.body).toMatchObject({ players: 3 }));
    unmount();
    render(TablesPage);
    await waitFor(() => expect(server.asked).toHaveLength(3));
    expect(server.asked[2]!.body).toMatchObject({ players: 3, clock: null });
    expect(screen.queryByRole("group", { name: t("people-rated") })).toBeNull(); // without a key
  });

  test("use one token for all attempts at a quick match, and send the key", async () => {
    keepKey(KEY);
    let failed = false;
    const server = new FakeServer({
      "POST open": () => [],
      "POST meet": (_, body) => {
        if (!failed) {
          failed = true;
          return refused(503, "Try again.");
        }
        return { table: "met", links: [{ ...link, token: (body as { token: string }).token }] };
      },
    });
    render(TablesPage);
    const button = screen.getByRole("button", { name: t("people-comes") });
    await fireEvent.click(button);
    await screen.findByText("Try again.");
    await fireEvent.click(button);
    await waitFor(() => expect(location.pathname).toBe("/t/met"));
    const [first, second] = server.asked
      .filter(({ path }) => path === "POST meet")
      .map(({ body }) => body as { token: string; key: string });
    expect(first!.token).toMatch(TOKEN);
    expect(second).toEqual(first);
    expect(second!.key).toBe(KEY);
  });
});

describe("your own page", () => {
  const history: History = {
    person: ADA,
    best: [{ mode: MODE, points: 131, games: 2 }],
    games: [past("one", 131)],
    more: true,
  };

  test("asks for a name first, stores the key, and sends it only in a header", async () => {
    const server = new FakeServer({ "POST me": () => ADA, "GET me": () => history });
    render(MePage);
    await fireEvent.input(screen.getByRole("textbox", { name: t("people-name") }), {
      target: { value: "Ada" },
    });
    await fireEvent.click(screen.getByRole("button", { name: t("people-new") }));
    await screen.findByRole("heading", { name: "Ada #ABC234" });
    expect(localStorage.getItem("marrakesh-key")).toBe(myKey());
    expect(myKey()).toMatch(TOKEN);
    const sent = server.asked.map(({ query, body }) => [query.toString(), body]);
    expect(JSON.stringify(sent)).not.toContain(myKey());
  });

  test("shows ratings, best scores and games, and loads older ones", async () => {
    keepKey(KEY);
    const server = new FakeServer({
      "GET me": (query) =>
        query.has("before") ? { ...history, games: [past("two", 90)], more: false } : history,
    });
    render(MePage);
    await screen.findByText("You 131 · Ben 90");
    expect(screen.getByText(containing("people-gain", { gain: "+12" }))).toBeTruthy();
    const row = screen.getByRole("row", { name: /2 players · Essential Edition · Base game/ });
    expect(row.textContent).toContain("131");
    const record = screen.getByRole("link", { name: t("people-record") });
    expect(record.getAttribute("href")).toBe("/api/tables/one/record");
    await fireEvent.click(screen.getByRole("button", { name: t("people-older") }));
    await screen.findByText("You 90 · Ben 90");
    expect(server.asked.at(-1)!.query.get("before")).toBe("1700000000");
    expect(screen.queryByRole("button", { name: t("people-older") })).toBeNull();
  });

  test("accepts a key as text or as a file, and reports anything else", async () => {
    new FakeServer({ "GET me": () => history });
    render(MePage);
    const field = screen.getByRole("textbox", { name: t("people-bring-text") });
    await fireEvent.input(field, { target: { value: "no key" } });
    await fireEvent.click(screen.getByRole("button", { name: t("people-bring-use") }));
    expect((await screen.findByRole("alert")).textContent).toBe(t("people-bring-wrong"));
    const file = new File([`The key of Ada.\n${KEY}\n`], "key.txt");
    Object.defineProperty(file, "text", { value: async () => `The key of Ada.\n${KEY}\n` });
    await fireEvent.change(screen.getByLabelText(t("people-bring-file")), {
      target: { files: [file] },
    });
    await screen.findByRole("heading", { name: "Ada #ABC234" });
    expect(myKey()).toBe(KEY);
  });

  test("saves the key and all records as files", async () => {
    keepKey(KEY);
    new FakeServer({ "GET me": () => history, "GET me/records": () => new Response("zip") });
    const files: { name: string; text: string }[] = [];
    let content: Blob;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      content = blob as Blob;
      return "blob:";
    });
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const { download: name } = this;
      const reader = new FileReader();
      reader.onload = () => files.push({ name, text: reader.result as string });
      reader.readAsText(content);
    });
    render(MePage);
    await fireEvent.click(await screen.findByRole("button", { name: t("people-key-save") }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toBe("marrakesh-key-ABC234.txt");
    expect(keyIn(files[0]!.text)).toBe(KEY);
    await fireEvent.click(screen.getByRole("button", { name: t("people-records") }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files[1]!.name).toBe("marrakesh-records.zip");
  });

  test("asks before erasing the profile, and removes the key", async () => {
    keepKey(KEY);
    const server = new FakeServer({
      "GET me": () => history,
      "POST me/erase": () => new Response(null, { status: 204 }),
    });
    render(MePage);
    await fireEvent.click(await screen.findByRole("button", { name: t("people-erase") }));
    expect(server.paths()).not.toContain("POST me/erase");
    const sure = screen.getByRole("alert");
    await fireEvent.click(within(sure).getByRole("button", { name: t("people-erase") }));
    await screen.findByRole("button", { name: t("people-new") });
    expect(myKey()).toBe("");
    expect(localStorage.getItem("marrakesh-key")).toBeNull();
  });

  test("reports an unknown key, and lets you start over", async () => {
    keepKey(KEY);
    new FakeServer({ "GET me": () => refused(404, "No name is kept here under this key.") });
    render(MePage);
    await screen.findByText("No name is kept here under this key.");
    expect(screen.getByRole("button", { name: t("people-new") })).toBeTruthy();
  });
});

test("anyone can see a person's name, tag and ratings", async () => {
  new FakeServer({ "GET people/ABC234": () => ADA });
  render(PersonPage, { tag: "ABC234" });
  await screen.findByRole("heading", { name: "Ada #ABC234" });
  expect(screen.getAllByText(t("people-games-rated", { n: 0 }))).toHaveLength(2);
});

test("a game played again keeps its setting for hints", () => {
  const info = waiting("t", seat("Ada"), seat("", { bot: "merchant" }));
  const hints = (["allowed", "practice", "none"] as const).map(
    (hints) => tableLike({ info: { ...info, hints }, seats: [0] }, "Ada").hints,
  );
  expect(hints).toEqual([undefined, "practice", "none"]);
});

test("a rated game played again is rated only for a player with a key", () => {
  const info = { ...waiting("t", seat("Ada"), seat("", { bot: "merchant" })), rated: true };
  expect(tableLike({ info, seats: [0] }, "Ada").rated).toBeUndefined();
  keepKey(KEY);
  expect(tableLike({ info, seats: [0] }, "Ada").rated).toBe(true);
});

test("keys and addresses are recognised, and rating gains and modes are put into words", () => {
  expect(keyIn(` x\n${KEY} `)).toBe(KEY);
  expect(keyIn(`${KEY}k`)).toBe("");
  expect([12, 0, -3].map(ratingGainWords)).toEqual(["+12", "±0", "−3"]);
  const solo = { ...MODE, players: 1, solo: "pashabot", variants: ["dear-gates"] };
  expect(modeOf(solo)).toBe("Pashabot, Expensive gates · Essential Edition · Base game");
  expect(["/tables", "/me", "/p/ABC234", "/tables/x"].map((path) => routeOf(path).page)).toEqual([
    "tables",
    "me",
    "person",
    "lost",
  ]);
});
