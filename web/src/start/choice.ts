// The choices for a new game, remembered for the next one.

import type {
  Deadline,
  Kind,
  MyTable,
  NewSeat,
  NewTable,
  ConfigChoices,
  ConfigChoice,
  ConfigField,
  ConfigPreset,
  Rules,
  TableOption,
} from "../api/messages";
import { LEVELS } from "../api/vocabulary";
import { SITE } from "../backend/site";
import { best, ownLevel } from "../game/botLadder";
import { ownCorrections } from "../game/corrections";
import { myKey } from "../game/myProfile.svelte";
import { BOT_COLOUR, COLOURS, coloured, type Colour } from "../game/seatColours";
import { stored, type Stored } from "../lib/storage";

export const KINDS: Kind[] = ["solo", "bots", "screen", ...(SITE ? [] : (["net"] as const))];
export const HOURS = [0, 8, 24, 48, 72, 168] as const;
export const THENS = ["bot", "wait"] as const satisfies Deadline["then"][];
export type SeatedKind = Exclude<Kind, "solo">;

/** The player at a seat: a bot, or a person with or without a name. */
export interface Sitter {
  bot: string;
  name: string;
}

export type Value = ConfigField["usual"];

export interface Choice {
  kind: Kind;
  /** Configuration fields by name, whether or not they currently have an effect. */
  rules: Record<string, Value>;
  players: Record<SeatedKind, number>;
  /** Always four per kind; the first is the user, whose name comes from the settings. */
  seats: Record<SeatedKind, Sitter[]>;
  /** The highest level beaten when this choice was made. */
  best: string;
  /** The table's options that are flags or words, by name, whether or not they have an effect. */
  options: Record<string, string | boolean>;
  clock: boolean;
  minutes: number;
  increment: number;
  webhook: string;
  /** Hours per move in games over several days; 0: unlimited. */
  hours: number;
  then: Deadline["then"];
  /** Whether to play with the values of the user's own copy of the game (`ownCorrections`). */
  corrected: boolean;
  /** Colours of the four seats' pieces. */
  colours: Colour[];
}

function four(bot: string): Sitter[] {
  return [0, 1, 2, 3].map((seat) => ({ bot: seat === 0 ? "" : bot, name: "" }));
}

/** Return the defaults; rules and options follow once the offer is loaded (`fit`). */
export function usual(): Choice {
  return {
    kind: "bots",
    rules: {},
    players: { bots: 2, screen: 2, net: 2 },
    seats: { bots: four(ownLevel()), screen: four(""), net: four("") },
    best: best(),
    options: {},
    clock: false,
    minutes: 30,
    increment: 10,
    webhook: "",
    hours: 72,
    then: "bot",
    corrected: false,
    colours: COLOURS,
  };
}

const kept = stored<Record<string, unknown>>("marrakesh-choice", (found) =>
  typeof found === "object" ? found : {},
);

/** The last choice. In storage, the table's options are not nested in `options`. */
export const lastChoice: Stored<Choice> = {
  read: () => recalled(kept.read()),
  write: ({ options, ...choice }) => kept.write({ ...options, ...choice }),
};

/** Return the stored choice, with defaults for anything missing or no longer valid. */
function recalled(found: Record<string, unknown>): Choice {
  const choice = usual();
  for (const [key, value] of Object.entries(found))
    if (!(key in choice)) {
      if (isOption(value)) choice.options[key] = value;
    } else if (alike(choice[key as keyof Choice], value)) Object.assign(choice, { [key]: value });
  if (!KINDS.includes(choice.kind)) choice.kind = "bots";
  if (!THENS.includes(choice.then)) choice.then = "bot";
  if (!HOURS.some((hours) => hours === choice.hours)) choice.hours = 72;
  if (choice.colours.toSorted().join() !== COLOURS.toSorted().join()) choice.colours = COLOURS;
  if (choice.best !== best()) {
    choice.best = best(); // a higher level has been beaten since then: suggest the next one, once
    choice.seats.bots = four(ownLevel());
  }
  return choice;
}

/** Whether two values have the same shape. */
function alike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && b.every((item) => (a.length ? alike(a[0], item) : isText(item)));
  if (typeof a !== "object" || a === null) return typeof a === typeof b;
  if (typeof b !== "object" || b === null) return false;
  return Object.entries(a).every(([key, value]) => alike(value, b[key as never]));
}

