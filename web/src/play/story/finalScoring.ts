/** The final scoring, sector by sector and category by category, as at a real table. */
import type { Colour, GameEvent, Sector, View } from "../../api/messages";
import { COLOUR_OF, FINAL_SCORING, SECTORS } from "../../api/vocabulary";
import { t } from "../../lib/texts.svelte";
import { isPoints, type One } from "./eventGroups";

/** Return the events of the final scoring by category; an event belongs to the points that follow
 * it. */
function categoriesOf(events: GameEvent[]): GameEvent[][] {
  const categories = new Map<string, GameEvent[]>();
  let before: GameEvent[] = [];
  for (const event of events) {
    before.push(event);
    if (!isPoints(event)) continue;
    const { category } = event.facts.source;
    categories.set(category, [...(categories.get(category) ?? []), ...before]);
    before = [];
  }
  const order: readonly string[] = FINAL_SCORING;
  const place = ([category]: [string, GameEvent[]]): number => order.indexOf(category);
  const lists = [...categories].sort((a, b) => place(a) - place(b)).map(([, list]) => list);
  return before.length ? [...lists, before] : lists;
}

/** Points that appear at a place on a player's board, or over the whole board if they have no
 * place. */
export interface Award {
  seat: number;
  n: number;
  /** CSS selectors for the place, within the board; the first one that matches is used. */
  places: string[];
}

/** A part of the final scoring shown as one step. */
export interface Part {
  title: string;
  awards: Award[];
  /** Whether it is a single sector, which is shown only briefly. */
  brief: boolean;
  /** The events that the view includes once this part has been shown. */
  events: GameEvent[];
}

/** Return the parts of the final scoring, in order: a single part for each complete sector and for
 * each other category. `view` is the final view. */
export function partsOf(scored: GameEvent[], view: View): Part[] {
  return categoriesOf(scored).flatMap((events) => {
    const { category, title = "" } = events.find(isPoints)?.facts.source ?? {};
    const sectors = category === "sectors" ? sectorsOf(events, title, view) : [];
    const awards = events.filter(isPoints).map((one) => awardOf(one, view));
    return sectors.length ? sectors : [{ title, awards, brief: false, events }];
  });
}

/** Return a part for each complete sector, as all of a player's sectors are worth the same; none if
 * the points cannot be split equally. */
function sectorsOf(events: GameEvent[], title: string, view: View): Part[] {
  const isComplete = (seat: number, sector: Sector) => view.players[seat]!.sectors[sector].complete;
  const shares = sharesOf(events.filter(isPoints).map((one) => awardOf(one, view)));
  const each = shares.map(({ seat, n }) => ({
    seat,
    n: n / SECTORS.filter((sector) => isComplete(seat, sector)).length,
  }));
  if (each.some(({ n }) => !Number.isInteger(n))) return [];
  const parts = SECTORS.map((sector) => ({
    title: `${title}, ${t(`sector-${sector}`)}`,
    awards: each
      .filter(({ seat }) => isComplete(seat, sector))
      .map((one) => ({ ...one, places: [`[data-target="sector.${sector}"]`, countOf(sector)] })),
    brief: true,
    events: [] as GameEvent[],
  })).filter(({ awards }) => awards.length);
  return parts.map((part, k) => (k < parts.length - 1 ? part : { ...part, events }));
}

/** Return the CSS selector for a sector's keshi count on a small board. */
const countOf = (sector: Sector): string =>
  `[data-count="${(COLOUR_OF as Partial<Record<Sector, Colour>>)[sector]}"]`;

function awardOf({ seat, facts: { points, source } }: One<"points">, view: View): Award {
  const { kind, number = 0 } = source.tile ?? {};
  const oasis = view.players[seat]!.claimed_oases.indexOf(Number(number)) + 1;
  const place = kind === "oasis" ? `claimed-oasis.${oasis}` : `${kind}.${number}`;
  return { seat, n: points, places: kind ? [`[data-target="${place}"]`] : [] };
}

/** Return the points per seat, highest first. */
export function sharesOf(awards: readonly Award[]): { seat: number; n: number }[] {
  const shares = new Map<number, number>();
  for (const { seat, n } of awards) shares.set(seat, (shares.get(seat) ?? 0) + n);
  return [...shares].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n);
}
