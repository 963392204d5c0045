// The score sheet in five groups.

import type { SheetRow } from "../api/messages";
import { t } from "../lib/texts.svelte";

/** The categories of all but the last group, which has the rest. */
const GROUPS = {
  board: ["sectors", "orchard", "square", "gates", "gate matches", "vendors", "buildings"],
  river: ["jetty", "river", "rapids", "river tiles"],
  stairs: ["palace", "mosque", "lines", "thresholds"],
  tiles: [
    ...["oases", "start oasis", "sahara", "scrolls", "luxury goods", "offices"],
    ...["towns", "town spaces", "finish", "race", "dung", "awards"],
  ],
};
const NAMES = [...Object.keys(GROUPS), "rest"];

export interface Group {
  name: string;
  title: string;
  rows: SheetRow[];
  /** By seat. */
  points: number[];
}

/** The group of a category, by name. */
function groupOf(category: string): string {
  const known = Object.entries(GROUPS).find(([, some]) => some.includes(category));
  return known?.[0] ?? "rest";
}

/** The rows of a sheet in their groups; a group in which nobody scored is left out. */
export function groupsOf(rows: readonly SheetRow[]): Group[] {
  return NAMES.map((name) => {
    const some = rows.filter(({ category }) => groupOf(category) === name);
    const seats = some[0]?.points ?? [];
    const points = seats.map((_, seat) => some.reduce((all, row) => all + row.points[seat]!, 0));
    return { name, title: t(`end-group-${name}`), rows: some, points };
  }).filter(({ rows: some }) => some.length);
}
