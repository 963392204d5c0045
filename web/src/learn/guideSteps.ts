// Steps of the guided first game: a scripted first round, then remarks on anything new.

import type { PlayerView, QuestionKey, Sector, Snapshot } from "../api/messages";
import { questionFacts } from "../api/questions";
import { targetOf } from "../api/targets";

export interface Step {
  /** The id in the keys of its title, `learn-step-ID`, and of its text, `learn-step-ID-text`, which
   * ends with an instruction. */
  id: string;
  when: (snapshot: Snapshot, done: readonly string[]) => boolean;
  /** Return the target name of the place it points at (see api/targets.ts). */
  target: (snapshot: Snapshot) => string;
  /** The id of a section of the rules with more details. */
  rules: string;
  /** Whether it stays for as long as `when` holds, even after decisions. */
  stays?: true;
}

const at = (target: string) => (): string => target;

const asks =
  (...questions: QuestionKey[]) =>
  (snapshot: Snapshot): boolean =>
    questions.includes(snapshot.question);

const own = (snapshot: Snapshot): PlayerView => snapshot.view.players[snapshot.seat]!;

/** Whether keshis are being selected in this round of the first season. */
const selects =
  (round: number) =>
  (snapshot: Snapshot): boolean =>
    snapshot.question === "ask-select" &&
    snapshot.view.season === 1 &&
    snapshot.view.round === round;

const lastRound = (snapshot: Snapshot): boolean =>
  Boolean(snapshot.question) && snapshot.view.last_round;

/** Return the sectors whose assistants can be used now. */
function usable(snapshot: Snapshot): Sector[] {
  const one = questionFacts(snapshot, "ask-use")?.sector;
  if (one) return [one];
  return snapshot.question === "ask-assistant" ? own(snapshot).assistants : [];
}

/** Return the condition and the target of a remark on a sector's action, shown once assistants have
 * been explained. */
const uses = (...sectors: Sector[]): Pick<Step, "when" | "target"> => {
  const found = (snapshot: Snapshot) => usable(snapshot).find((sector) => sectors.includes(sector));
  return {
    when: (snapshot, done) => done.includes("assistants") && found(snapshot) !== undefined,
    target: (snapshot) => `sector.${found(snapshot) ?? sectors[0]}`,
  };
};

const firstOption = (snapshot: Snapshot): string =>
  targetOf(snapshot.options[0]?.about.place ?? null);

/** Return the target name of the most frequent colour in the base; empty if there is none. */
function mostInBase(snapshot: Snapshot): string {
  const [first] = Object.entries(snapshot.view.base).sort(([, a], [, b]) => b - a);
  return first ? `base.${first[0]}` : "";
}

function openBasket(snapshot: Snapshot): string {
  return `provision.${(own(snapshot).active_provisions[0] ?? 0) + 1}`;
}

/** All steps; if several apply at the same time, the first one has priority. */
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
    target: (snapshot) => `sector.${usable(snapshot)[0]}`,
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
    when: (snapshot) => snapshot.question === "ask-select" && snapshot.view.last_season,
    target: at("hand.white"),
    rules: "scoring",
    stays: true,
  },
];

/** Return the first applicable step that is not yet done, if any. */
export function nextStep(snapshot: Snapshot, done: readonly string[]): Step | undefined {
  return STEPS.find((step) => !done.includes(step.id) && step.when(snapshot, done));
}
