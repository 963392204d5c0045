// The audience disc: eight sections of spectators, one facing each space of the main square.

import { SPACES } from "./constants";

/** Return the number of spectators that face a space, with the disc turned by some sections. */
export function facing(sections: readonly number[], space: number, turned: number): number {
  return sections[(space - turned + SPACES) % SPACES] ?? 0;
}

/** Return the section with the most spectators, by which players recognise how far it is turned. */
export function fullestOf(sections: readonly number[]): number {
  return sections.indexOf(Math.max(...sections));
}