function isOption(value: unknown): value is string | boolean {
  return typeof value === "string" || typeof value === "boolean";
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Remove anything that the server does not offer, and fill in defaults for anything missing. */
export function fit(choice: Choice, offer: ConfigChoices): void {
  const first = offer.presets[0]?.rules ?? {};
  choice.rules = Object.fromEntries(
    offer.fields.map((field) => [
      field.name,
      fitting(field, choice.rules[field.name] ?? first[field.name] ?? field.usual),
    ]),
  );
  choice.options = Object.fromEntries(
    offer.options
      .filter(({ flag, choices }) => flag || choices.length)
      .map((option) => {
        const value = choice.options[option.name];
        const known = option.flag ? typeof value === "boolean" : isOneOf(option.choices, value);
        return [option.name, known ? value! : usualOf(option)];
      }),
  );
  for (const seats of Object.values(choice.seats))
    for (const sitter of seats)
      if (sitter.bot && !offer.bots.some(({ name }) => name === sitter.bot))
        sitter.bot = ownLevel();
}

function isOneOf(words: string[], value: unknown): boolean {
  return words.some((word) => word === value);
}

function fitting({ usual, several, choices }: ConfigField, value: Value): Value {
  const known = (word: Value) => choices.some(({ name }) => name === word);
  if (several) return Array.isArray(value) ? value.filter(known) : usual;
  if (typeof usual !== "string") return typeof value === typeof usual ? value : usual;
  return [value, usual].find(known) ?? choices[0]?.name ?? usual;
}

// ---- Configuration fields

export function fieldOf(offer: ConfigChoices, name: keyof Rules): ConfigField {
  return offer.fields.find((field) => field.name === name)!;
}

/** Return the value of a field as words. */
export function wordsOf(value: Value | undefined): string[] {
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  return Array.isArray(value) ? value : [String(value)];
}

/** Set a single-valued field. */
export function pick(choice: Choice, field: ConfigField, word: string): void {
  choice.rules[field.name] = typeof field.usual === "boolean" ? word === "yes" : word;
}

/** Whether a field has an effect: all fields it depends on have the required values. */
export function useful({ needs }: ConfigField, rules: Choice["rules"]): boolean {
  return needs.every(({ field, word }) => wordsOf(rules[field]).includes(word));
}

/** Return the possible numbers of players in games other than solo. */
export function playerNumbers(offer: ConfigChoices): number[] {
  const solo = fieldOf(offer, "solo").needs.map(({ word }) => word);
  const words = fieldOf(offer, "players").choices.map(({ name }) => name);
  return words.filter((word) => !solo.includes(word)).map(Number);
}

/** Toggle one of a field's words, removing any others that it excludes. */
export function toggle(
  choice: Choice,
  offer: ConfigChoices,
  field: ConfigField,
  word: string,
): void {
  const words = wordsOf(choice.rules[field.name]);
  const excluded = field.exclusive.filter((pair) => pair.includes(word)).flat();
  const others = words.filter((other) => other !== word && !excluded.includes(other));
  leavePreset(choice, offer, field);
  choice.rules[field.name] = words.includes(word) ? others : [...others, word];
}

/** Reset the other fields that presets set when one of them is customised. */
function leavePreset(choice: Choice, offer: ConfigChoices, changed: ConfigField): void {
  const preset = offer.presets[0]?.rules ?? {};
  if (!(changed.name in preset)) return;
  for (const { name, usual } of offer.fields)
    if (name in preset && name !== changed.name) choice.rules[name] = usual;
}

// ---- Tiles that a table can agree on

/** Return twelve staircase tiles, each on a random side, as a starting point. */
export function randomSides(sides: ConfigChoice[], random = Math.random): string[] {
  const tiles = new Map<string, string[]>();
  for (const { name } of sides)
    tiles.set(name.slice(0, -1), [...(tiles.get(name.slice(0, -1)) ?? []), name]);
  const drawn = [...tiles.values()].map((pair) => ({ pair, order: random() }));
  return drawn
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 12)
    .map(({ pair }) => pair[Math.floor(random() * pair.length)]!);
}

/** Put a side of a tile at a place; if the tile was elsewhere, the two tiles swap places. */
export function placeSide(sides: string[], place: number, side: string): string[] {
  const elsewhere = sides.findIndex((other) => parseInt(other) === parseInt(side));
  return sides.map((one, at) => {
    if (at === place) return side;
    return at === elsewhere ? sides[place]! : one;
  });
}

/** Choose one side of a river tile, or neither. */
export function pickSide(choice: Choice, field: ConfigField, pair: string[], side: string): void {
  const others = wordsOf(choice.rules[field.name]).filter((one) => !pair.includes(one));
  choice.rules[field.name] = side ? [...others, side] : others;
}

// ---- Settings: presets and difficulties

