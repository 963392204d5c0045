// The steps of the guided game, by priority: when each is shown, what it marks and what ends it.

import { GOODS } from "../api/vocabulary";
import { gainWords } from "../game/gainWords";
import { listing, t } from "../lib/texts.svelte";
import { fullest } from "./fullestSector";
import { played, type Facts, type Step } from "./guideStep";
import { effects, sectors } from "./sectorSteps";
import {
  asks,
  cost,
  decided,
  missing,
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
