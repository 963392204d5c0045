/** Isolation of right-to-left names in left-to-right sentences. */

/** Unicode's characters FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const FIRST = "\u2068";
const LAST = "\u2069";
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolate words to keep adjacent numbers and punctuation in place, as the server does
 * (texts/bidi.py). */
export function isolated(words: string): string {
  return words.includes(FIRST) || !RIGHT_TO_LEFT.test(words) ? words : FIRST + words + LAST;
}

export function bare(words: string): string {
  return words.replaceAll(FIRST, "").replaceAll(LAST, "");
}
