// Through the door of a table that was just made.

import type { Created } from "./messages";
import { keep } from "./mine";
import { router, tablePath } from "./router.svelte";

/** Keep one's own link, and with it the invitations, which are told only once. */
export function keepLinks(created: Created): string {
  const [own, ...invitations] = created.links;
  if (!own) return "";
  const { token, seats, names } = own;
  keep({ table: created.table, token, seats, names, invitations });
  return token;
}

/** Sit down at a new table. */
export function enter(created: Created, search = ""): void {
  const token = keepLinks(created);
  router.go(tablePath(created.table, token, search));
}
