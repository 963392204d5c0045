// What a player's view says about sectors, in the board's words.

import type { Box, Colour, NotGoods, PlayerView, Sector, View } from "../lib/messages";
import { GOODS } from "../lib/words";

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

/** A word of the game in a text's key: "oil lamp" is "oil-lamp". */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}
