// What is asked, by its key.

import type { QuestionFacts, Sight } from "./messages";

/** What a question is about, if it is this one that is asked. */
export function asked<Key extends keyof QuestionFacts>(
  sight: Sight,
  key: Key,
): QuestionFacts[Key] | null {
  return sight.question === key ? (sight.facts as QuestionFacts[Key]) : null;
}
