// What the drawings guarantee: nothing is missing or shown by colour alone; everything is legible.

import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Box } from "../src/api/messages";
import Gain from "../src/art/Gain.svelte";
import Gallery from "../src/art/Gallery.svelte";
import { drawn, mainGlyph } from "../src/art/glyphs";
import { keshiNames, keshiSymbols } from "../src/art/keshis";
import LuxuryGood from "../src/art/LuxuryGood.svelte";
import Oasis from "../src/art/Oasis.svelte";
import { pawn, seatCount } from "../src/art/pawns";
import Provision from "../src/art/Provision.svelte";
import { isSmall, legible } from "../src/art/scale";
import Scroll from "../src/art/Scroll.svelte";
import { iconId } from "../src/art/sprites";
import {
  benefitRow,
  oasisRows,
  riverRows,
  scrollRows,
  tiers,
  townRows,
} from "../src/art/tileEffects";
import { COLOURS } from "../src/game/seatColours";
import { realGames } from "./support/realGames";

/** The components as the server sends them. */
const { box } = realGames("box") as { box: Box };

const css = readFileSync("src/styles/tokens.css", "utf8");

/** All texts of the components that name an amount. */
function amounts(value: unknown): string[] {
  if (typeof value === "string") return /^\d+ /.test(value) ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(amounts) : [];
}

function shown(container: Element): string[] {
  return [...container.querySelectorAll("use.figures")].map(
    (one) => document.querySelector(one.getAttribute("href")!)?.textContent ?? "",
  );
}

function drawings(container: Element): string[] {
  return [...container.querySelectorAll("use")].map((one) => one.getAttribute("href") ?? "");
}

describe("gains", () => {
  test.each([...new Set(amounts(box))])("%s has a drawing", (gain) => {
    const { container } = render(Gain, { gain });
    const [href = ""] = drawings(container);
    expect(document.querySelector(href)?.tagName.toLowerCase()).toBe("symbol");
    const amount = gain.split(" ")[0];
    const seen = amount !== "1" || gain.endsWith("point");
    expect(shown(container)).toEqual(seen ? [amount] : []);
  });

  test("every tile has a single symbol for its small size", () => {
    const rows = [
      ...box.scrolls.map(scrollRows),
      ...box.oases.map(oasisRows),
      ...box.towns.map(townRows),
      ...box.river_tiles.map(riverRows),
    ];
    for (const [sign = ":", ...more] of rows.map(mainGlyph)) {
      expect(more).toEqual([]);
      expect(drawn(sign).kind).not.toBe("text");
    }
  });

  test("letters are enlarged to at least 12 pixels if there is room", () => {
    expect(legible(16, 40, 0.5) * 0.5).toBeGreaterThan(12);
    expect(legible(30, 40, 0.5)).toBe(30);
    expect(legible(16, 20, 0.5)).toBe(20);
    expect(isSmall(100, 0.55)).toBe(true);
    expect(isSmall(100, Infinity)).toBe(false);
  });

  test("singular and plural share a drawing", () => {
    expect(drawn("1 river step")).toMatchObject({ kind: "icon", name: "river-step" });
    expect(drawn("2 river steps")).toMatchObject({ kind: "icon", name: "river-step", amount: 2 });
    expect(drawn("2 any keshis")).toMatchObject({ kind: "icon", name: "any-keshi" });
    expect(drawn("1 any keshi pair")).toMatchObject({ kind: "icon", name: "any-keshi-pair" });
    expect(drawn("2 green")).toMatchObject({ kind: "keshi", name: "green" });
  });

  test("an unknown item is rejected, not left out", () => {
    expect(() => drawn("2 elephants")).toThrow("elephants");
  });
});

describe("tiles", () => {
  test("every tile in the box shows its effect", () => {
    for (const scroll of box.scrolls)
      expect(scrollRows(scroll).flat(), `scroll ${scroll.number}`).not.toEqual([]);
    for (const oasis of box.oases)
      expect(oasisRows(oasis).flat().length, `oasis ${oasis.number}`).toBeGreaterThan(1);
    for (const town of box.towns)
      expect(townRows(town).flat().length, `town ${town.number}`).toBeGreaterThan(1);
    for (const tile of box.river_tiles)
      expect(riverRows(tile).flat(), `river tile ${tile.number}`).not.toEqual([]);
    for (const award of box.awards) {
      for (const tier of tiers) expect(benefitRow(award[tier]).length).toBeGreaterThan(0);
    }
  });

  test("tiles with different effects look different", () => {
    const looks = box.scrolls.map((one) => JSON.stringify([one.acts, scrollRows(one)]));
    expect(new Set(looks).size).toBe(looks.length);
    const oases = box.oases.map((one) => JSON.stringify(oasisRows(one)));
    expect(new Set(oases).size).toBe(oases.length);
    const rivers = box.river_tiles.map((one) => JSON.stringify(riverRows(one)));
    expect(new Set(rivers).size).toBe(rivers.length);
  });

  test("the gallery draws everything without missing symbols", () => {
    const { container } = render(Gallery, { box, sizes: [40] });
    const used = [...new Set(drawings(container))];
    expect(used.filter((href) => !document.querySelector(href))).toEqual([]);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    expect(shown(container).filter(Boolean).length).toBeGreaterThan(300);
  }, 60_000);

  test("a scroll shows its number, colour, timing and topic", () => {
    const { container } = render(Scroll, { box, number: 44 });
    expect(shown(container)).toContain("44");
    expect(container.querySelector("rect")?.getAttribute("fill")).toBe("var(--scroll-pink)");
    expect(drawings(container)).toEqual(
      expect.arrayContaining(["#icon-permanent", "#icon-provision", "#icon-any-resource"]),
    );
  });

  test("an oasis shows its base, its scoring and its limit", () => {
    const keshis = render(Oasis, { box, number: 5 }).container;
    expect(shown(keshis)).toEqual(["3", "+", "1", "/"]);
    expect(drawings(keshis)).toContain("#keshi-white");
    expect(shown(render(Oasis, { box, number: 34 }).container)).toContain("≤16");
  });

  test("a luxury good shows its price, points and bonus", () => {
    const { container } = render(LuxuryGood, { box, number: 6 });
    expect(drawings(container).filter((href) => href === "#keshi-yellow")).toHaveLength(2);
    expect(drawings(container)).toEqual(expect.arrayContaining(["#icon-tajine", "#icon-water"]));
    expect(shown(container)).toEqual(["4"]);
    const falcon = render(LuxuryGood, { box, number: 35 }).container;
    expect(drawings(falcon)).toEqual(
      expect.arrayContaining(["#keshi-white", "#keshi-black", "#keshi-turquoise"]),
    );
  });

  test("a provision tile shows the points lost if it is not paid", () => {
    expect(shown(render(Provision, { box, number: 19 }).container)).toContain("−8");
  });

  test("a face-down tile shows only its kind", () => {
    const { container } = render(Oasis, { box, number: 5, back: true });
    expect(shown(container)).toEqual([]);
    expect(drawings(container)).toEqual([`#${iconId("oasis")}`]);
  });
});

