// Events as the server reports them, about three players.
import type {
  EventFacts,
  EventKind,
  GameEvent,
  PointsSource,
  TileRef,
} from "../../src/api/messages";

export const NAMES = ["Amina", "Bilal", "Chama"];

export function event<K extends EventKind>(
  seat: number,
  kind: K,
  facts: EventFacts[K],
  did = "",
  tile: TileRef | null = null,
): GameEvent {
  const text = seat >= 0 ? `${NAMES[seat]} ${did}.` : `${did}.`;
  return { kind, seat, facts, text, did, tile } as GameEvent;
}

/** Points from a source, a tile or something else. */
export function points(
  seat: number,
  n: number,
  words: string,
  source: Partial<PointsSource> = {},
): GameEvent {
  const from = { category: words, title: words, words, tile: null, ...source };
  return event(seat, "points", { points: n, source: from }, `scores ${n} points (${words})`);
}

/** Points from an oasis. */
export function oasisPoints(seat: number, n: number, number: number): GameEvent {
  const tile = { kind: "oasis", number };
  return points(seat, n, `oasis ${number}`, { category: "oases", title: "Oases", tile });
}
