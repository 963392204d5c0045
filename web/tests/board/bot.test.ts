// The contents of the Pashabot's board.
import { describe, expect, test } from "vitest";
import type { PlayerView, Sector, View } from "../../src/api/messages";
import { botColumn, botLine, botPlaces, botSpace } from "../../src/board/bot";
import { ofModules, owned, ownedByBot, resources, tracks } from "../../src/board/small/facts";
import { t } from "../../src/lib/texts.svelte";
import { all, bot, box, table, tables, text } from "./boards";

function pashabot(change: (player: PlayerView, view: View) => void = () => {}): Element {
  return bot(table("pashabot", (_, view) => change(view.players[1]!, view)));
}
const label = (board: Element, inside: string): string =>
  board.querySelector(inside)!.closest("[aria-label]")!.getAttribute("aria-label")!;
const row = (board: Element, sector: Sector): string => label(board, `[data-strength=${sector}]`);

describe("the Pashabot's board", () => {
  test("shows the number of keshis in each row, and how often the row is wanted", () => {
    const board = pashabot((player, view) => {
      view.bot!.wanted = ["river", "souk", "souk"];
      player.sectors.river.keshis = 3;
    });
    expect(board.querySelector("svg")!.getAttribute("aria-label")).toBe(
      t("board-label", { name: "Pashabot" }),
    );
    expect(text(board, "text.name")).toBe("Pashabot");
    expect(row(board, "river")).toContain(`${t("sector-river")}: 3 `);
    for (const [sector, n] of [
      ["river", 1],
      ["souk", 2],
      ["palace", 0],
    ] as const)
      expect(row(board, sector)).toMatch(new RegExp(`, ${t("board-wanted", { n })}$`));
    const wanted = all(board, "[data-wanted]").map((one) => one.textContent.trim());
    expect(wanted).toEqual(
      box.pashabot.rows.flatMap((one) => (one === "river" ? ["×1"] : one === "souk" ? ["×2"] : [])),
    );
    expect(all(board, ".b-title").map((one) => one.textContent)).toContain(t("board-strategy"));
  });

  test("marks a complete row, and shows nomads and vendors in their rows", () => {
    const board = pashabot((player) => {
      for (const one of Object.values(player.sectors)) Object.assign(one, { complete: false });
      Object.assign(player.sectors.orchard, { keshis: 5, nomads: 2, complete: true });
      player.vendors = ["orchard"];
      player.assistants = ["orchard", "orchard", "river"];
      player.goods = { yellow: 2, orange: 0, purple: 4 };
    });
    expect(all(board, ".b-star")).toHaveLength(1);
    const inside = (what: string) => all(board, `[data-keshi=orchard] ${what}`);
    expect(all(board, "[data-keshi=orchard]")).toHaveLength(5);
    const drawn = inside("use").map((one) => one.getAttribute("href"));
    expect(drawn.filter((one) => one!.includes("nomad"))).toHaveLength(2);
    expect(all(board, "[data-vendor]").map((one) => one.getAttribute("data-vendor"))).toEqual([
      "orchard",
    ]);
    expect(all(board, "[data-assistant=orchard]")).toHaveLength(2);
    expect(all(board, "[data-assistant]")).toHaveLength(3);
    const goods = all(board, "[data-goods]").map((one) => one.textContent.trim());
    expect(goods).toEqual(["2", "0", "4"]);
    expect(all(board, ".b-none")).toHaveLength(1);
  });

  test("shows its tiles, its steps and its strategy tiles", () => {
    const board = pashabot((player, view) => {
      Object.assign(player, { luxury: [3, 7], towns: [0, 5], building: "gatehouse" });
      Object.assign(player, { fisherman: 4, palace: 6, mosque: 2, score: 33 });
      Object.assign(view.bot!, { strategy: [1, 2], strategy_left: 1 });
    });
    expect(
      all(board, "[data-luxury]").map((_, k) => label(board, `[data-luxury="${[3, 7][k]}"]`)),
    ).toHaveLength(2);
    expect(all(board, "[data-town]")).toHaveLength(1);
    expect(all(board, "[data-building=gatehouse]")).toHaveLength(1);
    expect(label(board, '[data-strategy="2"]')).toBe(t("board-strategy-tile", { number: 2 }));
    expect(text(board, "[data-left]")).toBe(t("board-strategy-left", { n: 1 }));
    const steps = all(board, "[data-track]").map((one) => [
      one.getAttribute("data-track"),
      one.textContent,
    ]);
    expect(steps).toEqual([
      ["river-step", "4"],
      ["palace-step", "6"],
      ["mosque-step", "2"],
    ]);
    expect(text(board, "[data-score]")).toBe("33");
  });

  test("explains in words how the simplified Pashabot takes keshis", () => {
    const board = bot(tables.simplified!);
    const [first] = tables.simplified!.bot!.line;
    expect(label(board, `[data-line=${first}]`)).toBe(
      t("board-bot-place", { place: 1, colour: t(`colour-${first}`) }),
    );
    expect(text(board, "foreignObject")).toContain(t("board-bot-line-note"));
    expect(text(board, ".b-title")).toBe(t("board-bot-line"));
    expect(board.querySelector("[data-strength]")).toBeNull();
  });

  test("keeps its places apart, with a wider gap before the vendor's", () => {
    const spaces = [6, 7, 8].map((k) => botSpace(0, k).x);
    expect(spaces[2]! - spaces[1]!).toBeGreaterThan(spaces[1]! - spaces[0]!);
    expect(botSpace(1, 0).y).toBeGreaterThan(botSpace(0, 0).y);
    expect([botLine(0).y, botLine(6).x]).toEqual([botLine(5).y, botLine(0).x]);
    expect(botLine(6).y).toBeGreaterThan(botLine(5).y);
    expect(botColumn(3).places).toHaveLength(3);
    expect(botPlaces(2, 1, 1)).toHaveLength(4);
  });
});

describe("the numbers of a small board", () => {
  const { players } = tables["essential, all modules"]!;
  const player = { ...players[0]!, fisherman: 3, palace: 5, mosque: 8, scrolls: [1, 2] };

  test("have icons and names", () => {
    expect(resources(player).map(({ icon, n }) => [icon, n])).toEqual(
      Object.entries(player.resources).map(([name, n]) => [name, n]),
    );
    expect(tracks(player)).toEqual([
      { icon: "river-step", n: 3, label: t("fact-river-step") },
      { icon: "palace-step", n: 5, label: t("fact-palace-step") },
      { icon: "mosque-step", n: 8, label: t("fact-mosque-step") },
    ]);
    const own = { ...player, luxury: [4], claimed_oases: [] };
    expect(owned(own).map(({ icon, n, label }) => [icon, n, Boolean(label)])).toEqual([
      ["scroll", 2, true],
      ["luxury", 1, true],
      ["oasis", 0, true],
    ]);
    const strategy = ownedByBot(own, { ...tables.pashabot!.bot!, strategy: [1, 2, 3] });
    expect(strategy.map(({ icon, n }) => [icon, n])).toEqual([
      ["strategy", 3],
      ["luxury", 1],
    ]);
  });

  test("include those of modules", () => {
    expect(ofModules(tables.essential!.players[0]!)).toEqual([]);
    const facts = ofModules({ ...player, towns: [0, 4, 6] });
    expect(facts.map(({ icon }) => icon)).toEqual(["town", "nomad", "camel", "spectator", "dung"]);
    expect(facts[0]!.n).toBe(2);
    expect(facts[2]!.n).toBe(player.camel!.step);
    expect(facts.every(({ label }) => label && !label.startsWith("["))).toBe(true);
  });
});
