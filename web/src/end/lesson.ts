// The lesson of a game: one sentence about the most important difference on the score sheet.

import type { Sheet } from "../api/messages";
import { t } from "../lib/texts.svelte";
import type { Standing } from "./result";

interface Gap {
  /** Name of a category. */
  source: string;
  n: number;
}

function largest(gaps: Gap[]): Gap | null {
  const [first] = gaps.sort((a, b) => b.n - a.n);
  return first && first.n > 0 ? first : null;
}

/** Return the category in which one player leads another by the most points, ignoring unpaid
 * provisions; null if there is none. */
function widest({ rows }: Sheet, ahead: number, behind: number): Gap | null {
  const gaps = rows
    .filter(({ category }) => category !== "provisions")
    .map(({ name, points }) => ({
      source: name,
      n: (points[ahead] ?? 0) - (points[behind] ?? 0),
    }));
  return largest(gaps);
}

/** Return the points a player lost for unpaid provisions. */
function unpaid({ rows }: Sheet, seat: number): number {
  return -(rows.find(({ category }) => category === "provisions")?.points[seat] ?? 0);
}

/** Return the category that earned a player the most points, ignoring the starting points. */
function most({ rows }: Sheet, seat: number): Gap | null {
  const sources = rows
    .filter(({ category }) => category !== "start")
    .map(({ name, points }) => ({ source: name, n: points[seat] ?? 0 }));
  return largest(sources);
}

/**
 * Return the lesson for the player at seat `own`, or for everyone (-1). The standings must not
 * include a Pashabot: it scores by other rules, so comparing with it would teach nothing.
 */
export function lessonOf(
  sheet: Sheet,
  standings: readonly Standing[],
  own: number,
  names: readonly string[],
): string {
  const seat = own < 0 ? (standings[0]?.seat ?? 0) : own;
  const rival = standings.find((one) => one.seat !== seat)?.seat;
  const lost = unpaid(sheet, seat);
  if (rival === undefined)
    return lost ? t("end-lesson-unpaid", { n: lost }) : words("end-lesson-most", most(sheet, seat));
  const about = { name: names[rival] ?? "", winner: names[seat] ?? "" };
  const { place = 1, behind = 0 } = standings.find((one) => one.seat === seat) ?? {};
  if (place === 1) {
    const lead = widest(sheet, seat, rival);
    const theirs = unpaid(sheet, rival);
    if (theirs > (lead?.n ?? 0)) return t("end-lesson-theirs", { ...about, n: theirs });
    return words(own < 0 ? "end-lesson-others" : "end-lesson-ahead", lead, about);
  }
  const gap = widest(sheet, rival, seat);
  if (lost === 0 || 2 * lost < (gap?.n ?? 0)) return words("end-lesson-behind", gap, about);
  const decisive = behind > 0 && lost > behind;
  return t(decisive ? "end-lesson-decisive" : "end-lesson-unpaid", { n: lost, behind });
}

const words = (key: string, gap: Gap | null, about: Record<string, string> = {}): string =>
  gap ? t(key, { ...gap, ...about }) : "";
