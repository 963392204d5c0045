/** The table's sounds: short and wooden. */
import { settings } from "../lib/settings.svelte";
import { audio, knock, pluck } from "./instruments";

interface Sound {
  played: typeof knock | typeof pluck;
  /** Pitches in sequence, and the interval between them in seconds. */
  pitches: number[];
  apart: number;
  loud: number;
}

const SOUNDS = {
  turn: { played: knock, pitches: [520, 690], apart: 0.13, loud: 0.25 },
  step: { played: knock, pitches: [340], apart: 0, loud: 0.1 },
  scored: { played: pluck, pitches: [294], apart: 0, loud: 0.3 },
  season: { played: pluck, pitches: [147, 220, 294, 370], apart: 0.17, loud: 0.35 },
  end: { played: pluck, pitches: [147, 220, 294, 311, 370, 440, 587], apart: 0.15, loud: 0.38 },
} satisfies Record<string, Sound>;

/** Play a sound unless muted. */
export function play(sound: keyof typeof SOUNDS): void {
  const ears = settings.sound ? audio() : null;
  if (!ears) return;
  const { played, pitches, apart, loud } = SOUNDS[sound];
  pitches.forEach((pitch, index) => played(ears, ears.currentTime + index * apart, pitch, loud));
}

/** The pitches of the slats in the tower, from the upper layer down. */
const SLATS = [390, 300] as const;

/** Let a keshi rattle on a layer of slats, unless muted. */
export function rattle(layer: 0 | 1): void {
  const ears = settings.sound ? audio() : null;
  if (ears) knock(ears, ears.currentTime, SLATS[layer] * (0.85 + 0.3 * Math.random()), 0.12);
}
