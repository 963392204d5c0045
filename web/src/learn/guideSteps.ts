// The steps of the guided game, by priority: when each is shown, what it marks and what ends it.

import type { LogEntry, PlaceKind, Sector } from "../api/messages";
import { targetOf } from "../api/targets";
import { GOODS } from "../api/vocabulary";
import { gainWords } from "../game/gainWords";
import { figure } from "../lib/numbers";
import { listing, t } from "../lib/texts.svelte";
import { fullest } from "./fullestSector";
import {
  acts,
  asks,
  cost,
  decided,
  keshisIn,
  missing,
  ofWay,
  options,
  own,
  places,
  provisions,
  selects,
  short,
  stillToCome,
  supply,
  thisRound,
  toSend,
  type Ring,
  type Situation,
} from "./situation";

export type Facts = Record<string, string | number>;

export interface Step {
  id: string;
  /** The id in the keys of its title, `learn-step-TEXT`, and of its text, `learn-step-TEXT-text`;
   * by default that of the step. */
  text?: string;
  when: (now: Situation) => boolean;
  /** Return which variant of the text applies, as a suffix of the keys. */
  variant?: (now: Situation) => string;
  /** Return the facts that fill in the text. */
  facts?: (now: Situation) => Facts;
  /** Return what it marks; by default all options. */
  rings?: (now: Situation) => Ring[];
  /** What ends it: the player's decision, that or a button, or nothing but its condition. */
  ends: "decision" | "button" | "condition";
  /** The id of a section of the rules with more details. */
  rules: string;
  /** Whether it is shown again in each season. */
  seasonal?: true;
  /** Whether one of the player's own entries in the log shows that its decision has been made. */
  made?: (entry: LogEntry) => boolean;
}

const played =
  (...verbs: string[]) =>
  ({ action }: LogEntry): boolean =>
    verbs.some((verb) => action.startsWith(verb));

const roundOf = ({ snapshot }: Situation): string =>
  `${snapshot.view.season} ${snapshot.view.round}`;

/** The sectors that a newcomer does well to choose first, with the colours of their keshis. */
const EASY = { orchard: "green", square: "pink", sahara: "brown" } as const;

const setup: Step[] = [
  {
    id: "back",
    when: ({ back, snapshot }) => back && Boolean(snapshot.question) && snapshot.view.season > 0,
    variant: (now) => (short(now) ? "" : "-paid"),
    facts: (now) => ({
      season: now.snapshot.view.season,
      round: now.snapshot.view.round,
      rounds: now.box.frame.rounds,
      cost: cost(now),
      missing: missing(now),
    }),
    rings: provisions,
    ends: "button",
    rules: "provision",
  },
  {
    id: "setup",
    when: (now) => selects(now, 1, 1) && !now.picked.length && !own(now).chosen.length,
    facts: (now) => ({ points: t("gain-point", { n: own(now).score }), supply: supply(now) }),
    rings: () => places("score", "resource.water", "resource.date", "resource.dinar"),
    ends: "button",
    rules: "setup",
  },
  {
    id: "choose",
    when: (now) => selects(now, 1, 1),
    facts: () => ({
      sectors: listing(Object.keys(EASY).map((sector) => t(`sector-${sector}`))),
    }),
    rings: (now) =>
      toSend(now, ({ about }) => Object.values(EASY).some((colour) => colour === about.keshi)),
    ends: "condition",
    rules: "select",
  },
  {
    id: "tower",
    when: (now) => asks(now, "ask-claim") && roundOf(now) === "1 1" && tossed(now).in > 0,
    variant: (now) => (tossed(now).in > tossed(now).out ? "" : "-all"),
    facts: (now) => ({ in: tossed(now).in, out: tossed(now).out }),
    rings: () => places("tower"),
    ends: "button",
    rules: "tower",
  },
];

/** Return how many keshis were thrown into the tower in this round, and how many fell out. */
function tossed(now: Situation): { in: number; out: number } {
  const sums = { in: 0, out: 0 };
  for (const event of thisRound(now))
    if (event.kind === "toss") {
      sums.in += event.facts.thrown;
      sums.out += event.facts.fallen;
    }
  return sums;
}

const keshis: Step[] = [
  {
    id: "bill",
    when: (now) => {
      const { season, round } = now.snapshot.view;
      const early = season === 1 && asks(now, "ask-claim", "ask-assistant", "ask-use");
      return round === 2 && (season === 1 ? early : asks(now, "ask-select"));
    },
    variant: (now) => {
      if (!short(now)) return "-paid";
      return stillToCome(now).length ? "" : "-none";
    },
    facts: (now) => ({
      cost: cost(now),
      missing: missing(now),
      rounds: now.box.frame.rounds,
      sectors: listing(stillToCome(now).map((sector) => t(`sector-${sector}`))),
    }),
    rings: provisions,
    ends: "button",
    rules: "provision",
    seasonal: true,
  },
  {
    id: "claim",
    when: (now) => asks(now, "ask-claim"),
    facts: (now) => ({ name: now.names.find((_, seat) => seat !== now.snapshot.seat) ?? "" }),
    ends: "decision",
    rules: "claim",
    made: played("claim"),
  },
  {
    id: "entertainer",
    when: (now) => asks(now, "ask-entertainer"),
    ends: "decision",
    rules: "square",
    made: played("entertainer"),
  },
  {
    id: "caravan",
    when: (now) => asks(now, "ask-caravan"),
    variant: (now) => (startGain(now) ? "" : "-far"),
    facts: (now) => ({ gain: startGain(now) }),
    ends: "decision",
    rules: "sahara",
    made: played("caravan"),
  },
  {
    id: "vendor",
    when: (now) => asks(now, "ask-vendor"),
    ends: "decision",
    rules: "keshis",
    made: played("vendor"),
  },
  {
    id: "placed",
    when: (now) =>
      Boolean(now.snapshot.question) &&
      thisRound(now).some(
        (event) =>
          event.kind === "points" &&
          event.seat === now.snapshot.seat &&
          event.facts.source.category === "orchard",
      ),
    rings: () => places("sector.orchard"),
    ends: "button",
    rules: "keshis",
  },
];

