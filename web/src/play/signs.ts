/** The pictures that belong to an option: the keshi colour or the thing it is about. */
import type { IconName } from "../art/icons";
import type { Colour } from "../lib/messages";
import { COLOURS, RESOURCES } from "../lib/words";

export interface SignOf {
  keshi?: Colour;
  gate?: Colour;
  icon?: IconName;
}

const ICONS: [string, IconName][] = [
  ["scroll ", "scroll"],
  ["refresh gray", "scroll-gray"],
  ["refresh yellow", "scroll-yellow"],
  ["refresh pink", "scroll-pink"],
  ["refresh orange", "scroll-orange"],
  ["luxury ", "luxury"],
  ["at ", "gate"],
  ["oasis ", "oasis"],
  ["open oasis ", "oasis"],
  ["score oasis ", "oasis"],
  ["caravan ", "caravan"],
  ["return caravan ", "caravan"],
  ["entertainer ", "entertainer"],
  ["space ", "entertainer"],
  ["vendor ", "vendor"],
  ["rapid ", "rapid"],
  ["extra step", "river-step"],
  ["advance palace", "palace-step"],
  ["advance mosque", "mosque-step"],
  ["advance river", "river-step"],
  ["line dinars", "dinar"],
  ["line points", "point"],
  ["line ", "line"],
  ["take point", "point"],
  ["new keshi", "any-keshi"],
  ["sector action", "sector"],
  ["sector ", "sector"],
  ["assistant ", "assistant"],
  ["use ", "assistant"],
  ["town ", "town"],
  ["discard dung", "dung"],
  ["award for dung", "dung"],
  ["award ", "award"],
  ["building ", "building"],
  ["commit guard", "guard"],
  ["commit nomad", "nomad"],
  ["claim nomad", "nomad"],
  ["deploy nomad", "nomad"],
  ["nomad ", "nomad"],
  ["to the spectators", "spectator"],
  ["disc ", "spectator"],
  ["provision ", "provision"],
  ["provide ", "provision"],
];

export function signOf(notation: string): SignOf | null {
  const words = notation.split(" ");
  const colour = COLOURS.find((one) => words.includes(one));
  if (colour && words[0] === "gate") return { gate: colour };
  if (colour && words[0] !== "refresh") return { keshi: colour };
  const resource = RESOURCES.find((one) => words.includes(one));
  if (resource) return { icon: resource };
  const found = ICONS.find(([start]) => notation.startsWith(start));
  return found ? { icon: found[1] } : null;
}
