// Target names for places on the boards: `sector.river`, `oasis.left.1`, `score`.

import type { Place, PlaceKind } from "./messages";

/** Return the target name of a place, or an empty string for null. */
export function targetOf(place: Place | null): string {
  if (!place) return "";
  return place.key ? `${place.kind}.${place.key}` : place.kind;
}

/** Return the place with this target name. */
export function placeOf(target: string): Place {
  const end = target.indexOf(".");
  if (end < 0) return { kind: target as PlaceKind, key: "" };
  return { kind: target.slice(0, end) as PlaceKind, key: target.slice(end + 1) };
}
