// The lesson of a game: the score sheet's groups, ranked by what they made between two players.

import type { Sheet, SheetRow } from "../api/messages";
import { groupsOf } from "./groups";
import type { Standing } from "./result";

/** How many groups are named if there is no one to compare with. */
const ALONE = 3;

export interface Difference {
  /** The seat that has more points. */
  seat: number;
  n: number;
  /** The group's title on the score sheet. */
  title: string;
  /** The category that contributed most, if the group has several. */
  most: { name: string; n: number } | null;
}

/**
 * Return the groups of the score sheet by their net difference between the player at seat `own`, or
 * the winner (-1), and the best of the others, largest first; together they make up the whole
 * margin. A player without others has their best groups. The standings must not include a Pashabot:
 * it scores by other rules, so comparing with it would teach nothing.
 */
export function differencesOf(
  { rows }: Sheet,
  standings: readonly Standing[],
  own: number,
): Difference[] {
  const seat = own < 0 ? (standings[0]?.seat ?? 0) : own;
  const rival = standings.find((one) => one.seat !== seat)?.seat;
  const lead = (points: number[]): number =>
    (points[seat] ?? 0) - (rival === undefined ? 0 : (points[rival] ?? 0));
  const all = groupsOf(rows)
    .map((group) => ({ ...group, n: lead(group.points) }))
    .filter(({ n }) => (rival === undefined ? n > 0 : n !== 0))
    .map(({ title, rows: some, n }) => ({
      seat: n < 0 ? (rival ?? seat) : seat,
      n: Math.abs(n),
      title,
      most: mostOf(some, n, lead),
    }))
    .sort((one, other) => other.n - one.n);
  return rival === undefined ? all.slice(0, ALONE) : all;
}

/** Return the category that contributed most to a group's difference `n`. */
function mostOf(
  rows: readonly SheetRow[],
  n: number,
  lead: (points: number[]) => number,
): Difference["most"] {
  if (rows.length < 2) return null;
  const shares = rows.map(({ name, points }) => ({ name, n: Math.sign(n) * lead(points) }));
  return shares.reduce((most, one) => (one.n > most.n ? one : most));
}
