// Effects of tiles as rows of glyphs (see glyphs.ts); tooltips give them in words.

import type {
  Award,
  Benefit,
  LuxuryGood,
  Oasis,
  Provision,
  RiverTile,
  Scroll,
  Town,
} from "../api/messages";

export type Rows = string[][];

/** Glyphs of the scrolls whose effect is more than a gain, by number. */
const scrolls: Record<number, Rows> = {
  13: [["threshold"], [":+", "1 water"]],
  14: [["threshold"], [":+", "1 date"]],
  15: [["threshold"], [":+", "1 dinar"]],
  16: [["threshold"], [":+", "1 river step"]],
  17: [["rapid"], ["arrow", "bonus"]],
  18: [["office"], [":+", "1 any resource"]],
  22: [["gate"], ["no-loss"]],
  23: [["green"], ["1 date", "or", "1 water"]],
  24: [["green"], ["1 date", "or", "1 dinar"]],
  25: [["green"], ["1 date", "or", "1 point"]],
  26: [["1 date"], ["arrow", "1 stair step"]],
  27: [["1 water"], ["arrow", "1 stair step"]],
  28: [
    ["rapid", "rapid"],
    ["bonus", "bonus"],
  ],
  29: [["disc"], ["spectator", ":×", "2 points"]],
  31: [["disc"], [":+1", "spectator"]],
  32: [["gate"], ["-1 dinar"]],
  33: [
    ["date", "or", "water"],
    ["arrow", "dinar"],
  ],
  34: [["assistant"], ["luxury", "luxury"]],
  35: [["vendor"], [":+", "1 water"]],
  36: [["gate"], ["arrow", "1 any keshi"]],
  44: [["provision"], ["dinar", ":+", "any-resource"]],
  45: [["oasis"], [":=", "any-resource"]],
  46: [["assistant"], ["office", "office"]],
  47: [
    ["disc", ":3"],
    [":3×", "bonus"],
  ],
  48: [[":+1"], ["stair-step"]],
  49: [["mosque-step", "beyond"], ["2 points"]],
  50: [["vendor"], [":+", "2 points"]],
  51: [
    ["disc", ":1"],
    [":1×", "bonus"],
  ],
  52: [["palace-step", "beyond"], ["2 points"]],
  53: [["sector"], ["instant"]],
  54: [["entertainer"], ["bonus", "bonus"]],
  55: [["3 palace steps"], ["3 mosque steps"]],
  56: [["jetty", "beyond"], ["2 points"]],
  57: [["vendor", "any-goods"], ["3 water"]],
  58: [["date"], ["arrow", "scroll-orange"]],
  59: [["line"], ["bonus", "bonus"]],
  60: [["rapid"], [":2×", "bonus"]],
  61: [["claim"], ["turquoise", "pink"]],
  62: [["3 oasis"], ["free"]],
  63: [["threshold"], ["bonus", "bonus"]],
  64: [["any-keshi"], ["arrow", "sector"]],
  65: [[":2×"], ["disc"]],
  66: [["gate"], ["keshi", "keshi"]],
  68: [["oasis"], ["arrow", "point"]],
  69: [
    ["rapid", "rapid"],
    ["bonus", "bonus"],
  ],
  70: [["entertainer"], ["spectator", ":×", "bonus"]],
  71: [["claim", "oasis"], ["point"]],
  72: [["any-resource"], ["arrow", "2 points"]],
};

export function scrollRows(scroll: Scroll): Rows {
  const gain = scroll.gain ?? [];
  return gain.length ? [gain] : (scrolls[scroll.number] ?? []);
}

/** Glyphs for the items that oases and towns count or give. */
const counted: Partial<Record<Oasis["rule"] | Town["rule"], string[]>> = {
  "luxury goods": ["luxury"],
  scrolls: ["scroll"],
  "complete sectors": ["sector", "check"],
  oases: ["oasis"],
  palace: ["palace-step", "beyond"],
  mosque: ["mosque-step", "beyond"],
  thresholds: ["threshold"],
  jetty: ["jetty"],
  "luxury pairs": ["luxury", "luxury"],
  camel: ["camel-step"],
  nomads: ["nomad"],
  gates: ["gate"],
  "palace steps": ["palace-step"],
  "mosque steps": ["mosque-step"],
  "river steps": ["river-step"],
  keshis: ["keshi"],
  sectors: ["sector"],
  spectators: ["spectator"],
  scroll: ["scroll", "free"],
  "luxury good": ["luxury", "free"],
  gate: ["gate", "free"],
};

function things(tile: Oasis): string[] {
  const colours = tile.colours ?? [];
  if (tile.rule === "gates") return colours.map((colour) => `gate-${colour}`);
  if (tile.rule === "keshis") return colours;
  if (tile.luxury) return [tile.luxury];
  if (tile.resource) return [tile.resource];
  if (tile.at_most) return [`:≤${tile.at_most}`, "sector"];
  if (tile.at_least) return [`:${tile.at_least}`, ...(counted[tile.rule] ?? [])];
  return counted[tile.rule] ?? [];
}

