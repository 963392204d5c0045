// Entering a table at which the user has seats.

import type { Created, SeatLink } from "../api/messages";
import { router, tablePath } from "../lib/router.svelte";
import { keep, play } from "./mySeats";

/** Store the user's token and the invitations, which the server sends only once; return whether
 * they persist. */
export function keepLinks(created: Created): boolean {
  const [own, ...invitations] = created.links;
  if (!own) return true;
  const { token, seats, names } = own;
  play(created.table, token);
  return keep({ table: created.table, token, seats, names, invitations });
}

/** Open a new table. */
export function enter(created: Created, search = ""): void {
  const kept = keepLinks(created);
  router.go(tablePath(created.table, kept ? "" : created.links[0]?.token, search));
}

/** Open a table at which the user has just taken seats or already held some. */
export function sitDown(table: string, { token, seats, names }: SeatLink, ticket = ""): void {
  play(table, token);
  const kept = keep({ table, token, seats, names, ...(ticket && { ticket }) });
  router.sit(table, kept ? "" : token);
}
