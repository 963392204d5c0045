// The steps of the guided game about the sectors: their actions, and what these lead to.

import type { PlaceKind, Sector } from "../api/messages";
import { targetOf } from "../api/targets";
import { GOODS } from "../api/vocabulary";
import { figure } from "../lib/numbers";
import { t } from "../lib/texts.svelte";
import { played, type Step } from "./guideStep";
import {
  acts,
  asks,
  keshisIn,
  ofWay,
  options,
  own,
  places,
  type Ring,
  type Situation,
} from "./situation";

/** Return a step about a sector's action, shown when it is possible, or after it was performed
 * while another step was shown. */
function sectorStep(sector: Sector, more: Partial<Step> = {}): Step {
  return {
    id: sector,
    when: (now) => now.late.includes(sector) || acts(now, sector) !== null,
    rings: (now) => {
      const found = acts(now, sector);
      return found ? [ofWay(sector, found), ...(more.rings?.(now) ?? [])] : [];
    },
    facts: more.facts ?? (() => ({})),
    ends: "decision",
    rules: sector,
    ...("text" in more ? { text: more.text } : {}),
    ...(more.variant && { variant: more.variant }),
    made: ({ events }) =>
      events.some((event) => event.kind === "sector-action" && event.facts.sector === sector),
  };
}

/** Return how many steps a piece has to take to reach the next of several positions; 0: none. */
function ahead(from: number, positions: readonly number[]): number {
  const next = positions.find((position) => position > from);
  return next === undefined ? 0 : next - from;
}

const toRapid = (now: Situation): number => ahead(own(now).fisherman, now.box.river.rapids);
const toThreshold = (now: Situation, stair: "palace" | "mosque"): number =>
  ahead(own(now)[stair], now.box.stairs.segments);

const stair = (sector: "palace" | "mosque"): Step =>
  sectorStep(sector, {
    text: "stairs",
    variant: (now) => (toThreshold(now, sector) ? "" : "-top"),
    facts: (now) => ({
      stair: sector,
      sector: t(`sector-${sector}`),
      n: keshisIn(now, sector),
      k: toThreshold(now, sector),
    }),
  });

/** Mark the tiles of a kind that one click buys. */
const affordable = (now: Situation, kind: PlaceKind): Ring[] =>
  now.snapshot.options
    .flatMap(({ action, aims }) => aims.map((aim) => ({ action, ...aim })))
    .filter(({ place }) => place.kind === kind)
    .map(({ action, place, then }) => ({
      target: targetOf(place),
      offer: [action, ...then].join(),
    }));

/** The sectors' actions. */
export const sectors: Step[] = [
  sectorStep("river", {
    variant: (now) => (toRapid(now) ? "" : "-far"),
    facts: (now) => ({ n: keshisIn(now, "river"), k: toRapid(now) }),
    rings: (now) => {
      const next = now.box.river.rapids.findIndex((step) => step > own(now).fisherman);
      return next < 0 ? [] : places(`rapid.${next + 1}`);
    },
  }),
  sectorStep("orchard", { facts: (now) => ({ n: keshisIn(now, "orchard") }) }),
  sectorStep("madrasa", {
    facts: (now) => ({ n: keshisIn(now, "madrasa") }),
    rings: (now) => affordable(now, "scroll"),
  }),
  stair("palace"),
  stair("mosque"),
  sectorStep("square", { rings: () => places("disc") }),
  sectorStep("medina", { rings: () => places("guards") }),
  sectorStep("sahara", {
    facts: (now) => ({ n: now.box.frame.oases_scored }),
    rings: (now) => affordable(now, "oasis"),
  }),
  sectorStep("souk", { rings: () => places(...GOODS.map((goods) => `office.${goods}`)) }),
];

/** The decisions that sectors' actions lead to. */
export const effects: Step[] = [
  {
    id: "line",
    when: (now) => asks(now, "ask-connection"),
    ends: "decision",
    rules: "palace",
    made: played("line"),
  },
  {
    id: "gates",
    when: (now) => asks(now, "ask-gates"),
    facts: (now) => ({
      prices: now.box.workshops
        .map(({ dinars, points }) => `${dinars} → ${figure(points)}`)
        .join(", "),
      dinars: t("gain-dinar", { n: own(now).resources.dinar }),
      guards: own(now).free_guards,
    }),
    ends: "decision",
    rules: "medina",
    made: played("gate"),
  },
  {
    id: "gate-space",
    when: (now) => asks(now, "ask-gate-space"),
    variant: (now) => (matching(now).length ? "" : "-none"),
    facts: (now) => ({ n: now.box.gate_match.points }),
    rings: (now) => {
      const found = matching(now);
      return found.length ? found : options(now);
    },
    ends: "decision",
    rules: "medina",
    made: played("at "),
  },
  {
    id: "storage",
    when: (now) =>
      asks(now, "ask-may-place", "ask-return", "ask-free-scroll") &&
      Boolean(now.log.at(-1)?.events.some(({ kind }) => kind === "claimed")),
    ends: "decision",
    rules: "sahara",
  },
  {
    id: "luxury",
    when: (now) => asks(now, "ask-souk") && luxuries(now).length > 0,
    rings: (now) => luxuries(now),
    ends: "decision",
    rules: "souk",
    made: played("luxury"),
  },
  {
    id: "rapid",
    when: (now) => asks(now, "ask-river-bonus"),
    variant: ({ snapshot }) => (snapshot.view.last_season ? "-last" : ""),
    rings: (now) => options(now, ({ about }) => about.verb === "rapid"),
    ends: "decision",
    rules: "river-bonus",
    made: played("rapid"),
  },
];

/** Mark the spaces where a gate scores for its colour. */
function matching(now: Situation): Ring[] {
  const { colour } = now.snapshot.facts;
  const spaces = now.box.gate_spaces.filter(({ matches }) => matches.some((one) => one === colour));
  return options(now, ({ about }) => spaces.some(({ sector }) => sector === about.place?.key));
}

const luxuries = (now: Situation): Ring[] => options(now, ({ about }) => about.verb === "luxury");
