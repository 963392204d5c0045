// After a guided game: where it could have scored more, compared with an average game of a stronger
// player.

import type { Box, PlayerView, Sheet, Snapshot } from "../api/messages";
import { GOODS, RESOURCES } from "../api/vocabulary";
import { t } from "../lib/texts.svelte";
import { fullest } from "./fullestSector";
import type { Facts } from "./guideStep";

export interface Way {
  /** The id in the keys of its title, `learn-way-ID`, and of its text. */
  id: string;
  /** The points it might bring. */
  gap: number;
  facts: Facts;
  rules: string;
}

/** The categories of the score sheet for each way, and the Merchant's mean in 400 games against the
 * Apprentice. */
const PARS: Record<string, { categories: string[]; par: number; rules: string }> = {
  sectors: { categories: ["sectors"], par: 19, rules: "scoring" },
  gates: { categories: ["gates", "gate matches"], par: 26, rules: "medina" },
  lines: { categories: ["lines", "palace", "mosque"], par: 25, rules: "palace" },
  oases: { categories: ["oases", "start oasis"], par: 24, rules: "oases" },
  river: { categories: ["jetty", "river", "rapids", "river tiles"], par: 18, rules: "river" },
  luxury: { categories: ["luxury goods"], par: 12, rules: "luxury" },
  provisions: { categories: ["provisions"], par: -10, rules: "provision" },
  leftovers: { categories: ["leftovers"], par: 1, rules: "scoring" },
};

/** Points left unspent show that there were more to make. */
const WASTE = "leftovers";
const LEAST = 3;
const MOST = 15;
const GOAL = 30;

/** Return the points of a seat in some categories. */
const pointsIn = ({ rows }: Sheet, seat: number, categories: readonly string[]): number =>
  rows
    .filter(({ category }) => categories.includes(category))
    .reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);

/** Return the three ways with the largest gaps. */
export function waysOf(sheet: Sheet, { view }: Snapshot, box: Box, seat: number): Way[] {
  const player = view.players[seat]!;
  return Object.entries(PARS)
    .map(([id, { categories, par, rules }]) => {
      const made = pointsIn(sheet, seat, categories);
      const gap = id === WASTE ? made - par : par - made;
      return { id, gap, rules, facts: { own: made, ...FACTS[id]?.(player, box, made) } };
    })
    .filter(({ gap }) => gap >= LEAST)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, 3)
    .map((way) => ({ ...way, gap: Math.min(way.gap, MOST) }));
}

/** Whether the ways together bring as many points as their title promises. */
export const reachGoal = (ways: readonly Way[]): boolean =>
  ways.reduce((sum, { gap }) => sum + gap, 0) >= GOAL;

const FACTS: Record<string, (player: PlayerView, box: Box, made: number) => Facts> = {
  sectors: (player, box) => {
    const { sector, n, all } = fullest(player, box);
    return { sector: sector && t(`sector-${sector}`), n, all, points: box.frame.complete_sector };
  },
  gates: ({ gates }, box) => {
    const best = box.workshops.toSorted((a, b) => b.points - a.points)[0]!;
    const match = box.gate_match.points;
    return { n: count(gates), dinars: best.dinars, points: best.points, match };
  },
  lines: ({ palace, mosque }, { stairs, lines }) => {
    const passed = (steps: number): number =>
      stairs.segments.filter((step) => step > 0 && step <= steps).length;
    const all = 2 * stairs.segments.filter((step) => step > 0).length;
    return { n: passed(palace) + passed(mosque), all, points: Math.max(...lines.points) };
  },
  oases: ({ claimed_oases: claimed, oases }, { frame }) => ({
    n: claimed.length,
    all: claimed.length + count(oases),
    best: frame.oases_scored,
  }),
  river: (_, { frame }) => ({ rounds: frame.rounds }),
  luxury: ({ luxury }, { luxury_goods: goods }) => ({
    n: luxury.length,
    points: Math.max(...goods.filter(({ needs }) => !needs.length).map(({ points }) => points)),
  }),
  provisions: (_, __, made) => ({ own: -made }),
  leftovers: ({ resources, goods }) => ({
    n:
      RESOURCES.reduce((n, one) => n + resources[one], 0) +
      GOODS.reduce((n, one) => n + goods[one], 0),
  }),
};

const count = (places: readonly unknown[]): number =>
  places.filter((one) => one !== null && one !== -1).length;
