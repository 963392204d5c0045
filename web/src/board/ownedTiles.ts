// The tiles next to a player's board: those owned, and those to choose from that are shown nowhere else.

import type { PlayerView, View } from "../api/messages";
import { placeOf } from "../api/targets";

export interface OwnedTiles {
  scrolls: number[];
  /** The scrolls to choose from: the three yellow ones at the start, or any found in a stack. */
  drawn: number[];
  luxury: number[];
  /** The luxury goods found in a stack. */
  goods: number[];
}

/** Return a player's tiles; `targets` are the places that can be chosen, if the board is the
 * user's. */
export function ownedTiles(
  view: View,
  player: PlayerView,
  targets: readonly string[] = [],
): OwnedTiles {
  const found = (kind: "scroll" | "luxury", elsewhere: (number | null)[]): number[] =>
    targets
      .map(placeOf)
      .filter((place) => place.kind === kind)
      .map((place) => Number(place.key))
      .filter((number) => !elsewhere.includes(number));
  const { scrolls, luxury, offered_scrolls: offered = [] } = player;
  return {
    scrolls,
    drawn: [...offered, ...found("scroll", [...view.scrolls.flat(), ...scrolls, ...offered])],
    luxury,
    goods: found("luxury", [...view.luxury, ...luxury]),
  };
}
