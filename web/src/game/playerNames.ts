// Players' names: how they are displayed, and the limits on typing them.

import { bare, isolated } from "../lib/bidi";
import { t } from "../lib/texts.svelte";

/** Maximum length of a name in visible characters: an emoji may be a sequence of code points. */
const LONGEST = 24;
/** The `maxLength` of name fields, which browsers count in UTF-16 code units. */
const MOST_UNITS = 300;

/** Return the display name of a seat, with a default such as "Player 2". */
export function nameOf(name: string, seat: number): string {
  return isolated(name) || t("player-name", { number: seat + 1 });
}

/** Truncate a name to this many characters, with an ellipsis. */
export function brief(name: string, most: number): string {
  const all = characters(bare(name));
  return all.length > most ? isolated(all.slice(0, most - 1).join("")) + "…" : name;
}

function characters(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Limit the length of the text in a name field; return a function that removes the limit. */
export function nameField(field: HTMLInputElement): () => void {
  const limit = (event: Event): void => {
    if ((event as InputEvent).isComposing) return;
    const all = characters(field.value);
    if (all.length > LONGEST) field.value = all.slice(0, LONGEST).join("");
  };
  field.maxLength = MOST_UNITS;
  // before other listeners read its value
  field.addEventListener("input", limit, { capture: true });
  field.addEventListener("change", limit, { capture: true });
  return () => {
    field.removeEventListener("input", limit, { capture: true });
    field.removeEventListener("change", limit, { capture: true });
  };
}
