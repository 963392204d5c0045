/** The caption of a step as plain words. */
import { plus } from "../../src/lib/numbers";
import { saidOf, wordsOf } from "../../src/play/story/caption";
import { isPhase } from "../../src/play/story/eventGroups";
import { sharesOf } from "../../src/play/story/finalScoring";
import type { Step } from "../../src/play/story/steps";

export function captionOf(step: Step, names: readonly string[] = []): string {
  const { scoring, events } = step;
  if (scoring) {
    const shares = sharesOf(scoring.awards).map(({ seat, n }) => `${names[seat] ?? ""} ${plus(n)}`);
    return `${scoring.title}: ${shares.join(", ")}`;
  }
  const said = saidOf(step).map((one) => {
    const words = wordsOf(one);
    return names[one.seat] && words ? `${names[one.seat]}: ${words}` : words;
  });
  return said.filter(Boolean).join(" · ") || (events.findLast(isPhase)?.text ?? "");
}
