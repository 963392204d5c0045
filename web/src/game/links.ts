/** Links for other people. */
import { tablePath } from "../lib/router.svelte";
import { serverAddress } from "./serverAddress.svelte";

/** Return a link to a table, for taking the ticket's seat or, without a ticket, for watching. */
export function linkTo(table: string, ticket = ""): string {
  return serverAddress.origin + tablePath(table, ticket);
}
