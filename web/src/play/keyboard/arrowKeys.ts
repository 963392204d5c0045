/** Arrow-key navigation between the places that can be chosen. */

interface Place {
  element: SVGElement;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focus the nearest live place in the direction of an arrow key; with Shift, any place counts, so
    that even places that cannot be chosen show their tooltips. */
export function walk(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  const wanted = event.shiftKey ? ".spot[tabindex]" : ".spot.live:not(.far)";
  const places = [...document.querySelectorAll<SVGElement>(wanted)].map(placeOf);
  if (!direction || !places.length) return;
  const from = here?.matches(".spot") ? placeOf(here as SVGElement) : undefined;
  if (!from && here !== document.body && !here?.matches("main, .option, .prompt")) return;
  event.preventDefault();
  (from ? nearest(from, places, direction) : places[0])?.element.focus();
}

function placeOf(element: SVGElement): Place {
  const box = element.getBoundingClientRect();
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Return the nearest place in a direction; sideways distance counts more than distance ahead. */
export function nearest<P extends { x: number; y: number }>(
  from: P,
  places: P[],
  [dx, dy]: [number, number],
): P | undefined {
  const ahead = (place: P): number => (place.x - from.x) * dx + (place.y - from.y) * dy;
  const aside = (place: P): number =>
    Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
  return places
    .filter((place) => ahead(place) > 1 && aside(place) <= 2 * ahead(place))
    .sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b))[0];
}
