/** Names in scripts that run from right to left, within sentences that do not. */

/** Unicode's first strong isolate, and its end. */
const FIRST = "\u2068";
const LAST = "\u2069";
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Words that turn around nothing beside them: numbers and punctuation stay in their place. The
 * server does the same (texts/bidi.py). */
export function isolated(words: string): string {
  return words.includes(FIRST) || !RIGHT_TO_LEFT.test(words) ? words : FIRST + words + LAST;
}

export function bare(words: string): string {
  return words.replaceAll(FIRST, "").replaceAll(LAST, "");
}
