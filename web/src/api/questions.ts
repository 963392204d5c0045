// Facts about the current question, typed by its key.

import type { QuestionFacts, Snapshot } from "./messages";

/** Return the facts about the current question if it has this key, else null. */
export function questionFacts<Key extends keyof QuestionFacts>(
  snapshot: Snapshot,
  key: Key,
): QuestionFacts[Key] | null {
  return snapshot.question === key ? (snapshot.facts as QuestionFacts[Key]) : null;
}
