/** The end of a season: the river, the provisions, and the season's points. */
import type { GameEvent, LogEntry, Resource, View } from "../../api/messages";
import { groupEvents, isPhase, isPoints } from "./eventGroups";
import { tellingOf, type Telling } from "./eventText";

/** Whether and how a player paid for the provisions. */
export interface Baskets {
  paid: boolean;
  /** The sentence that says so. */
  said: string;
  /** The resources paid or, if the player could not pay, lost in addition to points. */
  spent: Partial<Record<Resource, number>>;
  lost: number;
}
export interface SeasonEnd {
  season: number;
  /** Whether the final scoring follows. */
  last: boolean;
  /** Who gained what from the river tile: the first player and, in the last season, the second. */
  river: (Telling & { seat: number; tile: number })[];
  /** By seat; a Pashabot needs no provisions. */
  baskets: Partial<Record<number, Baskets>>;
  /** The spaces the fishermen reached, by seat. */
  reached: Partial<Record<number, number>>;
  /** The points of the season by seat, and those gained after it. */
  points: Partial<Record<number, number>>;
  later: Partial<Record<number, number>>;
}

/** The phases that follow the provisions, before which a season is summed up. */
const ENDS = new Set(["next-provision", "final-scoring"]);

/** Yield each event with its season, its phase, and the number of seasons over by then. */
function* dated(log: readonly LogEntry[]) {
  let [season, over, phase] = [0, 0, ""];
  for (const event of log.flatMap(({ events }) => events)) {
    if (isPhase(event)) ({ phase, season } = event.facts);
    if (event.kind === "season") season = event.facts.season;
    if (isPhase(event) && ENDS.has(phase)) over = season;
    yield { event, season, over, phase };
  }
}

/** Return the number of seasons that are over. */
export function seasonsOver(log: readonly LogEntry[]): number {
  let seasons = 0;
  for (const { over } of dated(log)) seasons = over;
  return seasons;
}

/**
 * Return how many season summaries count as seen when a player opens the table: all, except the
 * last one if the next provision tile is being chosen, or the next season has only just begun.
 */
export function seasonsSeen(log: readonly LogEntry[], { phase, round }: View): number {
  const begun = round === 1 && ["round-start", "select"].includes(phase);
  return Math.max(0, seasonsOver(log) - Number(begun || phase === "next-provision"));
}

const add = <K extends number | string>(
  to: Partial<Record<K, number>>,
  key: K,
  n: number,
): void => {
  to[key] = (to[key] ?? 0) + n;
};

export function seasonEndOf(log: readonly LogEntry[], season: number): SeasonEnd {
  const all = [...dated(log)];
  const of = all.filter((one) => one.season === season && one.over < season);
  const end: SeasonEnd = {
    season,
    last: all.some((one) => one.season === season && one.phase === "final-scoring"),
    river: riverOf(
      of.filter(({ phase }) => phase === "river-evaluation").map(({ event }) => event),
    ),
    baskets: basketsOf(of.filter(({ phase }) => phase === "provisions").map(({ event }) => event)),
    reached: {},
    points: {},
    later: {},
  };
  for (const { event } of of) {
    if (isPoints(event)) add(end.points, event.seat, event.facts.points);
    else if (event.kind === "fisherman") end.reached[event.seat] = event.facts.end;
  }
  for (const { event, over } of all)
    if (over >= season && isPoints(event)) add(end.later, event.seat, event.facts.points);
  return end;
}

function riverOf(events: GameEvent[]): SeasonEnd["river"] {
  return groupEvents(events).flatMap((group) => {
    const [first, ...rest] = group;
    if (first?.kind !== "river-first" && first?.kind !== "river-second") return [];
    return [
      {
        seat: first.seat,
        tile: first.facts.tile,
        ...tellingOf(rest.filter((one) => one.seat >= 0)),
      },
    ];
  });
}

function basketsOf(events: GameEvent[]): SeasonEnd["baskets"] {
  const all: SeasonEnd["baskets"] = {};
  for (const { kind, seat, facts, text } of events) {
    if (kind === "provided" || kind === "not-provided")
      all[seat] = { paid: kind === "provided", said: text, spent: {}, lost: 0 };
    const own = all[seat];
    if (own && kind === "spend") add(own.spent, facts.resource, facts.n);
    if (own && kind === "points") own.lost -= facts.points;
  }
  return all;
}
