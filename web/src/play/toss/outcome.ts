/** The outcome of a toss: who threw which keshis, and what fell out. */
import type { Colour, GameEvent, View } from "../../api/messages";
import { COLOURS } from "../../api/vocabulary";
import { isOf } from "../story/eventGroups";

/** What a toss did to the keshis of one colour. */
export interface Tossed {
  colour: Colour;
  /** The seats that threw one in. */
  by: number[];
  /** How many were already in the tower. */
  inside: number;
  /** How many fell out. */
  fallen: number;
}

/** The colours in their fixed order, without those that were neither thrown nor inside. */
export type Toss = Tossed[];

/** Return the toss among some events, if any, given the view before them. */
export function tossOf(before: View, events: readonly GameEvent[]): Toss | null {
  const tosses = events.filter(isOf("toss"));
  if (!tosses.length) return null;
  const chosen = before.players.map((player) => player.chosen);
  for (const { seat, facts } of events.filter(isOf("selected"))) chosen[seat] = facts.colours;
  return COLOURS.flatMap((colour) => {
    const told = tosses.find(({ facts }) => facts.colour === colour);
    const inside = before.tower[colour] ?? 0;
    if (!told) return [];
    const seats = [...chosen.keys()].filter((seat) => chosen[seat]!.includes(colour));
    return [{ colour, by: seats.slice(0, told.facts.thrown), inside, fallen: told.facts.fallen }];
  });
}

/** Return how many keshis thrown in stay inside. Of equal ones, those thrown fall out first. */
export function stuckOf(thrown: number, fallen: number): number {
  return Math.max(0, thrown - fallen);
}
