// Layout of the score chart: its round names, grid lines and labels.

import { t } from "../lib/texts.svelte";

export const ROUNDS = 4;
const LINES = 5;

/** Return the season and round, in words, of the round with this index. */
export function roundName(index: number): string {
  const season = Math.floor(index / ROUNDS) + 1;
  return t("season-and-round", { season, round: (index % ROUNDS) + 1 });
}

/** Return evenly spaced values for the grid lines; they span all `values`, and 0 unless `near` is
 * set. */
export function scaleOf(values: number[], near = false): number[] {
  const low = Math.min(...(near && values.length ? [] : [0]), ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / LINES;
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => one >= rough) ?? 200;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

/** Return the labels' positions, moving overlapping ones down, or up where they would pass
 * `lowest`. */
export function apart(wanted: number[], gap: number, lowest: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  order.forEach((one, k) => {
    const before = order[k - 1];
    if (before) one.y = Math.max(one.y, before.y + gap);
  });
  let limit = lowest;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - gap;
  }
  const placed = [...wanted];
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
