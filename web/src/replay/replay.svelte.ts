// State of a replay: the current position and the moments around it.

import type { LogEntry, Moment, TableInfo } from "../api/messages";
import { seatsAt } from "../game/mySeats";
import { getLog, getMoment, getTable, sentence } from "../game/serverApi";
import { settings, type Speed } from "../lib/settings.svelte";
import { actorOf } from "../play/story/eventGroups";
import { tossOf, type Toss } from "../play/toss/outcome";
import { TossClock } from "../play/toss/tossClock.svelte";
import { roundsOf } from "./track";

/** Time for which playback shows each moment, in milliseconds. */
const PAUSE: Record<Speed, number> = {
  none: 500,
  fast: 450,
  normal: 1000,
  slow: 2000,
};
const AHEAD = 4;

/** Return the moments worth showing, omitting secret decisions, which change nothing visible. */
export function sceneMoves(log: LogEntry[], moves: number): number[] {
  const told = log.filter((entry) => entry.events.length > 0).map((entry) => entry.move);
  return [...new Set([0, ...told, moves])];
}

/** Return the acting seat at each moment; `own` before the first decision. */
export function actors(log: LogEntry[], own: number): number[] {
  let seat = own;
  return [
    seat,
    ...log.map((entry) => {
      const actor = entry.seat >= 0 ? entry.seat : actorOf(entry.events);
      return actor >= 0 ? (seat = actor) : seat;
    }),
  ];
}

/** The position initially requested by a replay's address. */
export interface Wanted {
  move: number;
  /** The seat whose board to show; -1: the acting player's. */
  seat: number;
  /** A better action than the next one, from the analysis; -1: none. */
  instead: number;
}

export function wanted(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const number = (name: string, otherwise: number): number => {
    const value = Number(asked.get(name) ?? otherwise);
    return Number.isInteger(value) ? value : otherwise;
  };
  return { move: number("move", 0), seat: number("seat", -1), instead: number("instead", -1) };
}

export class Replay {
  move = $state(0);
  playing = $state(false);
  problem = $state("");
  info: TableInfo | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** The moment shown, which is the last one loaded. */
  moment: Moment | null = $state.raw(null);
  /** The moment after the action played, while the better one is drawn over it. */
  played: Moment | null = $state.raw(null);
  /** The toss that led to the moment shown, while playing, and its time on stage. */
  toss: Toss | null = $state.raw(null);
  readonly clock = new TossClock();
  /** The seat whose board is shown. */
  seat = $state(0);
  /** Whether the board shown is always that of the acting player. */
  follow = $state(true);
  /** The moment to show if a better action is known: before the decision, or after the action
   * played or the better one. */
  shown: "asked" | "played" | "better" = $state("asked");

  readonly table: string;
  readonly #wanted: Wanted;
  #moments = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scenes: number[] = $derived(sceneMoves(this.log, this.moves));
  #rounds: number[] = $derived(roundsOf(this.log).map(({ from }) => from));
  #actors: number[] = $derived(actors(this.log, this.#own[0] ?? 0));

  constructor(table: string, wanted: Wanted) {
    this.table = table;
    this.#wanted = wanted;
    this.move = wanted.move;
    this.seat = wanted.seat >= 0 ? wanted.seat : (this.#own[0] ?? 0);
    this.follow = wanted.seat < 0;
  }

  /** The better action, if the current position is the one initially requested; -1: none. */
  get instead(): number {
    return this.move === this.#wanted.move ? this.#wanted.instead : -1;
  }

  /** The query string for the current position. */
  get search(): string {
    const { instead, seat } = this.#wanted;
    const better = this.instead >= 0 ? `&seat=${seat}&instead=${instead}` : "";
    return `?move=${this.move}${better}`;
  }

  get moves(): number {
    return this.info?.moves ?? 0;
  }

  /** The user's own seats. */
  get #own(): number[] {
    return seatsAt(this.table);
  }

