// Questions by key.

import type { QuestionFacts, Snapshot } from "./messages";

/** The facts of the current question, if it has this key. */
export function questionFacts<Key extends keyof QuestionFacts>(
  snapshot: Snapshot,
  key: Key,
): QuestionFacts[Key] | null {
  return snapshot.question === key ? (snapshot.facts as QuestionFacts[Key]) : null;
}
