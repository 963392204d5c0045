// The bot ladder: the highest level the user has beaten, stored in this browser, and the next one.

import type { TableInfo } from "../api/messages";
import { LEVELS } from "../api/vocabulary";
import { stored } from "../lib/storage";

export type Level = (typeof LEVELS)[number];

/** A finished game of one person against bots of one level. */
interface Bout {
  table: string;
  level: Level;
  /** A close game is neither won nor clearly lost. */
  result: "won" | "close" | "lost";
}

/** The next step after a finished game. */
export interface Step {
  level: Level;
  /** The number of bots. */
  n: number;
  won: boolean;
  /** The level above after a win, the one below after two clear losses in a row, otherwise null. */
  next: Level | null;
}

interface Ladder {
  /** The highest level beaten. */
  best: Level | "";
  /** The most recent games, oldest first. */
  bouts: Bout[];
}

const MOST = 20;
/** A loss is clear if the user has less than this share of the winner's points. */
const CLOSE = 0.8;

export function isLevel(name: unknown): name is Level {
  return LEVELS.some((level) => level === name);
}

const ladder = stored<Ladder>("marrakesh-ladder", ({ best, bouts }) => ({
  best: isLevel(best) ? best : "",
  bouts: Array.isArray(bouts) ? bouts.filter(isBout) : [],
}));

function isBout(entry: unknown): entry is Bout {
  const { table, level, result } = (entry ?? {}) as Partial<Bout>;
  return [table, result].every((text) => typeof text === "string") && isLevel(level);
}

/** Return the highest level beaten; empty if there is none. */
export function best(): Level | "" {
  return ladder.read().best;
}

/** Return the level to play: the one above the highest beaten. */
export function ownLevel(): Level {
  const { best } = ladder.read();
  return best ? (above(best) ?? best) : LEVELS[0];
}

function above(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null;
}

function below(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) - 1] ?? null;
}

/** Return the game as a bout; null unless one person played all of it against bots of one level. */
function boutOf(info: TableInfo, own: number[]): Bout | null {
  const [seat = -1] = own;
  const [level, other] = new Set(info.seats.filter((_, n) => n !== seat).map(({ bot }) => bot));
  if (!info.over || info.kind !== "bots" || !info.seed_hash) return null;
  if (seat < 0 || other !== undefined || !isLevel(level)) return null;
  const won = info.places.every((place, n) => (place === 1) === (n === seat));
  const close = info.scores[seat]! >= CLOSE * Math.max(...info.scores);
  return { table: info.table, level, result: won ? "won" : close ? "close" : "lost" };
}

/** Record a game's result, unless it is already recorded. */
export function remember(info: TableInfo, own: number[]): void {
  const bout = boutOf(info, own);
  const { best, bouts } = ladder.read();
  if (!bout || bouts.some(({ table }) => table === bout.table)) return;
  const higher = bout.result === "won" && LEVELS.indexOf(bout.level) > rank(best);
  ladder.write({ best: higher ? bout.level : best, bouts: [...bouts, bout].slice(-MOST) });
}

function rank(level: Level | ""): number {
  return level ? LEVELS.indexOf(level) : -1;
}

/** Return the next step after a finished game; null if the game is not on the ladder. */
export function stepAfter(info: TableInfo, own: number[]): Step | null {
  const bout = boutOf(info, own);
  if (!bout) return null;
  const { level, result } = bout;
  const n = info.seats.length - 1;
  if (result === "won") return { level, n, won: true, next: above(level) };
  const tired = result === "lost" && lostBefore(bout);
  return { level, n, won: false, next: tired ? below(level) : null };
}

/** Whether the previous game was also clearly lost at the same level. */
function lostBefore({ table, level }: Bout): boolean {
  const { bouts } = ladder.read();
  const before = bouts[bouts.findIndex((bout) => bout.table === table) - 1];
  return before?.level === level && before.result === "lost";
}
