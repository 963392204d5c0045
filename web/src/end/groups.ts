// The score sheet's five groups.

import type { SheetGroup, SheetRow } from "../api/messages";
import { SHEET_GROUPS } from "../api/vocabulary";
import { t } from "../lib/texts.svelte";

export interface Group {
  name: SheetGroup;
  title: string;
  rows: SheetRow[];
  /** Points by seat. */
  points: number[];
}

/** Return the rows of a sheet by group, omitting groups without rows. */
export function groupsOf(rows: readonly SheetRow[]): Group[] {
  return SHEET_GROUPS.map((name) => {
    const some = rows.filter(({ group }) => group === name);
    const seats = some[0]?.points ?? [];
    const points = seats.map((_, seat) => some.reduce((all, row) => all + row.points[seat]!, 0));
    return { name, title: t(`end-group-${name}`), rows: some, points };
  }).filter(({ rows: some }) => some.length);
}
