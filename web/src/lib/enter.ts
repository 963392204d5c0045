// Entering a newly created table.

import type { Created } from "./messages";
import { keep } from "./mine";
import { router, tablePath } from "./router.svelte";

/** Store one's own link, and with it the invitations, which are sent only once. */
export function keepLinks(created: Created): string {
  const [own, ...invitations] = created.links;
  if (!own) return "";
  const { token, seats, names } = own;
  keep({ table: created.table, token, seats, names, invitations });
  return token;
}

/** Go to a new table. */
export function enter(created: Created, search = ""): void {
  const token = keepLinks(created);
  router.go(tablePath(created.table, token, search));
}