/** Return what the next caravan in the start oasis gains, in words; empty if it is nothing. */
function startGain(now: Situation): string {
  const gain = now.box.start_oasis[own(now).caravans[2] ?? 0]?.gain;
  return gain ? gainWords(gain) : "";
}

const assistants: Step[] = [
  {
    id: "bill-last",
    when: (now) =>
      asks(now, "ask-assistant", "ask-use") && now.snapshot.view.last_round && short(now),
    facts: (now) => ({
      missing: missing(now),
      loss: t("gain-point", { n: own(now).provision_loss }),
    }),
    rings: provisions,
    ends: "button",
    rules: "provision",
    seasonal: true,
  },
  {
    id: "final",
    when: (now) => {
      const { last_round: round, last_season: season } = now.snapshot.view;
      return asks(now, "ask-assistant", "ask-use") && round && season;
    },
    facts: ({ box: { frame } }) => ({
      sector: frame.complete_sector,
      oases: frame.oases_scored,
      left: frame.leftovers_per_point,
    }),
    rings: (now) => {
      const { sectors, claimed_oases: oases } = own(now);
      const full = Object.entries(sectors).filter(([, { complete }]) => complete);
      return places(
        ...full.map(([sector]) => `sector.${sector}`),
        ...oases.map((_, k) => `claimed-oasis.${k + 1}`),
      );
    },
    ends: "button",
    rules: "scoring",
  },
  {
    id: "assistants",
    when: (now) => asks(now, "ask-assistant", "ask-use"),
    variant: (now) =>
      now.snapshot.options.some(({ ways }) => ways.some(({ verb }) => verb === "sector-action"))
        ? ""
        : "-new",
    ends: "decision",
    rules: "assistants",
    made: played("use", "sector action", "new keshi"),
  },
];

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

const sectors: Step[] = [
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

const effects: Step[] = [
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

const rounds: Step[] = [
  {
    id: "free",
    when: (now) => selects(now, 1, 2),
    facts: (now) => ({ n: own(now).hand.length + own(now).chosen.length }),
    rings: (now) => toSend(now),
    ends: "condition",
    rules: "select",
  },
  {
    id: "points",
    when: (now) => selects(now, 1, 3),
    rings: () => places("score"),
    ends: "button",
    rules: "scoring",
  },
  {
    id: "last-round",
    when: ({ snapshot }) =>
      Boolean(snapshot.question) && snapshot.view.season === 1 && snapshot.view.last_round,
    rings: () => places("rounds"),
    ends: "button",
    rules: "season",
  },
  {
    id: "reveal",
    when: (now) => asks(now, "ask-next-provision") && now.snapshot.view.season > 0,
    ends: "decision",
    rules: "provision",
  },
  {
    id: "season-2",
    when: (now) => selects(now, 2, 1),
    rings: () => places("river-tile", ...GOODS.map((goods) => `office.${goods}`)),
    ends: "condition",
    rules: "season",
  },
  {
    id: "complete",
    when: (now) => selects(now, 2, 3) && fullest(own(now), now.box).n >= 3,
    facts: (now) => {
      const { sector, n, all } = fullest(own(now), now.box);
      return { points: now.box.frame.complete_sector, all, sector: t(`sector-${sector}`), n };
    },
    rings: (now) => {
      const { sector } = fullest(own(now), now.box);
      return places(`sector.${sector}`, `vendor.${sector}`);
    },
    ends: "button",
    rules: "scoring",
  },
  {
    id: "season-3",
    when: (now) => selects(now, 3, 1),
    facts: (now) => ({ cost: cost(now) }),
    rings: provisions,
    ends: "condition",
    rules: "season",
  },
];

/** All steps; if several apply at the same time, the first one has priority. */
export const STEPS: readonly Step[] = [
  ...setup,
  ...keshis,
  ...rounds,
  ...assistants,
  ...sectors,
  ...effects,
];

/** Return the name under which a step counts as seen. */
export const seenAs = ({ id, seasonal }: Step, { snapshot }: Situation): string =>
  seasonal ? `${id}-${snapshot.view.season}` : id;

/** Return the first applicable step that has not been seen: not on this device, nor, as the log
 * shows, on another one. */
export function nextStep(now: Situation, seen: readonly string[]): Step | undefined {
  const entries = decided(now);
  return STEPS.find(
    (step) =>
      !seen.includes(seenAs(step, now)) &&
      step.when(now) &&
      (now.late.includes(step.id) || !step.made || !entries.some(step.made)),
  );
}

/** A step as it is told: the keys of its texts, and what fills them in. */
export interface Told {
  id: string;
  key: string;
  facts: Facts;
  rules: string;
  /** Whether it was shown on another device, so that its facts are no longer known. */
  earlier?: boolean;
}

export function toldIn(step: Step, now: Situation): Told {
  return {
    id: seenAs(step, now),
    key: `learn-step-${step.text ?? step.id}${step.variant?.(now) ?? ""}`,
    facts: step.facts?.(now) ?? {},
    rules: step.rules,
  };
}

/** Return what a step marks. */
export const ringsOf = (step: Step, now: Situation): Ring[] =>
  step.rings ? step.rings(now) : options(now);
