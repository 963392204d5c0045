// Names of seats.

import { bare, isolated } from "../lib/bidi";
import { t } from "../lib/texts.svelte";

/** Characters of a name as people count them: an emoji may be a sequence of several. */
const LONGEST = 24;
/** The same in UTF-16, for fields that must have a limit of their own. */
const MOST_UNITS = 300;

/** The name of a seat to show, or "Player 2" if it has none. */
export function nameOf(name: string, seat: number): string {
  return isolated(name) || t("player-name", { number: seat + 1 });
}

/** The name, or its beginning with an ellipsis; no character is broken into its parts. */
export function brief(name: string, most: number): string {
  const all = characters(bare(name));
  return all.length > most ? isolated(all.slice(0, most - 1).join("")) + "…" : name;
}

function characters(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A field for a name, which takes no more than is possible. */
export function nameField(field: HTMLInputElement): () => void {
  const limit = (event: Event): void => {
    if ((event as InputEvent).isComposing) return;
    const all = characters(field.value);
    if (all.length > LONGEST) field.value = all.slice(0, LONGEST).join("");
  };
  field.maxLength = MOST_UNITS;
  // before anybody reads its value
  field.addEventListener("input", limit, { capture: true });
  field.addEventListener("change", limit, { capture: true });
  return () => {
    field.removeEventListener("input", limit, { capture: true });
    field.removeEventListener("change", limit, { capture: true });
  };
}
