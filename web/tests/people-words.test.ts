// The pages about people in words, in all their states.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { History, PastGame, PastSeat, SeatInfo, TableInfo } from "../src/api/messages";
import { keepKey } from "../src/game/myProfile.svelte";
import { keep } from "../src/game/mySeats";
import { prefer, settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import MePage from "../src/people/MePage.svelte";
import PersonPage from "../src/people/PersonPage.svelte";
import TablesPage from "../src/people/TablesPage.svelte";
import told from "./play-snapshots.json";
import { FakeServer, refused } from "./support/fakeServer";
import { calm, outline, press } from "./support/outline";

const { info: INFO } = told.claim as unknown as { info: TableInfo };
const KEY = "k".repeat(32);
const ADA = {
  ...{ name: "Ada", tag: "ABC234", games: 12 },
  people: { points: 1043, spread: 120, games: 5 },
  levels: { points: 1000, spread: 500, games: 0 },
};
const MODE = { players: 3, edition: "deluxe", modules: ["camels"], solo: "", variants: [] };
const ALONE = { ...MODE, players: 1, solo: "pashabot", modules: [], variants: ["dear-gates"] };
const AT = new Date(2023, 10, 14, 12).getTime() / 1000;

function player(name: string, place: number, points: number, more: Partial<PastSeat> = {}) {
  return { name, place, points, tag: "", bot: "", gone: false, ...more };
}

const GAMES: PastGame[] = [
  {
    ...{ table: "one", at: AT, kind: "net", mode: MODE, rated: true, seat: 1, gain: -7 },
    seats: [
      player("Ben", 2, 90, { tag: "XYZ789" }),
      player("Ada", 3, 80),
      player("", 1, 120, { bot: "merchant" }),
    ],
    record: true,
  },
  {
    ...{ table: "two", at: AT - 86400, kind: "bots", mode: ALONE, rated: false, seat: 0 },
    ...{ gain: null, seats: [player("Ada", 1, 70)], record: false },
  },
];
const HISTORY: History = {
  person: ADA,
  best: [
    { mode: MODE, points: 131, games: 4 },
    { mode: ALONE, points: 99, games: 1 },
  ],
  games: GAMES,
  more: true,
};

let scenes: string[];
beforeEach(() => {
  scenes = [];
});

async function scene(name: string): Promise<void> {
  await calm(document.body);
  scenes.push(`# ${name}: ${document.title}\n${outline(document.body)}`);
  await calm(document.body);
}

async function visit(name: string, show: () => void): Promise<void> {
  cleanup();
  show();
  await scene(name);
}

const never = () => new Promise(() => undefined);

test("your own page matches its outline", async () => {
  const server = new FakeServer({ "GET me": () => refused(404, "No such key.") });
  await visit("without a key", () => void render(MePage, {}));
  await fireEvent.submit(screen.getByLabelText(t("people-bring-text")));
  await scene("no key in the text");
  keepKey(KEY);
  await visit("an unknown key", () => void render(MePage, {}));
  server.answers["GET me"] = () => ({ ...HISTORY, best: [], games: [], more: false });
  await visit("nothing played yet", () => void render(MePage, {}));
  server.answers["GET me"] = () => HISTORY;
  await visit("with games", () => void render(MePage, {}));
  await press(t("people-key-show"));
  await press(t("people-leave"));
  await scene("leaving asks for confirmation, and the key is shown");
  await press(t("start-keep"));
  await press(t("people-key-show"));
  server.answers["GET me"] = () => refused(503, "Not now.");
  await press(t("people-older"));
  await scene("older games that cannot be loaded");
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/one's own page.txt");
});

test("renaming yourself also changes the name you play under", async () => {
  keepKey(KEY);
  const server = new FakeServer({
    "GET me": () => HISTORY,
    "POST me": (_, body) => ({ ...ADA, ...(body as { name: string }) }),
  });
  render(MePage);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: t("people-name") });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: t("people-rename") });
  expect(save.disabled).toBe(true);
  await fireEvent.input(field, { target: { value: "  Ada " } });
  expect(save.disabled).toBe(true);
  await fireEvent.input(field, { target: { value: "  Bea " } });
  expect(save.disabled).toBe(false);
  expect(await fireEvent.submit(field)).toBe(false); // the page is not left
  expect(await screen.findByRole("heading", { name: "Bea #ABC234" })).toBeTruthy();
  expect(server.asked.at(-1)).toMatchObject({ path: "POST me", body: { name: "Bea" } });
  expect(settings.name).toBe("Bea");
});

test("a new key is saved under the name typed, and forms do not leave the page", async () => {
  prefer({ name: "Ada" });
  const server = new FakeServer({
    "POST me": (_, body) => ({ ...ADA, ...(body as { name: string }) }),
    "GET me": () => HISTORY,
  });
  render(MePage);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: t("people-name") });
  expect(field.value).toBe("Ada");
  const other = screen.getByRole("textbox", { name: t("people-bring-text") });
  expect(await fireEvent.submit(other)).toBe(false);
  await fireEvent.input(field, { target: { value: " Cleo " } });
  expect(await fireEvent.submit(field)).toBe(false);
  await screen.findByRole("heading", { name: "Ada #ABC234" });
  expect(server.asked[0]).toMatchObject({ path: "POST me", body: { name: "Cleo" } });
  expect(settings.name).toBe("Cleo");
});

test("a person's page matches its outline", async () => {
  const server = new FakeServer({ "GET people/ABC234": never });
  await visit("while it is loaded", () => void render(PersonPage, { tag: "ABC234" }));
  server.answers["GET people/ABC234"] = () => ADA;
  await visit("with ratings", () => void render(PersonPage, { tag: "ABC234" }));
  server.answers["GET people/ABC234"] = () => refused(404, "Nobody has this tag.");
  await visit("unknown", () => void render(PersonPage, { tag: "ABC234" }));
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/person.txt");
});

test("the page of open tables matches its outline", async () => {
  const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
    ...{
      name,
      bot: "",
      stand_in: false,
      present: true,
      away: null,
      seconds: null,
      taken: true,
      tag: "",
    },
    ...{ bot_since: null, hints: 0, bot_why: "", colour: "", open: false, ...more },
  });
  const free = seat("", { taken: false, open: true });
  const started = Date.now() / 1000 - 3 * 3600;
  const table = (id: string, seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
    ...{ ...INFO, table: id, kind: "net", seats, started, ...more },
    rules: { ...INFO.rules, players: seats.length },
  });
  const server = new FakeServer({ "POST open": never });
  await visit("while they are loaded", () => void render(TablesPage, {}));
  server.answers["POST open"] = () => [];
  await visit("none", () => void render(TablesPage, {}));
  server.answers["POST open"] = () => refused(503, "Not now.");
  await visit("no answer", () => void render(TablesPage, {}));
  keepKey(KEY);
  localStorage.setItem("marrakesh-sought", '{"players":3,"clock":true,"pace":"hours"}');
  keep({ table: "mine", token: "x", seats: [0], names: ["Ada"] });
  server.answers["POST open"] = () => [
    table("a", [seat("Bea", { tag: "XYZ789" }), free, seat("", { bot: "merchant" })]),
    table("b", [seat("", { seconds: 600 }), free], { pace: "days", rated: true }),
    table("mine", [seat("Ada"), free]),
  ];
  await visit("some, one of them your own", () => void render(TablesPage, {}));
  expect(server.asked.at(-1)!.body).toMatchObject({ players: 3, clock: true, pace: "" });
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/open tables.txt");
});