describe("distinguishability", () => {
  test("every keshi has its own symbol", () => {
    const symbols = keshiNames.map((name) => keshiSymbols[name].replaceAll(name, "colour"));
    expect(new Set(symbols).size).toBe(box.colours.length + 1);
    for (const { name } of box.colours) {
      expect(document.getElementById(`keshi-${name}`)?.innerHTML).toContain(`--keshi-${name}-ink`);
    }
  });

  test("seats differ by a mark, not by colour alone", () => {
    const seats = [...Array(seatCount).keys()];
    const marks = seats.map((seat) => pawn("player", seat).replaceAll(`seat-${seat}`, "seat"));
    expect(new Set(marks).size).toBe(4);
  });
});

type Rgb = [number, number, number];
type Theme = "light" | "dark";
const themes: Theme[] = ["light", "dark"];

/** A colour from tokens.css, in linear light. */
function colour(name: string, theme: Theme): Rgb {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const hexes = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = (theme === "dark" ? hexes.at(-1) : hexes[0]) ?? "";
  expect(hex, `--${name} in tokens.css`).not.toBe("");
  const channel = (at: number): number => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The contrast ratio as defined by WCAG. */
function contrast(a: string, b: string, theme: Theme): number {
  const [low = 0, high = 0] = [a, b]
    .map((name) => colour(name, theme))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((one, two) => one - two);
  return (high + 0.05) / (low + 0.05);
}

/** Colour vision as modelled by Machado, Oliveira and Fernandes, at full severity. */
const eyes: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
};

/** The distance between two colours in CIELAB. */
function distance(a: Rgb, b: Rgb, eye: string): number {
  const [one = [], two = []] = [a, b].map((rgb) => {
    const seen = (eyes[eye] ?? []).map((row) =>
      row.reduce((sum, part, k) => sum + part * (rgb[k] ?? 0), 0),
    );
    const [r = 0, g = 0, bl = 0] = seen.map((part) => Math.min(1, Math.max(0, part)));
    const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * bl);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  });
  return Math.hypot(...one.map((part, k) => part - (two[k] ?? 0)));
}

describe.each(themes)("the %s theme", (theme) => {
  const tiles = [...new Set(css.match(/--tile-(?!ink|edge|line|back)[a-z]+(?=:)/g))].map((one) =>
    one.slice(2),
  );
  const scrolls = ["gray", "yellow", "pink", "orange"].map((one) => `scroll-${one}`);

  test.each([...keshiNames])("the symbol is visible on the %s keshi", (name) => {
    expect(contrast(`keshi-${name}-ink`, `keshi-${name}`, theme)).toBeGreaterThanOrEqual(3);
  });

  test.each(["ink", "ink-2", "accent", "danger", "good"])("text in --%s is legible", (name) => {
    for (const ground of ["paper", "paper-2", "stone"]) {
      expect(contrast(name, ground, theme), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("text on coloured backgrounds is legible", () => {
    expect(contrast("accent-ink", "accent", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("icon-point-ink", "icon-point", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("icon-point-ink", "icon-loss", theme)).toBeGreaterThanOrEqual(4.5);
    for (const colour of COLOURS) {
      expect(contrast(`pawn-${colour}-ink`, `pawn-${colour}`, theme)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("ink on tiles is legible", () => {
    expect(tiles.length).toBe(12);
    for (const tile of [...tiles, ...scrolls]) {
      expect(contrast("tile-ink", tile, theme), tile).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(["focus", "line-strong"])("--%s stands out from the background", (name) => {
    for (const ground of ["paper", "paper-2", "stone"]) {
      expect(contrast(name, ground, theme), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.keys(eyes))("keshis and seats differ in colour (vision: %s)", (eye) => {
    const least = eye === "usual" ? 25 : 10;
    const seats = COLOURS.map((colour) => `pawn-${colour}`);
    for (const names of [box.colours.map(({ name }) => `keshi-${name}`), seats]) {
      for (const [k, one] of names.entries()) {
        for (const two of names.slice(0, k)) {
          const apart = distance(colour(one, theme), colour(two, theme), eye);
          expect(apart, `${one} and ${two}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
});
