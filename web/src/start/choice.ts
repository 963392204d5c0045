// What somebody chooses for a new game, remembered for the next one.

import type {
  Kind,
  MyTable,
  NewSeat,
  NewTable,
  Offer,
  Offered,
  Pace,
  Rules,
} from "../lib/messages";
import { storage } from "../lib/settings.svelte";

export const KINDS = ["solo", "bots", "screen", "net"] as const satisfies Kind[];
export type SeatedKind = Exclude<Kind, "solo">;

/** Who sits on a seat: a bot, or a person with a name or without. */
export interface Sitter {
  bot: string;
  name: string;
}

export interface Choice {
  kind: Kind;
  edition: string;
  tower: string;
  firstGame: boolean;
  modules: string[];
  offices: string;
  buildings: string;
  library: string;
  opponent: string;
  variants: string[];
  players: Record<SeatedKind, number>;
  /** Always four; the first one is whoever chooses, and named by the settings. */
  seats: Record<SeatedKind, Sitter[]>;
  pace: Pace;
  clock: boolean;
  minutes: number;
  increment: number;
  listed: boolean;
  webhook: string;
}

const KEY = "marrakesh-choice";
export const USUAL_BOT = "greedy";

function four(bot: string): Sitter[] {
  return [0, 1, 2, 3].map((seat) => ({ bot: seat === 0 ? "" : bot, name: "" }));
}

export function usual(): Choice {
  return {
    kind: "bots",
    edition: "essential",
    tower: "B1",
    firstGame: true,
    modules: [],
    offices: "mixed",
    buildings: "front",
    library: "gray",
    opponent: "pashabot",
    variants: [],
    players: { bots: 2, screen: 2, net: 2 },
    seats: { bots: four(USUAL_BOT), screen: four(""), net: four("") },
    pace: "live",
    clock: false,
    minutes: 30,
    increment: 10,
    listed: false,
    webhook: "",
  };
}

/** The last choice, as far as it was kept and still makes sense. */
export function recall(): Choice {
  const choice = usual();
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [key, value] of Object.entries(choice) as [keyof Choice, unknown][])
      if (alike(value, found[key])) Object.assign(choice, { [key]: found[key] });
  } catch {
    // nothing kept, or spoilt
  }
  if (!KINDS.includes(choice.kind)) choice.kind = "bots";
  return choice;
}

/** Whether a value has the shape of another. */
function alike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && b.every((item) => (a.length ? alike(a[0], item) : isText(item)));
  if (typeof a !== "object" || a === null) return typeof a === typeof b;
  if (typeof b !== "object" || b === null) return false;
  return Object.entries(a).every(([key, value]) => alike(value, (b as typeof a)[key as never]));
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

export function remember(choice: Choice): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(choice));
  } catch {
    // next time it is the usual choice again
  }
}

/** Leave out what the server does not offer (any more). */
export function fit(choice: Choice, offer: Offer): void {
  choice.edition = among(choice.edition, offer.editions, "essential");
  choice.tower = among(choice.tower, offer.towers, "B1");
  choice.opponent = among(choice.opponent, offer.opponents, "pashabot");
  choice.modules = choice.modules.filter((name) => named(name, offer.modules));
  choice.variants = choice.variants.filter((name) => named(name, offer.variants));
  for (const seats of Object.values(choice.seats))
    for (const sitter of seats)
      if (sitter.bot) sitter.bot = among(sitter.bot, offer.bots, USUAL_BOT);
}

function named(name: string, offered: Offered[]): boolean {
  return offered.some((one) => one.name === name);
}

function among(name: string, offered: Offered[], usual: string): string {
  return named(name, offered) ? name : usual;
}

// ---- Presets

/** The preset that the choice is, or nothing for one's own mixture. */
export function presetOf(choice: Choice, offer: Offer): string {
  if (choice.firstGame) return "first-game";
  if (choice.modules.length === 0) return "base";
  return choice.modules.length === offer.modules.length ? "all" : "";
}

