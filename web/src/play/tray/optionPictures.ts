/** The picture on an option's card: its tile, or glyphs (see art/glyphs.ts). */
import type { Box, Goods, Option, Resource, Sector, Snapshot, Subject } from "../../api/messages";
import { COLOUR_OF, RESOURCES } from "../../api/vocabulary";
import { SECTOR_ACTIONS } from "../../board/medallions";
import { lineSpaces } from "../../city/lines";
import { t } from "../../lib/texts.svelte";
import { optionIcon } from "./optionIcons";

export type TilePicture = "scroll" | "oasis" | "luxury" | "provision" | "town";

export type Picture =
  { tile: TilePicture; number: number } | { building: string } | { glyphs: string[] } | null;

function sectorGlyph(sector: string): string {
  return sector === "souk" ? "any-goods" : COLOUR_OF[sector as keyof typeof COLOUR_OF];
}

/** Return the kind and number of the tile that an option is about, if any; the number is 0 if the
 * tile is face down. */
function tileAt({ view, seat }: Snapshot, { place }: Subject): [TilePicture, number] | null {
  const player = view.players[seat];
  if (!place || !player) return null;
  const [key = "", second = ""] = place.key.split(".");
  switch (place.kind) {
    case "scroll":
    case "luxury":
    case "town":
      return [place.kind, Number(key)];
    case "provision":
      return ["provision", player.provisions[Number(key) - 1] ?? 0];
    case "oasis":
      return ["oasis", player.oases[(key === "left" ? 0 : 3) + Number(second) - 1] ?? 0];
    case "open-oasis":
      return ["oasis", view.open_oases[Number(key) - 1] ?? 0];
    case "claimed-oasis":
      return ["oasis", player.claimed_oases[Number(key) - 1] ?? 0];
    default:
      return null;
  }
}

/** Return the bonus printed where an option takes effect, as glyphs. */
function printedAt({ view, seat }: Snapshot, box: Box, { place }: Subject): string[] {
  const number = Number(place?.key) - 1;
  switch (place?.kind) {
    case "square":
      return box.square.ring.slice(number, number + 1);
    case "rapid":
      return box.river.rapid_bonuses.slice(number, number + 1);
    case "line": {
      const own = view.players[seat]?.connection?.spaces ?? [];
      const spaces = lineSpaces(view, box, own);
      return spaces.find((space) => space.own && space.column === place.key)?.gains ?? [];
    }
    case "office": {
      const office = box.offices.find((one) => one.number === view.office);
      return office ? [place.key, "arrow", ...office[place.key as Goods]] : [];
    }
    default:
      return [];
  }
}

export function pictureOf(option: Option, snapshot: Snapshot, box: Box): Picture {
  const { about } = option;
  const { verb, place, keshi } = about;
  const tile = tileAt(snapshot, about);
  if (tile?.[1]) return { tile: tile[0], number: tile[1] };
  if (place?.kind === "building") return { building: place.key };
  const printed = printedAt(snapshot, box, about);
  if (printed.length) return { glyphs: printed };
  if (verb === "claim" && keshi) return { glyphs: twice(keshi, option.notation.endsWith("2")) };
  if (verb === "pair" && keshi) return { glyphs: twice(keshi, true) };
  if (verb === "gate" && keshi) return { glyphs: [`gate-${keshi}`] };
  if (verb === "sector-action" && place)
    return { glyphs: [SECTOR_ACTIONS[place.key as Sector].icon] };
  if (verb === "vendor" && place) return { glyphs: ["vendor", sectorGlyph(place.key)] };
  if (verb === "at" && place) return { glyphs: ["gate", sectorGlyph(place.key)] };
  if (place?.kind === "sector" && !keshi) return { glyphs: [sectorGlyph(place.key)] };
  const sign = optionIcon(about);
  const glyph = sign?.keshi ?? sign?.icon;
  return glyph ? { glyphs: [glyph] } : null;
}

function twice(glyph: string, yes: boolean): string[] {
  return yes ? [glyph, glyph] : [glyph];
}

/** Tiles and glyphs for purchases, whose pictures do not show the price. */
const BOUGHT: string[] = ["scroll", "oasis", "town", "nomad"];
const AMOUNTS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

export interface Price {
  n: number;
  resource: Resource;
}

/** Return the current price of a purchase, parsed from the option's words, as prices are worded
 * like gains. */
export function priceOf(picture: Picture, words: string): Price[] {
  if (!picture || "building" in picture) return [];
  const shown = "tile" in picture ? [picture.tile] : picture.glyphs;
  if (!shown.some((one) => BOUGHT.includes(one) || one.startsWith("gate-"))) return [];
  return RESOURCES.flatMap((resource) => {
    const n = AMOUNTS.find((n) => words.includes(t(`gain-${resource}`, { n })));
    return n ? [{ n, resource }] : [];
  });
}

/** Split an option's words into its head (name and price) and its effect. The effect is the tile's
    if given, the text in brackets at the end for a gate, or all words after the first colon. */
export function headOf(
  words: string,
  picture: Picture = null,
  effect = "",
): { head: string; effect: string } {
  if (effect) return { head: words, effect };
  const gate = picture && "glyphs" in picture && picture.glyphs[0]?.startsWith("gate");
  const worth = gate ? /^(.*) \((?:[^:()]+: )?([^()]+)\)$/.exec(words) : null;
  if (worth) return { head: worth[1]!, effect: worth[2]! };
  const at = words.indexOf(": ");
  if (at < 0) return { head: "", effect: words };
  return { head: words.slice(0, at), effect: words.slice(at + 2) };
}

/** The words on an option's card. */
export interface CardWords {
  /** What it brings. */
  effect: string;
  /** Its name and, unless there are chips, its price, in small print. */
  head: string;
  price: Price[];
  /** What it requires besides the price, such as scholars. */
  needs: string;
}

/** Return the words on a card: the price of a tile is a chip, whose name then needs no mention. */
export function cardWords(words: string, picture: Picture, effect = ""): CardWords {
  const price = priceOf(picture, words);
  if (!price.length || !effect) return { ...headOf(words, picture, effect), price, needs: "" };
  return { effect, head: "", price, needs: /\(([^()]+)\)$/.exec(words)?.[1] ?? "" };
}
