// Placement of a call-out: next to its place, never over it, and rarely over places to choose.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Callout {
  x: number;
  y: number;
  /** The line from the card to its place; null if they touch or there is no place. */
  line: { x1: number; y1: number; x2: number; y2: number } | null;
}

const GAP = 36;
/** Maximum detour, in pixels, to avoid covering a place that can be chosen. */
const COVERED = 800;
const EDGE = 10;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Return the share of a rectangle covered by a card. */
const shareOf = (rect: Rect, card: Rect): number =>
  overlap(rect, card) / Math.max(1, rect.width * rect.height);

const middle = (rect: Rect): [number, number] => [
  rect.x + rect.width / 2,
  rect.y + rect.height / 2,
];

/** Return the point of a rectangle that is nearest to a given point. */
const nearest = (rect: Rect, [x, y]: [number, number]): [number, number] => [
  clamp(x, rect.x, rect.x + rect.width),
  clamp(y, rect.y, rect.y + rect.height),
];

function between(card: Rect, place: Rect): Callout["line"] {
  const [x2, y2] = nearest(place, middle(card));
  const [x1, y1] = nearest(card, [x2, y2]);
  return Math.hypot(x2 - x1, y2 - y1) < 8 ? null : { x1, y1, x2, y2 };
}

/** Place a card of this size in the area; `avoid` holds the places that can be chosen. */
export function callout(
  size: { width: number; height: number },
  place: Rect | null,
  area: Rect,
  avoid: Rect[],
): Callout {
  const { width, height } = size;
  const right = area.x + area.width - width - EDGE;
  const low = area.y + area.height - height - EDGE;
  const left = area.x + EDGE;
  const top = area.y + EDGE;
  if (!place) return { x: right, y: top, line: null };
  const [cx, cy] = middle(place);
  // Of equally good positions, the first wins: below the place, above it, then to its side.
  const columns = [cx - width / 2, place.x + place.width + GAP, place.x - GAP - width, left, right];
  const rows = [place.y + place.height + GAP, place.y - GAP - height, cy - height / 2, top, low];
  const cost = (card: Rect): number => {
    const [x, y] = nearest(place, middle(card));
    const [fx, fy] = nearest(card, [x, y]);
    const covered = avoid.reduce((sum, one) => sum + shareOf(one, card), 0);
    const away = Math.abs(Math.hypot(x - fx, y - fy) - GAP);
    return (overlap(card, place) ? 1e6 : 0) + COVERED * covered + away;
  };
  let best: Rect | null = null;
  for (const column of columns)
    for (const row of rows) {
      const card = { x: clamp(column, left, right), y: clamp(row, top, low), width, height };
      if (!best || cost(card) < cost(best)) best = card;
    }
  const { x, y } = best!;
  return { x, y, line: between(best!, place) };
}

/** Place a card on a phone: at the top of the page, at the top or bottom of the boards or, failing
 * that, just above `floor`; never over its place, and rarely over places to choose. */
export function banner(
  size: { width: number; height: number },
  place: Rect | null,
  area: Rect,
  avoid: Rect[],
  floor: number,
): Callout {
  const rows = [EDGE, area.y + EDGE, area.y + area.height - size.height - EDGE];
  const cards = [...rows, floor - size.height - EDGE].map((y) => ({ x: EDGE, y, ...size }));
  const costs = cards.map((card, row) => {
    const covered = avoid.reduce((sum, one) => sum + shareOf(one, card), 0);
    const over = row === rows.length ? COVERED / 2 : 0;
    return (place && overlap(card, place) ? 1e6 : 0) + COVERED * covered + over;
  });
  const card = cards[costs.indexOf(Math.min(...costs))]!;
  return { x: card.x, y: card.y, line: place && between(card, place) };
}
