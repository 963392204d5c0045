// A step of the guided game.

import type { LogEntry } from "../api/messages";
import type { Ring, Situation } from "./situation";

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

/** Whether a decision began with one of these words of the notation. */
export const played =
  (...verbs: string[]) =>
  ({ action }: LogEntry): boolean =>
    verbs.some((verb) => action.startsWith(verb));
