/** Which small things fly over the table for what happened, and from where to where. */
import { GATE_SECTORS } from "../board/sectorPlaces";
import type { Colour, Happening } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import { signed } from "./changes";
import { COLOURS, RESOURCES, SECTORS, STAIRS } from "../lib/words";
import { sourceWords } from "./scoring";
import type { Step } from "./steps";
import { plus } from "./telling";

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
      return [{ seat, words: `${plus(n)} ${sourceWords(text)}`, loss: n < 0 }];
    }
    if (kind === "resource" || kind === "spend") {
      const name = RESOURCES[facts.resource ?? 0]!;
      const n = kind === "spend" ? -(facts.n ?? 0) : (facts.n ?? 0);
      return [{ seat, words: signed(n, t(`gain-${name}`, { n: Math.abs(n) })), loss: n < 0 }];
    }
    return [];
  });
}

/** The pieces and places that something happened to, as CSS selectors. */
export function marksOf(happenings: readonly Happening[]): string[] {
  return happenings.flatMap(({ kind, seat, facts }) => {
    const place = (target: string): string => boardOf(seat, `[data-target="${target}"]`);
    const piece = (figure: string): string => `[data-piece="${figure}-${seat}"]`;
    const sector = SECTORS[facts.sector ?? -1];
    const colour = COLOURS[facts.colour ?? -1];
    switch (kind) {
      case "fisherman":
      case "camel":
        return [piece(kind)];
      case "climb":
        return [piece(STAIRS[facts.stair ?? 0]!)];
      case "points":
        return [piece("score"), `[data-chip="${seat}"]`];
      case "claim":
      case "bot-claim":
      case "bot-takes":
        return [`[data-target="base.${colour}"]`, place(`claimed.${colour}`)];
      case "keshi":
        return [place(homeOf(colour!))];
      case "assistant-used":
        return [place(`sector.${sector}`)];
      case "vendor":
        return [place(`vendor.${sector}`)];
      case "gate":
        return [place(`gate-space.${GATE_SECTORS[facts.space ?? 0]}`)];
      case "entertainer":
      case "square":
        return [place(`square.${(facts.space ?? 0) + 1}`)];
      case "caravan":
        return [place(`path.${facts.path}`)];
      case "disc":
        return [place("disc")];
      case "scroll":
      case "luxury":
      case "town":
        return [place(`${kind}.${facts[kind]}`)];
      default:
        return [];
    }
  });
}