/** Return the name of the chosen setting; empty for a custom choice. */
export function settingOf(choice: Choice, settings: ConfigPreset[]): string {
  const chosen = settings.find(({ rules }) =>
    Object.entries(rules).every(([name, value]) => sorted(value) === sorted(choice.rules[name])),
  );
  return chosen?.name ?? "";
}

function sorted(value: Value | undefined): string {
  return [...wordsOf(value)].sort().join();
}

export function applySetting(choice: Choice, settings: ConfigPreset[], setting: string): void {
  Object.assign(choice.rules, settings.find(({ name }) => name === setting)?.rules);
}

// ---- The table's options

function usualOf({ flag, choices }: TableOption): string | boolean {
  return flag ? false : (choices[0] ?? "");
}

/** Whether an option has an effect. */
export function applies(option: TableOption, choice: Choice, offer: ConfigChoices): boolean {
  if (option.name === "rated" && !myKey()) return false; // only for users with a profile
  return option.needs.every(({ option: name, words }) => {
    if (name === "kind") return words.includes(choice.kind);
    const needed = offer.options.find((other) => other.name === name)!;
    const value = applies(needed, choice, offer) ? choice.options[name] : usualOf(needed);
    return words.includes(wordsOf(value).join());
  });
}

/** Return the options that have an effect: those only for online play (`net`), or the others. */
export function optionsFor(choice: Choice, offer: ConfigChoices, net: boolean): TableOption[] {
  return offer.options.filter(
    (option) =>
      applies(option, choice, offer) &&
      option.needs.some(({ option: name, words }) => name === "kind" && words.join() === "net") ===
        net,
  );
}

/** Values of the options with their own controls; undefined if not set. */
const OWN_CONTROLS: Record<string, (choice: Choice) => unknown> = {
  clock: ({ clock, minutes, increment }) => (clock ? { minutes, increment } : undefined),
  deadline: ({ hours, then }) => (hours ? { hours, then } : undefined),
  webhook: ({ webhook }) => webhook.trim() || undefined,
};

// ---- The request for a table

/** Return the request for a new table; `name` is the user's. */
export function newTable(choice: Choice, offer: ConfigChoices, name: string): NewTable {
  const { kind } = choice;
  const request: NewTable = { kind, rules: rulesOf(choice, offer), seats: seatsOf(choice, name) };
  const corrections = choice.corrected ? ownCorrections() : [];
  if (corrections.length) request.corrections = corrections;
  const options = corrections.length ? { ...choice.options, rated: false } : choice.options;
  const chosen = { ...choice, options };
  for (const option of offer.options) {
    if (!applies(option, chosen, offer)) continue;
    const own = OWN_CONTROLS[option.name];
    const value = own ? own(chosen) : options[option.name];
    if (value !== undefined && value !== usualOf(option))
      Object.assign(request, { [option.name]: value });
  }
  return request;
}

/** Return the rules without fields that have no effect. */
function rulesOf(choice: Choice, offer: ConfigChoices): Partial<Rules> {
  const players = choice.kind === "solo" ? 1 : choice.players[choice.kind];
  const chosen: Choice["rules"] = { ...choice.rules, players };
  const told: Choice["rules"] = {};
  for (const field of offer.fields)
    if (useful(field, told)) told[field.name] = chosen[field.name] ?? field.usual;
  return told;
}

function seatsOf(choice: Choice, name: string): NewSeat[] {
  const you = { name: name.trim() };
  const { kind } = choice;
  if (kind === "solo") return coloured([you], [ownColour(choice)]);
  const others = choice.seats[kind].slice(1, choice.players[kind]);
  const seats = [you, ...others.map(({ bot, name }) => (bot ? { bot } : { name: name.trim() }))];
  return coloured(seats, choice.colours);
}

/** Return the player's colour in a solo game, which is never the Pashabot's. */
export function ownColour({ colours }: Choice): Colour {
  return colours[0] === BOT_COLOUR ? COLOURS[0]! : colours[0]!;
}

/** Return the request for a new player's first game: the weakest bot, first-game river tiles, and
 * the preset setup. */
export function firstTable(name: string, guided = false): NewTable {
  return {
    kind: "bots",
    ...(guided && { guided }),
    rules: { first_game: true },
    seats: [{ name: name.trim() }, { bot: LEVELS[0] }],
    preset_setup: true,
  };
}

/** Return the most recent game that was not online, so that one click can start another like it. */
export function lastGame(tables: MyTable[]): MyTable | null {
  const begun = tables.filter(({ info }) => info.kind !== "net");
  return begun.toSorted((a, b) => b.info.started - a.info.started)[0] ?? null;
}