export function preset(choice: Choice, name: string, offer: Offer): void {
  choice.firstGame = name === "first-game";
  choice.modules = name === "all" ? offer.modules.map((module) => module.name) : [];
}

export function toggleModule(choice: Choice, name: string): void {
  choice.firstGame = false;
  choice.modules = toggled(choice.modules, name);
}

/** The difficulty whose variants are chosen, or nothing for one's own mixture. */
export function difficultyOf(choice: Choice, offer: Offer): string {
  const chosen = sorted(choice.variants);
  const known = Object.entries(offer.difficulty_variants);
  return known.find(([, variants]) => sorted(variants) === chosen)?.[0] ?? "";
}

function sorted(names: string[]): string {
  return [...names].sort().join();
}

// The main square cannot pay both once and four times (PSD-08).
const EXCLUDED: Record<string, string> = {
  "square-once": "square-four-times",
  "square-four-times": "square-once",
};

export function toggleVariant(choice: Choice, name: string): void {
  choice.variants = toggled(choice.variants, name).filter((other) => other !== EXCLUDED[name]);
}

function toggled(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

// ---- The wish for a table

/** What the server is asked for; `name` is that of whoever chooses. */
export function wishOf(choice: Choice, name: string): NewTable {
  const { kind } = choice;
  const wish: NewTable = { kind, rules: rulesOf(choice), seats: seatsOf(choice, name) };
  if (kind !== "net") return wish;
  wish.pace = choice.pace;
  wish.listed = choice.listed;
  if (choice.pace === "days") wish.webhook = choice.webhook.trim();
  else if (choice.clock) wish.clock = { minutes: choice.minutes, increment: choice.increment };
  return wish;
}

function rulesOf(choice: Choice): Partial<Rules> {
  const rules: Partial<Rules> = {
    players: choice.kind === "solo" ? 1 : choice.players[choice.kind],
    edition: choice.edition,
    tower: choice.tower,
    first_game: choice.firstGame,
    modules: choice.modules,
  };
  if (choice.modules.includes("exchange-offices")) rules.offices = choice.offices;
  if (choice.modules.includes("special-buildings")) {
    rules.buildings = choice.buildings;
    rules.library = choice.library;
  }
  if (choice.kind === "solo") {
    rules.solo = choice.opponent;
    if (choice.opponent === "pashabot") rules.variants = choice.variants;
  }
  return rules;
}

function seatsOf(choice: Choice, name: string): NewSeat[] {
  const you = { name: name.trim() };
  if (choice.kind === "solo") return [you];
  const others = choice.seats[choice.kind].slice(1, choice.players[choice.kind]);
  return [you, ...others.map(({ bot, name }) => (bot ? { bot } : { name: name.trim() }))];
}

/** The game for somebody who has never played: one bot, and the river tiles for a first game. */
export function firstWish(name: string): NewTable {
  return {
    kind: "bots",
    rules: { players: 2, edition: "essential", first_game: true },
    seats: [{ name: name.trim() }, { bot: USUAL_BOT }],
  };
}

/** The same game as an earlier one, for the same people; an own seat takes the name of today. */
export function wishLike({ info, seats }: MyTable, name: string): NewTable {
  const alone = seats.length === 1;
  const sitters = info.seats.map((one, seat): NewSeat => {
    if (alone && seat === seats[0]) return { name: name.trim() || one.name };
    return one.bot && !one.stand_in ? { bot: one.bot } : { name: one.name };
  });
  return { kind: info.kind, rules: info.rules, seats: sitters.slice(0, info.rules.players) };
}

/** The game that was begun last without inviting anybody: it can be begun again by one click. */
export function lastGame(tables: MyTable[]): MyTable | null {
  const begun = tables.filter(({ info }) => info.kind !== "net");
  return begun.toSorted((a, b) => b.info.started - a.info.started)[0] ?? null;
}
