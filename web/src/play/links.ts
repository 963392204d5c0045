/** Addresses of a table that may be given away: none of them holds the secret of a seat. */

/** Whoever follows it watches, or sees the end. */
export function watchLink(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}

export function replayPath(table: string): string {
  return `/replay/${encodeURIComponent(table)}`;
}
