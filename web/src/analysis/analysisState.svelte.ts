// State of the analysis page: the game, the seat, and the analysis so far.

import type { AnalysisSoFar, Judged, TableInfo } from "../api/messages";
import { seatsAt } from "../game/mySeats";
import { getAnalysis, getTable, sentence } from "../game/serverApi";

/** Polling interval in milliseconds. The server goes on analysing for a few seconds after each
 * request. */
const EVERY = 1000;
const SHOWN = 3;

/** Return the decisions that cost the most points, at most `SHOWN`, costliest first. */
export function costliest({ marked, summary }: AnalysisSoFar): Judged[] {
  const found = summary.costliest.map((move) => marked.find((one) => one.move === move));
  return found.filter((one) => one !== undefined).slice(0, SHOWN);
}

/** Return the decisions in the places of those already shown, so that no card moves while someone
 * reads it; new ones take the places of those that they displace. */
export function inPlace(shown: readonly Judged[], found: readonly Judged[]): Judged[] {
  const known = new Set(shown.map(({ move }) => move));
  const fresh = found.filter(({ move }) => !known.has(move));
  const kept = shown.map(({ move }) => found.find((one) => one.move === move) ?? fresh.shift());
  return [...kept, ...fresh].filter((one) => one !== undefined);
}

/** Return the points on a chart line at a time measured in rounds, interpolated between rounds. */
export function pointsAt(line: number[], time: number): number {
  const round = Math.min(Math.floor(time), line.length - 2);
  const [from = 0, to = from] = line.slice(Math.max(0, round));
  return from + (to - from) * (time - round);
}

export class AnalysisState {
  info: TableInfo | null = $state.raw(null);
  soFar: AnalysisSoFar | null = $state.raw(null);
  /** The costliest decisions so far, each of which keeps its place. */
  worst: Judged[] = $state.raw([]);
  /** The latest decision that turned out costlier than all those already shown, if any. */
  news: Judged | null = $state.raw(null);
  problem = $state("");
  seat = $state(0);
  /** The user's seat if they have exactly one, else -1, so that any seat can be chosen. */
  readonly own: number;
  readonly table: string;
  #asking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, seat: number) {
    this.table = table;
    const [own = -1, ...more] = seatsAt(table);
    this.own = more.length ? -1 : own;
    this.seat = this.own >= 0 ? this.own : seat;
  }

  choose(seat: number): void {
    this.seat = seat;
    this.soFar = this.news = null;
    this.worst = [];
  }

  /** Start polling. Call it again for another seat or language, or to retry after an error. */
  async start(): Promise<void> {
    const asking = this.#stop();
    this.problem = "";
    try {
      const { players } = (this.info = await getTable(this.table)).rules;
      if (this.seat < 0 || this.seat >= players) this.seat = 0; // the Pashabot makes no decisions
      await this.#ask(asking);
    } catch (error) {
      if (asking === this.#asking) this.problem = sentence(error);
    }
  }

  async #ask(asking: number): Promise<void> {
    const soFar = await getAnalysis(this.table, this.seat);
    if (asking !== this.#asking) return;
    // Ignore replies from another server process that has made less progress.
    if (!this.soFar || soFar.done >= this.soFar.done) this.#see(soFar);
    if (!soFar.complete) this.#timer = setTimeout(() => void this.#again(asking), EVERY);
  }

  #see(soFar: AnalysisSoFar): void {
    const found = costliest(soFar);
    const [first] = found;
    const before = costliest(this.soFar ?? soFar)[0];
    if (first && before && first.move !== before.move) this.news = first;
    // in the words of the current language
    else this.news = found.find(({ move }) => move === this.news?.move) ?? null;
    this.worst = inPlace(this.worst, found);
    this.soFar = soFar;
  }

  async #again(asking: number): Promise<void> {
    try {
      await this.#ask(asking);
    } catch (error) {
      if (asking === this.#asking) this.problem = sentence(error);
    }
  }

  /** Stop polling, so that the server stops analysing as well. */
  stop(): void {
    this.#stop();
  }

  #stop(): number {
    clearTimeout(this.#timer);
    return ++this.#asking;
  }
}
