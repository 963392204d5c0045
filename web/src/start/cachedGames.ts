/** One's games as they were at the last visit, to be shown until the engine in this browser is ready:
 * nobody else could have changed them. */
import type { MyTable } from "../api/messages";
import { SITE } from "../backend/site";
import { isGone } from "../game/mySeats";
import { storage } from "../lib/settings.svelte";

const KEY = "marrakesh-tables";

export function keptTables(): MyTable[] | null {
  if (!SITE) return null;
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "null") as MyTable[] | null;
    return found && found.filter(({ info, token }) => !isGone(info.table, token));
  } catch {
    return null; // blocked or corrupted
  }
}

export function keepTables(tables: MyTable[]): void {
  if (!SITE) return;
  try {
    storage()?.setItem(KEY, JSON.stringify(tables));
  } catch {
    // blocked or full: they are shown a little later
  }
}
