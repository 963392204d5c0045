/** The caption of a step, and its duration. */
import type { GameEvent } from "../../api/messages";
import { plus } from "../../lib/numbers";
import { groupEvents, actorOf, isPoints } from "./eventGroups";
import { summaryOf, tellingOf, type Piece, type Telling } from "./eventText";
import type { Step } from "./steps";

/** The minimum and maximum duration of a caption, in milliseconds. */
export const LEAST = 700;
export const MOST = 2000;
const START = 400;
const A_LETTER = 14;
/** Steps with at least this many points are shown longer. */
const MANY = 5;
const FOR_MANY = 300;
const SCORING = 1500;
/** How long each complete sector is shown in the final scoring. */
const A_SECTOR = 600;
/** How long points take to fly to their owner. */
export const FLIGHT = 550;
/** How long the result of a toss is told, once its stage is gone. */
const FALLEN = 900;
/** The target for the total duration of the others' steps between two of your own decisions, in
 * milliseconds. */
const PATIENCE = 4000;

/** One player's part of a caption. */
export interface Said extends Telling {
  seat: number;
}

/** Return each player's part of a step's caption: the actions of a single player in full, those of
 * several summarised. */
export function saidOf({ lead, events }: Step): Said[] {
  return saidBy([...lead, ...events]);
}

function saidBy(events: GameEvent[]): Said[] {
  const groups = groupEvents(events);
  const seats = [...new Set(groups.map(actorOf))];
  if (seats.length < 2)
    return groups.map((group) => ({ seat: actorOf(group), ...tellingOf(group, true) }));
  return seats
    .map((seat) => ({ seat, ...summaryOf(groups.filter((group) => actorOf(group) === seat)) }))
    .filter(({ pieces, points }) => pieces.length || points);
}

/** Return a part of a caption as text, without its pictures. */
export function wordsOf({ pieces, sources }: Telling): string {
  const points = sources.map(({ n, words }) => (words ? `${plus(n)} (${words})` : plus(n)));
  return [...pieces.map(plain), ...points].filter(Boolean).join(", ");
}

/** Return a piece as text, without its picture. */
const plain = ({ words, bare }: Piece): string => bare ?? words;

/** Return the duration of a step at normal speed, by the length of its text and its importance. */
export function timeOf(step: Step): number {
  if (step.toss) return FALLEN;
  if (step.scoring) return step.scoring.brief ? A_SECTOR : SCORING;
  const words = saidBy(step.events).map(wordsOf).filter(Boolean).join(" · ");
  if (step.own || !words) return 0;
  const scored = step.events.filter(isPoints);
  const points = scored.reduce((all, { facts }) => all + Math.abs(facts.points), 0);
  const time = START + A_LETTER * words.length + (points >= MANY ? FOR_MANY : 0);
  return Math.min(MOST, Math.max(LEAST, time));
}

/** Return how long the pieces of a step move; its points are shown only afterwards. */
export function underWay(step: Step): number {
  const points = step.scoring ?? step.events.some(isPoints);
  return points && !step.own ? FLIGHT : 0;
}

const hasItsTime = ({ toss, scoring }: Step): boolean => Boolean(toss ?? scoring);

/**
 * Return how long to show the first of the queued steps: less if many are queued, but always long
 * enough to read. Steps are shortened less as the queue shrinks, so that the last keeps its full
 * time.
 */
export function shownFor(waiting: readonly Step[]): number {
  const [first] = waiting;
  if (!first) return 0;
  const time = timeOf(first);
  if (hasItsTime(first)) return time;
  const all = waiting.reduce((sum, step) => sum + (hasItsTime(step) ? 0 : timeOf(step)), 0);
  return Math.min(time, Math.max(LEAST, time * (PATIENCE / all) ** 2));
}