/** Return the rows of an oasis: its points, then the items it counts. */
export function oasisRows(oasis: Oasis): Rows {
  if (oasis.table?.length) {
    const steps = oasis.table.map((points) => `${points} points`);
    return [["luxury", ":≠", "luxury"], steps.slice(0, 3), steps.slice(3)];
  }
  const each = `${oasis.each} points`;
  if (!oasis.each) return [[`${oasis.base} points`], things(oasis)];
  if (oasis.base)
    return [
      [`${oasis.base} points`, ":+"],
      [each, ":/", ...things(oasis)],
    ];
  if (oasis.rule === "gates") return [[each], things(oasis)];
  return [[each], [(oasis.per ?? 1) > 1 ? `:/${oasis.per}` : ":/", ...things(oasis)]];
}

export function townRows(town: Town): Rows {
  const what = counted[town.rule] ?? [];
  if (town.acts === "instant") return [what];
  const per = (town.per ?? 1) > 1 ? `:/${town.per}` : ":/";
  const least = town.at_least ? [`:≥${town.at_least}`] : [];
  return [[`${town.each} points`, per, ...what, ...least]];
}

/** Glyphs of the river tiles whose reward is more than a gain, by number. */
const rivers: Record<number, Rows> = {
  1: [["sector", "instant"]],
  2: [["claim", "oasis"]],
  3: [["2 any keshis"]],
  7: [["red"]],
  9: [["fisherman", "arrow", "crocodile"]],
  11: [
    [":1.", "3 stair steps"],
    [":2.", "1 stair step"],
  ],
  12: [
    ["gate", "arrow", "1 point"],
    ["green", "arrow", "1 point"],
  ],
  13: [["pink", "or", "brown", "or", "beige"]],
  15: [[":2×", "claim", "oasis"]],
  16: [[":2×", "disc"]],
  17: [
    ["pink", "arrow", "1 date", "1 dinar"],
    ["red", "arrow", "1 water", "1 date"],
  ],
  18: [
    ["4 keshi", "arrow", "1 point"],
    ["luxury", "arrow", "2 points"],
  ],
};

export function riverRows(tile: RiverTile): Rows {
  const gain = tile.gain ?? [];
  if (!gain.length) return rivers[tile.number] ?? [];
  const second = tile.second ?? [];
  return second.length
    ? [
        [":1.", ...gain],
        [":2.", ...second],
      ]
    : [gain];
}

/** Return the glyphs of an award's benefit. */
export function benefitRow(benefit: Benefit): string[] {
  if (benefit.gain?.length) return benefit.gain;
  if (benefit.goods_any) return Array<string>(benefit.goods_any).fill("any-goods");
  if (benefit.steps) {
    const tracks = [...benefit.tracks].sort().join();
    const both: Record<string, string> = { "mosque,palace": "stair", "mosque,palace,river": "any" };
    if (both[tracks]) return [`${benefit.steps} ${both[tracks]} steps`];
    const [first = "river", second = "river"] = benefit.tracks;
    return [`${benefit.steps} ${first} steps`, "or", `${second}-step`];
  }
  if (benefit.spectators) return [`${benefit.spectators} spectators`, "arrow", "bonus"];
  if (benefit.scroll) return [`scroll-${benefit.scroll}`];
  if (benefit.claim) return ["claim", `${benefit.claim} oasis`];
  if (benefit.luxury_off) return ["luxury", `-${benefit.luxury_off} any goods`];
  return ["season", "river-step"];
}

export const tiers = ["one", "two", "three", "four"] as const satisfies (keyof Award)[];

/** Return the glyphs of a luxury good's benefits apart from its points. */
export function luxuryRow(good: LuxuryGood): string[] {
  if (good.gain?.length) return good.gain;
  if (good.camel_steps) return [`${good.camel_steps} camel step`];
  const bonuses: Record<NonNullable<LuxuryGood["bonus"]>, string[]> = {
    nomad: ["nomad"],
    "keshi exchange": ["keshi-exchange"],
    "resource exchange": ["exchange"],
    "spectators 3": ["3 spectators"],
    steps: [`${good.steps} any steps`],
  };
  return good.bonus ? bonuses[good.bonus] : [];
}

/** Return the glyphs of a provision tile's effect, if any: when it applies, then what it gives. */
export function provisionRow(provision: Provision): string[] {
  const effects: Record<NonNullable<Provision["effect"]>, string[]> = {
    "river step": ["river-step"],
    "palace step": ["palace-step"],
    "mosque step": ["mosque-step"],
    "goods keshi": ["any-goods"],
    "1 spectator": ["spectator"],
    "keshi exchange": ["keshi-exchange"],
    river: [":+1", "river-step"],
    palace: [":+1", "palace-step"],
    mosque: [":+1", "mosque-step"],
    nomad: ["nomad"],
    "luxury discount": ["luxury", "-1 any goods"],
  };
  if (!provision.effect) return [];
  const always = provision.effect === "keshi exchange" ? "round" : "permanent";
  return [provision.level === "hard" ? always : "season", ...effects[provision.effect]];
}
