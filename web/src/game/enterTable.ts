// Entering a table with seats of one's own.

import type { Created, SeatLink } from "../api/messages";
import { router, tablePath } from "../lib/router.svelte";
import { keep, play } from "./mySeats";

/** Store one's own token, and with it the invitations, which are sent only once; whether that will
 * persist. */
export function keepLinks(created: Created): boolean {
  const [own, ...invitations] = created.links;
  if (!own) return true;
  const { token, seats, names } = own;
  play(created.table, token);
  return keep({ table: created.table, token, seats, names, invitations });
}

/** Go to a new table. */
export function enter(created: Created, search = ""): void {
  const kept = keepLinks(created);
  router.go(tablePath(created.table, kept ? "" : created.links[0]?.token, search));
}

/** Sit down at a table with seats that were just taken, or are one's own anyway. */
export function sitDown(table: string, { token, seats, names }: SeatLink, ticket = ""): void {
  play(table, token);
  const kept = keep({ table, token, seats, names, ...(ticket && { ticket }) });
  router.sit(table, kept ? "" : token);
}
