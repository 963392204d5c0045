// The guided first game: what is explained, and when it first comes up.

import type { PlayerView, QuestionKey, Sector, Sight, Verb } from "../lib/messages";
import { asked } from "../lib/questions";

export interface Step {
  /** Its texts are `learn-step-ID`, `learn-step-ID-text` and optionally `learn-step-ID-advice`. */
  id: string;
  when: (sight: Sight) => boolean;
  /** The place on the boards to look at (see lib/targets.ts). */
  target?: (sight: Sight) => string | null;
  /** The section of the rules with more details. */
  rules: string;
}

const at = (target: string) => (): string => target;

const asks =
  (...questions: QuestionKey[]) =>
  (sight: Sight): boolean =>
    questions.includes(sight.question);

/** Laying out the board is one question; the options tell which part of it comes now. */
const arranges =
  (verb: Verb) =>
  (sight: Sight): boolean =>
    sight.question === "ask-arrange" && sight.options.some(({ about }) => about.verb === verb);

/** Whether the question is what the assistant in one of these sectors does. */
const uses =
  (...sectors: Sector[]) =>
  (sight: Sight): boolean =>
    sectors.some((sector) => sector === asked(sight, "ask-use")?.sector);

const sectorAsked = (sight: Sight): string => `sector.${asked(sight, "ask-use")?.sector}`;

function own(sight: Sight): PlayerView | undefined {
  return sight.view.players[sight.seat];
}

/** The most frequent colour in the base. */
function mostInBase(sight: Sight): string | null {
  const [first] = Object.entries(sight.view.base).sort(([, a], [, b]) => b - a);
  return first ? `base.${first[0]}` : null;
}

function firstInHand(sight: Sight): string | null {
  const colour = own(sight)?.hand[0];
  return colour ? `hand.${colour}` : null;
}

function firstAssistant(sight: Sight): string | null {
  const sector = own(sight)?.assistants[0];
  return sector ? `sector.${sector}` : null;
}

/** By priority, where several apply at once. */
export const STEPS: Step[] = [
  { id: "welcome", when: (sight) => Boolean(sight.question), rules: "overview" },
  { id: "store", when: arranges("store"), target: at("storage.1"), rules: "setup" },
  { id: "disc", when: arranges("disc"), target: at("disc"), rules: "square" },
  { id: "provision", when: arranges("provision"), target: at("provision.1"), rules: "provision" },
  { id: "select", when: asks("ask-select"), target: firstInHand, rules: "select" },
  { id: "claim", when: asks("ask-claim"), target: mostInBase, rules: "claim" },
  {
    id: "deploy",
    when: asks("ask-deploy", "ask-entertainer", "ask-caravan", "ask-vendor"),
    rules: "exchange",
  },
  {
    id: "assistants",
    when: asks("ask-assistant", "ask-use"),
    target: firstAssistant,
    rules: "assistants",
  },
  { id: "river", when: uses("river"), target: sectorAsked, rules: "river" },
  { id: "orchard", when: uses("orchard"), target: sectorAsked, rules: "orchard" },
  { id: "madrasa", when: uses("madrasa"), target: sectorAsked, rules: "madrasa" },
  { id: "stairs", when: uses("palace", "mosque"), target: sectorAsked, rules: "palace" },
  { id: "square", when: uses("square"), target: sectorAsked, rules: "square" },
  { id: "medina", when: uses("medina"), target: sectorAsked, rules: "medina" },
  { id: "sahara", when: uses("sahara"), target: sectorAsked, rules: "sahara" },
  { id: "souk", when: uses("souk"), target: sectorAsked, rules: "souk" },
  {
    id: "fourth-round",
    when: (sight) => Boolean(sight.question) && sight.view.last_round,
    target: at("resource.water"),
    rules: "season",
  },
  {
    id: "season",
    when: asks("ask-next-provision"),
    target: at("provision.2"),
    rules: "provision",
  },
  {
    id: "last-season",
    when: (sight) => sight.question === "ask-select" && sight.view.last_season,
    rules: "scoring",
  },
  { id: "final", when: (sight) => sight.info.over, rules: "scoring" },
];

/** The first applicable step not yet shown, if any. */
export function nextStep(sight: Sight, done: readonly string[]): Step | undefined {
  return STEPS.find((step) => !done.includes(step.id) && step.when(sight));
}
