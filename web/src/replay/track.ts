// The data drawn along a replay's slider: the rounds, and each seat's score over time.

import type { LogEntry } from "../api/messages";

export interface Round {
  season: number;
  round: number;
  /** The moment at which the round starts, with the selection of keshis. */
  from: number;
}

export function roundsOf(log: LogEntry[]): Round[] {
  const rounds: Round[] = [];
  for (const { season, round, move } of log) {
    const last = rounds.at(-1);
    if (season !== last?.season || round !== last.round)
      rounds.push({ season, round, from: move - 1 });
  }
  return rounds;
}

export interface Stand {
  move: number;
  score: number;
}

/** Return a seat's score at each moment it changed; `end` is the final score. */
export function standsOf(log: LogEntry[], seat: number, end: number): Stand[] {
  const gains = log.flatMap(({ move, events }) => {
    const won = events
      .filter((event) => event.kind === "points")
      .filter((one) => one.seat === seat);
    const points = won.reduce((sum, { facts }) => sum + facts.points, 0);
    return points ? [{ move, points }] : [];
  });
  let score = gains.reduce((rest, { points }) => rest - points, end);
  return [
    { move: 0, score },
    ...gains.map(({ move, points }) => ({ move, score: (score += points) })),
  ];
}
