// The table's information on the game and its people: menu and chips.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot, TableInfo } from "../src/api/messages";
import { settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import PlayerChip from "../src/play/header/PlayerChip.svelte";
import TableMenu from "../src/play/header/TableMenu.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import type { DecisionState } from "../src/play/tray/decisionState.svelte";
import DecisionTray from "../src/play/tray/DecisionTray.svelte";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";
import { outline } from "./support/outline";
import { beginning } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;
const BOT = { name: "greedy", title: "Grabber", about: "Takes what it can." };

beforeEach(() => {
  FakeSocket.install();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ bots: [BOT] })));
});

const tables: TableClient[] = [];
afterEach(() => tables.splice(0).forEach((table) => table.close()));

function sat(snapshot: Snapshot): { table: TableClient; decision: DecisionState } {
  const table = new TableClient("t");
  tables.push(table);
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  return { table, decision: decisionAt(table) };
}

const wishes = () => FakeSocket.last.sent.filter(({ type }) => type === "wishes");

describe("the menu", () => {
  async function open(info: Partial<TableInfo>): Promise<HTMLElement> {
    render(TableMenu, sat({ ...CLAIM, info: { ...CLAIM.info, ...info } }));
    await fireEvent.click(screen.getByRole("button", { name: t("start-settings") }));
    return screen.getByRole("region", { name: t("play-this-game") });
  }

  test("describes the game, with links to the rules of each part", async () => {
    const modules = ["camels", "desert-towns"];
    const game = await open({ rules: { ...CLAIM.info.rules, tower: "B2", modules } });
    const links = within(game).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [t("edition-essential"), "/rules/editions"],
      [t("tower-layer-B2"), "/rules/tower"],
      [t("module-camels"), "/rules/camels"],
      [t("module-desert-towns"), "/rules/desert-towns"],
    ]);
    expect(await within(game).findByText("Bilal: Grabber. Takes what it can.")).toBeTruthy();
  });

  test("matches its outline", async () => {
    const modules = ["camels", "desert-towns", "special-buildings"];
    await open({ rules: { ...CLAIM.info.rules, modules, buildings: "back" } });
    await screen.findByText("Bilal: Grabber. Takes what it can.");
    await expect(outline(document.body)).toMatchFileSnapshot("outlines/menu of a table.txt");
  });

  test("says that the game is rated, and who the people are", async () => {
    const [first, ...others] = CLAIM.info.seats;
    const game = await open({ rated: true, seats: [{ ...first!, tag: "ABC234" }, ...others] });
    expect(within(game).getByText(t("people-rated-game", { kind: CLAIM.info.kind }))).toBeTruthy();
    const person = within(game).getByRole("link", { name: /#ABC234$/ });
    expect(person.getAttribute("href")).toBe("/p/ABC234");
  });

  test("names the Pashabot and its variants instead of bots in a solo game", async () => {
    const rules = { ...CLAIM.info.rules, solo: "pashabot", variants: ["dear-gates"] };
    const game = await open({ kind: "solo", rules });
    expect(within(game).getByRole("link", { name: t("opponent-pashabot") })).toBeTruthy();
    expect(within(game).getByRole("link", { name: t("variant-dear-gates") })).toBeTruthy();
    expect(within(game).queryByText(/Bilal/)).toBeNull();
  });

  test("collapses the seed's hash under a line on fairness", async () => {
    await open({});
    const hash = screen.getByText(CLAIM.info.seed_hash);
    expect(hash.closest("details")?.open).toBe(false);
  });

  test("sets the level of hints", async () => {
    const { table, decision } = sat(CLAIM);
    render(TableMenu, { table, decision });
    render(DecisionTray, {
      table,
      decision,
      box: {} as never,
      phone: true,
      waiting: createRawSnippet(() => ({ render: () => "<p></p>" })),
    });
    await fireEvent.click(screen.getByRole("button", { name: t("start-settings") }));
    const levels = screen.getByRole<HTMLSelectElement>("combobox", { name: t("start-hints") });
    expect(levels.value).toBe("master");
    await fireEvent.change(levels, { target: { value: "journeyman" } });
    await fireEvent.click(screen.getByRole("button", { name: beginning("play-hint") }));
    const { id, ...asked } = FakeSocket.last.sent.at(-1)!;
    expect(asked).toEqual({ type: "advise", seat: 0, bot: "journeyman" });
    const { action, words } = CLAIM.options[0]!;
    const options = [{ action, words, points: [], visits: 1 }];
    FakeSocket.last.say({
      type: "advice",
      id: id!,
      hint: { seat: 0, options, also: [], where: "", why: "It completes the river." },
    });
    const hint = await screen.findByText(t("play-hint-best", { level: "journeyman", words }));
    expect(hint.parentElement!.textContent).toContain("It completes the river.");
  });

  test("keeps a name being typed while others move", async () => {
    const { table, decision } = sat(CLAIM);
    render(TableMenu, { table, decision });
    await fireEvent.click(screen.getByRole("button", { name: t("start-settings") }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: t("play-menu-name") });
    expect(field.value).toBe("Amina");
    await fireEvent.input(field, { target: { value: "Ami" } });
    FakeSocket.last.say({ ...CLAIM, seq: CLAIM.seq + 1, news: [] });
    await Promise.resolve();
    expect(field.value).toBe("Ami");
    await fireEvent.click(screen.getByRole("button", { name: t("play-menu-save") }));
    expect(wishes()).toMatchObject([{ seat: 0, name: "Ami" }]);
    expect(settings.name).toBe("Ami");
  });
});

describe("a player's chip", () => {
  const props = {
    seat: 0,
    name: "Player 1",
    player: CLAIM.view.players[0]!,
    info: CLAIM.info.seats[0]!,
    own: false,
    turn: false,
    runs: false,
    starts: false,
    bot: "",
    owns: true,
    live: false,
    now: 0,
    heard: 0,
    onopen: () => undefined,
  };

  test("says You on a phone if it is your own", () => {
    const { container } = render(PlayerChip, { ...props, own: true });
    expect(container.querySelector(".short")?.textContent).toBe("You");
    cleanup();
    expect(render(PlayerChip, props).container.querySelector(".short")).toBeNull();
  });

  test("shows no resources for a player who never has any", () => {
    expect(render(PlayerChip, props).container.querySelector(".things")).toBeTruthy();
    cleanup();
    const { container } = render(PlayerChip, { ...props, name: "Pashabot", owns: false });
    expect(container.querySelector(".things")).toBeNull();
    expect(screen.getByRole("button", { name: /^Pashabot: \d+ points?$/ })).toBeTruthy();
  });
});
