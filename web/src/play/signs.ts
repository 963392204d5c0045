/** The pictures that belong to an option: the keshi colour or the thing it is about. */
import type { IconName } from "../art/icons";
import type { Colour } from "../lib/messages";
import { COLOURS, RESOURCES } from "../lib/words";

export interface SignOf {
  keshi?: Colour;
  icon?: IconName;
}

/** Beginnings of notations whose colour word does not mean a keshi. */
const NO_KESHI = ["refresh ", "gate ", "scroll "];
const ICONS: [string, IconName][] = [
  ["scroll ", "scroll"],
  ["refresh ", "scroll"],
  ["luxury ", "luxury"],
  ["gate ", "gate"],
  ["oasis ", "oasis"],
  ["open oasis ", "oasis"],
  ["caravan ", "caravan"],
  ["entertainer ", "entertainer"],
  ["vendor ", "vendor"],
  ["rapid ", "rapid"],
  ["extra step", "river-step"],
  ["assistant ", "assistant"],
  ["use ", "assistant"],
  ["town ", "town"],
  ["award ", "award"],
  ["building ", "building"],
  ["nomad ", "nomad"],
  ["disc ", "spectator"],
];

export function signOf(notation: string): SignOf | null {
  const words = notation.split(" ");
  const colour = COLOURS.find((one) => words.includes(one));
  if (colour && !NO_KESHI.some((start) => notation.startsWith(start))) return { keshi: colour };
  const resource = RESOURCES.find((one) => words.includes(one));
  if (resource) return { icon: resource };
  const found = ICONS.find(([start]) => notation.startsWith(start));
  return found ? { icon: found[1] } : null;
}
