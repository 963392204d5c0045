/** Which small things fly over the table for what happened, and from where to where. */
import type { Colour, Happening } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import { signed } from "./changes";
import { COLOURS, RESOURCES, SECTORS } from "../lib/words";
import type { Step } from "./steps";

export interface Flight {
  colour: Colour;
  from: string;
  to: string[];
}
export interface Rise {
  seat: number;
  words: string;
  loss: boolean;
}

const MOST_FLIGHTS = 6;

/** Places are CSS selectors; of several for the end the first one on the page counts. */
export function flightsOf(step: Step): Flight[] {
  return step.happenings.flatMap(flightOf).slice(0, MOST_FLIGHTS);
}

function flightOf({ kind, seat, facts }: Happening): Flight[] {
  const colour = COLOURS[facts.colour ?? -1];
  if (!colour) return [];
  if (kind === "claim" || kind === "bot-claim" || kind === "bot-takes") {
    const from = `[data-target="base.${colour}"]`;
    const to = [boardOf(seat, `[data-target="claimed.${colour}"]`), ...placesOf(seat)];
    return Array<Flight>(Math.min(facts.n ?? 1, 2)).fill({ colour, from, to });
  }
  if (kind === "keshi") {
    const home = `[data-target="${homeOf(colour)}"]`;
    const from = boardOf(seat, `[data-target="claimed.${colour}"]`);
    return [{ colour, from, to: [boardOf(seat, home), ...placesOf(seat)] }];
  }
  return [];
}

const boardOf = (seat: number, place: string): string => `[data-board="${seat}"] ${place}`;
const placesOf = (seat: number): string[] => [`[data-board="${seat}"]`, `[data-chip="${seat}"]`];

function homeOf(colour: Colour): string {
  const number = COLOURS.indexOf(colour);
  return number < 8
    ? `sector.${SECTORS[number]}`
    : colour === "red"
      ? "vendors"
      : `goods.${colour}`;
}

/** Points and resources, rising at the player's chip; points with their source. */
export function risesOf(step: Step): Rise[] {
  return step.happenings.flatMap(({ kind, seat, facts, text }) => {
    if (seat < 0) return [];
    if (kind === "points") {
      const n = facts.points ?? 0;
      const source = /\(([^()]*)\)\.?$/.exec(text)?.[1] ?? "";
      return [{ seat, words: `${n < 0 ? "−" : "+"}${Math.abs(n)} ${source}`, loss: n < 0 }];
    }
    if (kind === "resource" || kind === "spend") {
      const name = RESOURCES[facts.resource ?? 0]!;
      const n = kind === "spend" ? -(facts.n ?? 0) : (facts.n ?? 0);
      return [{ seat, words: signed(n, t(`gain-${name}`, { n: Math.abs(n) })), loss: n < 0 }];
    }
    return [];
  });
}
