/** Flights that animate events: keshis, points and resources crossing the table. */
import type { Colour, GameEvent } from "../../api/messages";
import { HOME_OF } from "../../api/vocabulary";
import { plus, signed } from "../../lib/numbers";
import { t } from "../../lib/texts.svelte";
import { isClaim } from "../story/eventGroups";
import { isBalance } from "../story/eventText";
import type { Step } from "../story/steps";

export interface Flight {
  colour: Colour;
  from: string;
  to: string[];
}
/** An amount of points or of a resource that flies to its owner. */
export interface Amount {
  seat: number;
  words: string;
  loss: boolean;
  /** CSS selectors for the place where it was won or lost; the first one that matches is used. */
  from: string[];
}

const MOST_FLIGHTS = 6;

/** Return the flights of keshis in a step. Places are CSS selectors; the first destination that
 * matches is used. */
export function flightsOf(step: Step): Flight[] {
  return step.events.flatMap(flightOf).slice(0, MOST_FLIGHTS);
}

function flightOf(event: GameEvent): Flight[] {
  const { kind, seat, facts } = event;
  if (isClaim(event)) {
    const { colour, n } = event.facts;
    if (colour === "nomad") return [];
    const from = `[data-target="base.${colour}"]`;
    const to = [boardOf(seat, `[data-target="claimed.${colour}"]`), ...placesOf(seat)];
    return Array<Flight>(Math.min(n, 2)).fill({ colour, from, to });
  }
  if (kind === "keshi") {
    const { colour } = facts;
    const home = `[data-target="${HOME_OF[colour]}"]`;
    const from = boardOf(seat, `[data-target="claimed.${colour}"]`);
    return [{ colour, from, to: [boardOf(seat, home), ...placesOf(seat)] }];
  }
  return [];
}

const boardOf = (seat: number, place: string): string => `[data-board="${seat}"] ${place}`;
const placesOf = (seat: number): string[] => [`[data-board="${seat}"]`, `[data-chip="${seat}"]`];

/**
 * Return the points, with their source, and the resources that fly to their owner's name in a step.
 * The points of the final scoring are left to `ScoringFlights`.
 */
export function amountsOf({ lead, events, scoring }: Step): Amount[] {
  if (scoring) return [];
  return events.filter(isBalance).map((event) => {
    const { kind, seat, facts } = event;
    const all = [...lead, ...events];
    const causes = all.slice(0, all.indexOf(event)).filter((one) => one.seat === seat);
    const from = [
      ...marksOf(causes.filter((one) => !isBalance(one))).reverse(),
      placesOf(seat)[0]!,
    ];
    if (kind === "points") {
      const words = `${plus(facts.points)} ${facts.source.words}`;
      return { seat, words, loss: facts.points < 0, from };
    }
    const n = kind === "spend" ? -facts.n : facts.n;
    const words = signed(n, t(`gain-${facts.resource}`, { n: Math.abs(n) }));
    return { seat, words, loss: n < 0, from };
  });
}

/** Return CSS selectors for the pieces and places affected by events. */
export function marksOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const { kind, seat, facts } = event;
    const place = (target: string): string => boardOf(seat, `[data-target="${target}"]`);
    const piece = (figure: string): string => `[data-piece="${figure}-${seat}"]`;
    switch (kind) {
      case "fisherman":
      case "camel":
        return [piece(kind)];
      case "climb":
        return [piece(facts.stair)];
      case "points":
        return [piece("score"), `[data-chip="${seat}"]`];
      case "claim":
      case "bot-claim":
      case "bot-takes":
        return [`[data-target="base.${facts.colour}"]`, place(`claimed.${facts.colour}`)];
      case "keshi":
        return [place(HOME_OF[facts.colour]), boardOf(seat, `[data-count="${facts.colour}"]`)];
      case "assistant-used":
        return [place(`sector.${facts.sector}`)];
      case "vendor":
        return [place(`vendor.${facts.sector}`)];
      case "gate":
        return [place(`gate-space.${facts.space}`)];
      case "entertainer":
      case "square":
        return [place(`square.${facts.space + 1}`)];
      case "caravan":
        return [place(`path.${facts.path}`)];
      case "disc":
        return [place("disc")];
      case "scroll":
        return [place(`scroll.${facts.scroll}`)];
      case "luxury":
        return [place(`luxury.${facts.luxury}`)];
      case "town":
        return [place(`town.${facts.town}`)];
      default:
        return [];
    }
  });
}