  /** Return the seat from which to view moments: the user's, if any. Otherwise, and while several
   * people at this screen are still playing, return -1 for the public view. */
  #viewer(seat: number): number {
    const own = this.#own;
    if (own.length > 1 && !this.info?.over) return -1;
    return own.includes(seat) ? seat : (own[0] ?? -1);
  }

  /** Return the seat whose board to show at a moment. */
  #seatAt(move: number): number {
    return this.follow ? (this.#actors[move] ?? this.seat) : this.seat;
  }

  async load(): Promise<void> {
    this.problem = "";
    try {
      const info = await getTable(this.table);
      this.log = await getLog(this.table, 1, info.moves);
      this.info = info;
      this.move = Math.min(Math.max(0, this.move), info.moves);
      await this.show();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  #fetch(move: number, shown = move === this.move ? this.shown : "asked"): Promise<Moment> {
    const viewer = this.#viewer(this.#seatAt(move));
    const instead = shown === "better" ? this.instead : -1;
    const at = shown === "played" ? move + 1 : move;
    const key = [at, viewer, instead, settings.lang].join();
    let found = this.#moments.get(key);
    if (!found) {
      found = getMoment(this.table, at, viewer, instead);
      this.#moments.set(key, found);
      found.catch(() => this.#moments.delete(key));
    }
    return found;
  }

  /** Load and show the current moment, and prefetch those likely to follow. */
  async show(): Promise<void> {
    const { move, shown } = this;
    try {
      const [moment, played] = await Promise.all([
        this.#fetch(move),
        shown === "better" ? this.#fetch(move, "played") : null,
      ]);
      if (move !== this.move || shown !== this.shown) return;
      this.played = played;
      this.#turnTo(moment);
      this.seat = this.#seatAt(move);
      this.problem = "";
    } catch (error) {
      this.problem = sentence(error);
      this.pause();
      return;
    }
    const next = this.#scenes.filter((one) => one > move).slice(0, this.playing ? AHEAD : 2);
    const before = this.#scenes.filter((one) => one < move).slice(-1);
    for (const one of [...next, ...before, ...this.#rounds.filter((at) => at > move).slice(0, 1)])
      this.#fetch(one).catch(() => undefined); // retried when needed
  }

  #turnTo(moment: Moment): void {
    if (moment === this.moment) return;
    const staged = this.playing && settings.speed !== "none";
    const [before, entry] = [this.moment, moment.entry];
    this.toss = staged && before && entry ? tossOf(before.view, entry.events) : null;
    this.moment = moment;
  }

  /** Show a seat's board, and stop following the acting player. */
  choose(seat: number): Promise<void> {
    this.follow = false;
    this.seat = seat;
    return this.show();
  }

  /** Show the moment before the decision, the action played, or the better action. */
  compare(shown: Replay["shown"]): Promise<void> {
    this.shown = shown;
    return this.show();
  }

  go(move: number): Promise<void> {
    this.shown = "asked";
    this.move = Math.min(Math.max(0, move), this.moves);
    return this.show();
  }

  step(direction: 1 | -1): Promise<void> {
    return this.go(this.#beside(this.#scenes, direction));
  }

  toRound(direction: 1 | -1): Promise<void> {
    return this.go(this.#beside(this.#rounds, direction));
  }

  #beside(places: number[], direction: 1 | -1): number {
    if (direction > 0) return places.find((one) => one > this.move) ?? this.moves;
    return places.findLast((one) => one < this.move) ?? 0;
  }

  play(): void {
    if (this.move >= this.moves) void this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    this.clock.stop();
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const rest = (): void => {
      this.#timer = setTimeout(() => void this.#advance(), PAUSE[settings.speed]);
    };
    if (this.toss) this.clock.start(rest);
    else rest();
  }

  async #advance(): Promise<void> {
    await this.step(1);
    if (this.move >= this.moves) this.pause();
    if (this.playing) this.#wait();
  }
}
