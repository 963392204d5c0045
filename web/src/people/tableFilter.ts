// What one seeks among the open tables, remembered for the next time.

import type { TableFilter } from "../api/messages";
import { storage } from "../lib/settings.svelte";

const KEY = "marrakesh-sought";

/** Everything that can be sought, each with its choices; the first means that it does not matter. */
export const FIELDS = {
  players: [0, 2, 3, 4],
  edition: ["", "essential", "deluxe"],
  modules: ["", "none", "some"],
  pace: ["", "live", "days"],
  clock: [null, true, false],
  rated: [null, true, false],
} as const satisfies { [Field in keyof TableFilter]-?: readonly TableFilter[Field][] };
export type Field = keyof typeof FIELDS;

export function anything(): Required<TableFilter> {
  return { players: 0, edition: "", modules: "", pace: "", clock: null, rated: null };
}

/** What was sought last, as far as it is still known. */
export function recall(): Required<TableFilter> {
  const sought = anything();
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [field, choices] of Object.entries(FIELDS))
      if ((choices as readonly unknown[]).includes(found[field]))
        Object.assign(sought, { [field]: found[field] });
  } catch {
    // nothing stored, or corrupted
  }
  return sought;
}

export function remember(sought: TableFilter): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(sought));
  } catch {
    // not stored: next time everything fits
  }
}
