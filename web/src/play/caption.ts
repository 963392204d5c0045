/** What a step shows, in words, and for how long. */
import { deedsOf, doerOf, isPhase, isPoints } from "./deeds";
import { categoryWords, sharesOf } from "./scoring";
import type { Step } from "./steps";
import { plus, summaryOf, tellingOf, type Piece, type Telling } from "./telling";
import { TUMBLE } from "../city/tumble";
import type { Happening } from "../lib/messages";

/** A caption can be read in no less, and holds nobody up for longer, in milliseconds. */
export const LEAST = 700;
export const MOST = 2000;
const START = 400;
const A_LETTER = 14;
/** Many points deserve a longer look. */
const MANY = 5;
const FOR_MANY = 300;
const SCORING = 1500;
/** What the others do between two decisions of one's own shall not last much longer. */
const PATIENCE = 4000;

/** One player's part of a caption. */
export interface Said extends Telling {
  seat: number;
}

export function captionOf(step: Step, names: readonly string[] = []): string {
  const { scoring, happenings } = step;
  if (scoring) {
    const shares = sharesOf(happenings).map(({ seat, n }) => `${names[seat] ?? ""} ${plus(n)}`);
    return `${categoryWords(happenings)}: ${shares.join(", ")}`;
  }
  const all = [...step.lead, ...happenings];
  return spoken(all, names) || (happenings.findLast(isPhase)?.text ?? "");
}

/** Who did what in a step: one player in full, several in short. */
export function saidOf({ lead, happenings }: Step): Said[] {
  return saidBy([...lead, ...happenings]);
}

function saidBy(happenings: Happening[]): Said[] {
  const deeds = deedsOf(happenings);
  const seats = [...new Set(deeds.map(doerOf))];
  if (seats.length < 2) return deeds.map((deed) => ({ seat: doerOf(deed), ...tellingOf(deed) }));
  return seats
    .map((seat) => ({ seat, ...summaryOf(deeds.filter((deed) => doerOf(deed) === seat)) }))
    .filter(({ pieces, points }) => pieces.length || points);
}

function spoken(happenings: Happening[], names: readonly string[]): string {
  return saidBy(happenings)
    .map(({ seat, pieces, sources }) => {
      const points = sources.map(({ n, words }) => (words ? `${plus(n)} (${words})` : plus(n)));
      const words = [...pieces.map(plain), ...points].filter(Boolean).join(", ");
      return names[seat] && words ? `${names[seat]}: ${words}` : words;
    })
    .filter(Boolean)
    .join(" · ");
}

/** A piece without its picture. */
const plain = ({ words, bare }: Piece): string => bare ?? words;

/** How long a step deserves at normal speed: by what there is to read, and by its weight. */
export function timeOf(step: Step): number {
  if (step.toss) return TUMBLE;
  if (step.scoring) return SCORING;
  const letters = spoken(step.happenings, []).length;
  if (step.own || !letters) return 0;
  const scored = step.happenings.filter(isPoints);
  const points = scored.reduce((all, { facts }) => all + Math.abs(facts.points), 0);
  const time = START + A_LETTER * letters + (points >= MANY ? FOR_MANY : 0);
  return Math.min(MOST, Math.max(LEAST, time));
}

const hasItsTime = ({ toss, scoring }: Step): boolean => Boolean(toss) || scoring;

/**
 * How long the first of the waiting steps is shown: less if many wait, but always legibly. The
 * first ones make up for it, so that the last, which can be looked at in peace, has its time.
 */
export function shownFor(waiting: readonly Step[]): number {
  const [first] = waiting;
  if (!first) return 0;
  const time = timeOf(first);
  if (hasItsTime(first)) return time;
  const all = waiting.reduce((sum, step) => sum + (hasItsTime(step) ? 0 : timeOf(step)), 0);
  return Math.min(time, Math.max(LEAST, time * (PATIENCE / all) ** 2));
}
