/** Addresses for other people. */
import { tablePath } from "../lib/router.svelte";
import { reached } from "./serverAddress.svelte";

/** The address to send to somebody: for the seat of a ticket, or for spectators. */
export function linkTo(table: string, ticket = ""): string {
  return reached.origin + tablePath(table, ticket);
}
