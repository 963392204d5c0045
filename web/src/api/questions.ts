// Questions by key.

import type { QuestionFacts, Snapshot } from "./messages";

/** The facts of the current question, if it has this key. */
export function asked<Key extends keyof QuestionFacts>(
  sight: Snapshot,
  key: Key,
): QuestionFacts[Key] | null {
  return sight.question === key ? (sight.facts as QuestionFacts[Key]) : null;
}
