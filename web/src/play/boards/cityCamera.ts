/** The target of the camera on the City during a decision or a step. */
import type { EventKind, GameEvent, QuestionKey, Sector, Snapshot } from "../../api/messages";
import { questionFacts } from "../../api/questions";
import type { Part } from "../../city/places";
import { settings } from "../../lib/settings.svelte";
import type { Step } from "../story/steps";
import { quarterOf } from "./parts";

/** The parts of the City to show together; [] for the whole City, null for no target. */
export type Look = readonly Part[] | null;

/** The part of the City that a question is about, if its options are elsewhere. */
const ASKED: Partial<Record<QuestionKey, Part>> = {
  "ask-river-water": "river",
  "ask-stair-steps": "stairs",
};

/** Return the parts of the City in which a decision is made, given the places of its options. */
export function askedAt(snapshot: Snapshot, targets: readonly string[]): Look {
  const places = targets.map(quarterOf);
  if (places.includes("")) return [];
  const steps = questionFacts(snapshot, "ask-steps-here");
  const track = steps?.track ? quarterOf(`track.${steps.track}`) : steps && "race";
  return together([...places, ASKED[snapshot.question], track]);
}

const HAPPENED: Partial<Record<EventKind, Part>> = {
  toss: "tower",
  claim: "tower",
  "bot-claim": "tower",
  "bot-takes": "tower",
  "claim-nomad": "tower",
  "keshis-left": "tower",
  fisherman: "river",
  "fishermen-return": "river",
  "head-start": "river",
  "all-rapids": "river",
  "river-bonus": "river",
  "river-first": "river",
  "river-second": "river",
  climb: "stairs",
  threshold: "stairs",
  connection: "stairs",
  pawn: "stairs",
  "pawn-waits": "stairs",
  scroll: "academies",
  refresh: "academies",
  "bot-scrolls": "academies",
  gate: "workshops",
  "bot-gate": "workshops",
  luxury: "souk",
  office: "souk",
  camel: "race",
  goal: "race",
  finish: "race",
  award: "race",
  "bridge-closed": "race",
  town: "towns",
  "town-claimed": "towns",
};

/** The part of the City in which a sector's action takes effect. */
const SECTORS: Partial<Record<Sector, Part>> = {
  river: "river",
  madrasa: "academies",
  palace: "stairs",
  mosque: "stairs",
  medina: "workshops",
  souk: "souk",
};

/** Return the parts of the City in which events happen. */
export function toldAt(events: readonly GameEvent[]): Look {
  return together(
    events.map(({ kind, facts }) =>
      kind === "sector-action" ? SECTORS[facts.sector] : HAPPENED[kind],
    ),
  );
}

/** Whether the camera moves elsewhere for the next step; it never does for the user's own. */
export function glides(from: Step | null, to: Step): boolean {
  const [before, then] = [from, to].map((step) => toldAt(step?.events ?? []));
  return !settings.calm && !to.own && Boolean(then) && String(then) !== String(before);
}

function together(places: readonly (Part | "" | null | undefined)[]): Look {
  const parts = new Set(places.flatMap((part) => part || []));
  return parts.size ? [...parts] : null;
}
