/** Shareable URLs of a table: none contains a seat's token. */

/** A link for spectators. */
export function watchLink(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}
