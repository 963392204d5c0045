// What a player's view says about sectors, in the board's words.

import type { Box, Colour, NotGoods, PlayerView, Resource, Sector, View } from "../lib/messages";
import { GOODS, RESOURCES } from "../lib/words";

export const SPACES = 8;

/** The colour of the keshis that fill a sector; the souk has three. */
export const COLOUR_OF: Record<Exclude<Sector, "souk">, NotGoods> = {
  river: "turquoise",
  orchard: "green",
  madrasa: "gray",
  palace: "white",
  mosque: "black",
  square: "pink",
  medina: "beige",
  sahara: "brown",
};
export const FILLED = Object.keys(COLOUR_OF) as Exclude<Sector, "souk">[];

/** How many keshis a sector has, nomads included; in the souk all goods. */
export function strength(player: PlayerView, sector: Sector): number {
  if (sector === "souk") return GOODS.reduce((sum, goods) => sum + player.goods[goods], 0);
  return player.keshis[COLOUR_OF[sector]];
}

/** The nomads among the keshis of a sector. */
export function nomadsOn(player: PlayerView, sector: Sector): number {
  return sector === "souk" ? 0 : (player.nomads?.[sector] ?? 0);
}

/** All nomads on a player's board. */
export function allNomads(player: PlayerView): number {
  const vendors = player.nomads?.vendors.length ?? 0;
  return FILLED.reduce((sum, sector) => sum + nomadsOn(player, sector), vendors);
}

/** All eight keshis and the water vendor are there. */
export function complete(player: PlayerView, sector: Sector): boolean {
  return sector !== "souk" && strength(player, sector) >= SPACES && player.vendors.includes(sector);
}

/** All twelve colours, in the order of the box. */
export function colours(box: Box): Colour[] {
  return box.colours.map((entry) => entry.name);
}

/** The keshis drawn for the storage row that are not yet laid there. */
export function stillToStore(player: PlayerView): Colour[] {
  const left = [...player.storage_keshis];
  for (const colour of player.storage) {
    const place = colour ? left.indexOf(colour) : -1;
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** What covering a storage space gives, as it is printed for so many players. */
export function stores(box: Box, view: View, space: number): "keshi" | "exchange" | "scroll" | "" {
  const shows = box.storage[space]?.shows;
  if (shows === "keshi with 2 players") return view.players.length === 2 ? "keshi" : "";
  if (shows === "yellow scroll") return "scroll";
  return shows === "keshi" || shows === "exchange" ? shows : "";
}

/** How many spectators the eight sections of a player's disc have, from its first one on. */
export function discOf(view: View, player: PlayerView, box: Box): number[] {
  const { spectators, disc } = player;
  if (spectators && disc !== null)
    return spectators.map((_, section) => spectators[(section + disc) % SPACES] ?? 0);
  const trained = view.abilities && player.building === "training room";
  const name = trained ? "training room" : view.modules.includes("spectators") ? "purple" : "pink";
  return box.discs.find((one) => one.name === name)?.spectators ?? [];
}

/** Points that so much dung loses at the end. */
export function dungLoss(box: Box, dung: number): number {
  const { loss, loss_beyond } = box.dung;
  if (dung <= 0) return 0;
  return (
    (loss[Math.min(dung, loss.length) - 1] ?? 0) + Math.max(0, dung - loss.length) * loss_beyond
  );
}

/** Scroll 33: dates and water stand in for dinars. Scroll 44: a dinar, then anything for each tile. */
const INSTEAD_OF_DINARS = 33;
const ANY_FOR_EACH = 44;

/** The phases in which this season's provisions have been paid for. */
const SETTLED = ["provisions", "next-provision", "preparation", "final-scoring", "over"];

/** What is missing to provide for the citizens as things are now, and the points that would cost. */
export function provisioning(
  view: View,
  player: PlayerView,
  box: Box,
): { short: Record<Resource, number>; loss: number; settled: boolean } {
  const { provision_cost: cost, resources: have, active_provisions: active } = player;
  const owns = (scroll: number): boolean => player.scrolls.includes(scroll);
  const short = { water: 0, date: 0, dinar: 0 };
  for (const one of RESOURCES) short[one] = Math.max(0, cost[one] - have[one]);
  if (owns(INSTEAD_OF_DINARS)) {
    const spare = Math.max(0, have.water - cost.water) + Math.max(0, have.date - cost.date);
    short.dinar = Math.max(0, short.dinar - spare);
  }
  const all = RESOURCES.reduce((sum, one) => sum + have[one], 0);
  const byScroll =
    owns(ANY_FOR_EACH) && all > active.length && (have.dinar > 0 || owns(INSTEAD_OF_DINARS));
  const settled = SETTLED.includes(view.phase);
  if (settled || byScroll || !RESOURCES.some((one) => short[one]))
    return { short: { water: 0, date: 0, dinar: 0 }, loss: 0, settled };
  const tiles = active.map((k) =>
    box.provisions.find((tile) => tile.number === player.provisions[k]),
  );
  return { short, loss: tiles.reduce((sum, tile) => sum + (tile?.points ?? 0), 0), settled };
}

/** A word of the game in a text's key: "oil lamp" is "oil-lamp". */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}
