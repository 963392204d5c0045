// The options of a game: a line for each, with its place, picture and price.
import { beforeEach, describe, expect, test } from "vitest";
import type { PlaceKind, Snapshot, Subject } from "../src/api/messages";
import { targetOf } from "../src/api/targets";
import { boardParts, cityParts, whereOf } from "../src/play/boards/parts";
import { walk } from "../src/play/keyboard/arrowKeys";
import { optionIcon } from "../src/play/tray/optionIcons";
import { headOf, pictureOf, priceOf } from "../src/play/tray/optionPictures";
import { drawingOf, offerKey, offersOf } from "../src/play/tray/trayOffers";
import { box, tables } from "./board/boards";
import told from "./play-snapshots.json";
import { asked } from "./support/wholeGames";

const CLAIM = told.claim as unknown as Snapshot;

test("the pictures, prices and places of all options match their outline", async () => {
  const lines: string[] = [];
  for (const one of asked) {
    const snapshot: Snapshot = { ...CLAIM, ...one, seat: 0 };
    lines.push(`# ${one.question}`);
    for (const option of one.options) {
      const picture = pictureOf(option, snapshot, box);
      const prices = priceOf(picture, option.words).map(({ n, resource }) => `${n} ${resource}`);
      const { head, effect } = headOf(option.words, picture, option.effect);
      const target = targetOf(option.about.place);
      const { tab = "", part = "" } = whereOf([target], one.view) ?? {};
      lines.push(
        [option.notation, JSON.stringify(picture), JSON.stringify(optionIcon(option.about))]
          .concat(prices.join(" "), head, effect, `${tab} ${part}`)
          .join(" | "),
      );
    }
    for (const offer of offersOf(snapshot).filter(({ glyphs }) => glyphs))
      lines.push(
        `  ${offerKey(offer)} ${offer.words} ${JSON.stringify(drawingOf(offer, snapshot, box))}`,
      );
  }
  await expect(lines.join("\n") + "\n").toMatchFileSnapshot("outlines/options.txt");
});

const about = (verb: Subject["verb"], kind?: PlaceKind, key = "", more: Partial<Subject> = {}) => ({
  ...{ verb, place: kind ? { kind, key } : null, keshi: null, resource: null, ...more },
});

test.each([
  [about("commit"), { icon: "guard" }],
  [about("commit", undefined, "", { keshi: "nomad" }), { icon: "nomad" }],
  [about("commit", undefined, "", { keshi: "green" }), { icon: "guard" }],
  [about("claim", undefined, "", { keshi: "green" }), { keshi: "green" }],
  [about("gate", undefined, "", { keshi: "green" }), { gate: "green" }],
  [about("claim-nomad", undefined, "", { keshi: "nomad" }), { icon: "nomad" }],
  [about("pay", undefined, "", { resource: "dinar" }), { icon: "dinar" }],
  [about("advance", "track", "mosque"), { icon: "mosque-step" }],
  [about("advance", "track", "sky"), null],
  [about("done"), null],
])("the option %j has the symbol %j", (subject, sign) => expect(optionIcon(subject)).toEqual(sign));

describe("the places on a small screen", () => {
  const view = tables["essential, all modules"]!;

  test.each([
    [["rapid.1", "base.green"], { tab: "city", part: "" }],
    [["rapid.1", "luxury.3"], { tab: "city", part: "" }],
    [["rapid.1", "fisherman.0"], { tab: "city", part: "river" }],
    [["track.river"], { tab: "city", part: "river" }],
    [["track.palace"], { tab: "city", part: "stairs" }],
    [["score.3"], { tab: "city", part: "" }],
    [["sector.river", "rapid.1"], { tab: "board", part: "river" }],
    [["sector.river", "hand.green"], { tab: "board", part: "" }],
    [["", "hand.green"], { tab: "board", part: "supply" }],
  ])("%j are found in %j", (targets, where) => expect(whereOf(targets)).toEqual(where));

  test("are divided into parts, whose names are shown on tabs", () => {
    const names = (parts: { name: string; title: string }[]) =>
      parts.map(({ name, title }) => `${name}: ${title}`);
    expect(names(cityParts(tables["essential"]!))).toMatchInlineSnapshot(`
      [
        "river: River",
        "tower: tower",
        "academies: Scrolls",
        "stairs: Stairs",
        "workshops: Workshops",
        "souk: Souk",
      ]
    `);
    expect(names(cityParts(view))).toMatchInlineSnapshot(`
      [
        "river: River",
        "tower: tower",
        "academies: Scrolls",
        "stairs: Stairs",
        "workshops: Workshops",
        "souk: Souk",
        "race: racecourse",
        "towns: Desert towns",
      ]
    `);
    expect(names(boardParts())).toMatchInlineSnapshot(`
      [
        "supply: supply board",
        "sectors: Sectors",
        "square: Main square",
        "sahara: Sahara",
        "owned: Tiles",
      ]
    `);
    expect(names(boardParts("river"))[0]).toBe("river: River");
    expect(boardParts("sahara")).toEqual(boardParts());
    expect(boardParts("nowhere")).toEqual(boardParts());
  });
});

describe("arrow keys", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main tabindex="-1"></main><input /><p class="prompt" tabindex="-1"></p>
      <svg>${[
        ["a", "live", 0, 0],
        ["b", "live", 40, 0],
        ["c", "live far", 20, 0],
        ["d", "", 10, 0],
        ["e", "live", 0, 50],
      ]
        .map(
          ([id, kind, x, y]) =>
            `<g id="${id}" class="spot ${kind}" tabindex="0" data-at="${x},${y}"></g>`,
        )
        .join("")}</svg>`;
    for (const spot of document.querySelectorAll(".spot")) {
      const [left, top] = (spot.getAttribute("data-at") ?? "").split(",").map(Number);
      spot.getBoundingClientRect = () => ({ left, top, width: 4, height: 4 }) as DOMRect;
    }
  });

  function press(from: string, key: string, shiftKey = false): [string, boolean] {
    const start = document.querySelector<HTMLElement>(from)!;
    start.focus();
    const event = new KeyboardEvent("keydown", { key, shiftKey, cancelable: true });
    walk(event);
    return [document.activeElement!.id, event.defaultPrevented];
  }

  test.each([
    ["#a", "ArrowRight", false, "b", true],
    ["#a", "ArrowDown", false, "e", true],
    ["#b", "ArrowLeft", false, "a", true],
    ["#e", "ArrowUp", false, "a", true],
    ["#a", "ArrowRight", true, "d", true],
    ["#d", "ArrowRight", true, "c", true],
    ["#a", "ArrowUp", false, "a", true],
    ["#a", "Enter", false, "a", false],
    ["main", "ArrowDown", false, "a", true],
    [".prompt", "ArrowLeft", false, "a", true],
    ["input", "ArrowLeft", false, "", false],
  ])("from %s, %s (Shift: %s) leads to “%s”", (from, key, shift, to, taken) => {
    expect(press(from, key, shift)).toEqual([to, taken]);
  });

  test("begin at the first place if nothing has the focus, and do nothing without places", () => {
    (document.activeElement as HTMLElement | null)?.blur();
    walk(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
    expect(document.activeElement!.id).toBe("a");
    document.querySelectorAll(".spot").forEach((spot) => spot.remove());
    expect(press("main", "ArrowDown")).toEqual(["", false]);
  });
});
