// The guided first game: a scripted first round, then remarks when something is new.

import type { PlayerView, QuestionKey, Sector, Snapshot } from "../api/messages";
import { asked } from "../api/questions";
import { targetOf } from "../api/targets";

export interface Step {
  /** Its texts are `learn-step-ID` and `learn-step-ID-text`, which ends with what to do. */
  id: string;
  when: (sight: Snapshot, done: readonly string[]) => boolean;
  /** The place it points at (see api/targets.ts). */
  target: (sight: Snapshot) => string;
  /** The section of the rules with more details. */
  rules: string;
  /** Whether it stays while the question does, through several decisions. */
  stays?: true;
}

const at = (target: string) => (): string => target;

const asks =
  (...questions: QuestionKey[]) =>
  (sight: Snapshot): boolean =>
    questions.includes(sight.question);

const own = (sight: Snapshot): PlayerView => sight.view.players[sight.seat]!;

/** Selecting in a round of the first season. */
const selects =
  (round: number) =>
  (sight: Snapshot): boolean =>
    sight.question === "ask-select" && sight.view.season === 1 && sight.view.round === round;

const lastRound = (sight: Snapshot): boolean => Boolean(sight.question) && sight.view.last_round;

/** The sectors whose assistants may be used now. */
function usable(sight: Snapshot): Sector[] {
  const one = asked(sight, "ask-use")?.sector;
  if (one) return [one];
  return sight.question === "ask-assistant" ? own(sight).assistants : [];
}

/** A remark on the action of a sector, once the reader knows what assistants do. */
const uses = (...sectors: Sector[]): Pick<Step, "when" | "target"> => {
  const found = (sight: Snapshot) => usable(sight).find((sector) => sectors.includes(sector));
  return {
    when: (sight, done) => done.includes("assistants") && found(sight) !== undefined,
    target: (sight) => `sector.${found(sight) ?? sectors[0]}`,
  };
};

const firstOption = (sight: Snapshot): string => targetOf(sight.options[0]?.about.place ?? null);

/** The most frequent colour in the base. */
function mostInBase(sight: Snapshot): string {
  const [first] = Object.entries(sight.view.base).sort(([, a], [, b]) => b - a);
  return first ? `base.${first[0]}` : "";
}

function openBasket(sight: Snapshot): string {
  return `provision.${(own(sight).active_provisions[0] ?? 0) + 1}`;
}

/** By priority, where several apply at once. */
export const STEPS: Step[] = [
  { id: "select", when: selects(1), target: at("hand.white"), rules: "select", stays: true },
  { id: "claim", when: asks("ask-claim"), target: mostInBase, rules: "claim" },
  { id: "claim-again", when: asks("ask-claim"), target: mostInBase, rules: "keshis" },
  { id: "vendor", when: asks("ask-vendor"), target: firstOption, rules: "keshis" },
  { id: "entertainer", when: asks("ask-entertainer"), target: firstOption, rules: "square" },
  { id: "caravan", when: asks("ask-caravan"), target: firstOption, rules: "sahara" },
  {
    id: "assistants",
    when: asks("ask-assistant", "ask-use"),
    target: (sight) => `sector.${usable(sight)[0]}`,
    rules: "assistants",
  },
  { id: "river", ...uses("river"), rules: "river" },
  { id: "orchard", ...uses("orchard"), rules: "orchard" },
  { id: "madrasa", ...uses("madrasa"), rules: "madrasa" },
  { id: "stairs", ...uses("palace", "mosque"), rules: "palace" },
  { id: "square", ...uses("square"), rules: "square" },
  { id: "medina", ...uses("medina"), rules: "medina" },
  { id: "sahara", ...uses("sahara"), rules: "sahara" },
  { id: "souk", ...uses("souk"), rules: "souk" },
  { id: "rapid", when: asks("ask-river-bonus"), target: firstOption, rules: "river-bonus" },
  { id: "free", when: selects(2), target: at("hand.white"), rules: "select", stays: true },
  { id: "bill", when: selects(3), target: openBasket, rules: "provision", stays: true },
  { id: "fourth-round", when: lastRound, target: at("resource.water"), rules: "season" },
  {
    id: "season",
    when: asks("ask-next-provision"),
    target: firstOption,
    rules: "provision",
    stays: true,
  },
  {
    id: "last-season",
    when: (sight) => sight.question === "ask-select" && sight.view.last_season,
    target: at("hand.white"),
    rules: "scoring",
    stays: true,
  },
];

/** The first applicable step not yet done, if any. */
export function nextStep(sight: Snapshot, done: readonly string[]): Step | undefined {
  return STEPS.find((step) => !done.includes(step.id) && step.when(sight, done));
}
