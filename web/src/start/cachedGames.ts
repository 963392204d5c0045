/** The user's games at the last visit, shown until the engine in this browser is ready, as no one
 * else could have changed them. */
import type { MyTable } from "../api/messages";
import { SITE } from "../backend/site";
import { isGone } from "../game/mySeats";
import { stored } from "../lib/storage";

const games = stored<MyTable[] | null>("marrakesh-tables", (found) =>
  Array.isArray(found) ? (found as MyTable[]) : null,
);

export function keptTables(): MyTable[] | null {
  if (!SITE) return null;
  return games.read()?.filter(({ info, token }) => !isGone(info.table, token)) ?? null;
}

export function keepTables(tables: MyTable[]): void {
  if (SITE) games.write(tables);
}
