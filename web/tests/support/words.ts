/** Names and texts by the key of their message, so that tests do not depend on its wording. */
import { t } from "../../src/lib/texts.svelte";

type Matcher = (words: string) => boolean;

/** Match words that begin with a message. */
export function beginning(...message: Parameters<typeof t>): Matcher {
  const start = t(...message);
  return (words) => words.startsWith(start);
}

/** Match words that contain a message. */
export function containing(...message: Parameters<typeof t>): Matcher {
  const part = t(...message);
  return (words) => words.includes(part);
}
