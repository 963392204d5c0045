// The places of the boards as the page names them: `sector.river`, `oasis.left.1`, `score`.

import type { Place, PlaceKind } from "./messages";

/** The name of a place; nothing for what has none. */
export function targetOf(place: Place | null): string {
  if (!place) return "";
  return place.key ? `${place.kind}.${place.key}` : place.kind;
}

/** The place that is named so. */
export function placeOf(target: string): Place {
  const end = target.indexOf(".");
  if (end < 0) return { kind: target as PlaceKind, key: "" };
  return { kind: target.slice(0, end) as PlaceKind, key: target.slice(end + 1) };
}
