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
  toss: { played: knock, pitches: [310, 420, 280, 390, 350, 300, 410], apart: 0.16, loud: 0.12 },
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
