// The user's filter for open tables, remembered for next time.

import type { TableFilter } from "../api/messages";
import { stored } from "../lib/storage";

/** Fields of the filter with their choices; the first choice of each means "any". */
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

/** The last filter, without values that are no longer valid. */
export const lastFilter = stored<Required<TableFilter>>("marrakesh-sought", (found) => {
  const sought = anything();
  for (const [field, choices] of Object.entries(FIELDS) as [Field, readonly unknown[]][])
    if (choices.includes(found[field])) Object.assign(sought, { [field]: found[field] });
  return sought;
});
