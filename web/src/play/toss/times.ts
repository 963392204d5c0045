/** How long a toss is shown. */
import { lasting, prefer, settings, shortToss, still } from "../../lib/settings.svelte";

/** The keshis' movement in full and in short, in milliseconds at normal speed. */
export const MOTION = 3000;
const SHORT = 1500;
/** How long the result is then shown: usually, with the offer of sound, and without movement. */
const RESULT = 500;
const OFFER = 4000;
const STILL = 2500;

export interface TossTimes {
  /** Milliseconds of movement; 0 without animations. */
  motion: number;
  /** Milliseconds for which the result then stays. */
  result: number;
  /** Whether to offer sound along with the result. */
  offer: boolean;
}

/** Return how long the next toss is shown. */
export function tossTimes(): TossTimes {
  if (settings.speed === "none") return { motion: 0, result: 0, offer: false };
  const offer = !settings.sound && !settings.tosses;
  const result = offer ? OFFER : still() ? STILL : lasting(RESULT);
  return { motion: lasting(shortToss() ? SHORT : MOTION), result, offer };
}

/** Count a toss that has been shown. */
export function tossShown(): void {
  prefer({ tosses: settings.tosses + 1 });
}
