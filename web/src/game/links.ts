/** Addresses for other people. */
import { tablePath } from "../lib/router.svelte";
import { serverAddress } from "./serverAddress.svelte";

/** The address to send to somebody: for the seat of a ticket, or for spectators. */
export function linkTo(table: string, ticket = ""): string {
  return serverAddress.origin + tablePath(table, ticket);
}
