// What one seeks among the open tables, remembered for the next time.

import type { TableFilter } from "../api/messages";
import { stored } from "../lib/storage";

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
export const lastFilter = stored<Required<TableFilter>>("marrakesh-sought", (found) => {
  const sought = anything();
  for (const [field, choices] of Object.entries(FIELDS) as [Field, readonly unknown[]][])
    if (choices.includes(found[field])) Object.assign(sought, { [field]: found[field] });
  return sought;
});
