/** The icon of an option: its keshi, its gate or a picture of its subject. */
import type { Colour, Subject, Verb } from "../../api/messages";
import type { IconName } from "../../art/icons";

export interface IconParts {
  keshi?: Colour;
  gate?: Colour;
  icon?: IconName;
}

/** The icon of each verb, for options about neither a keshi nor a resource. */
const ICONS: Record<Verb, IconName | null> = {
  done: null,
  select: null,
  assistant: "assistant",
  claim: null,
  "claim-nomad": "nomad",
  use: "assistant",
  "new-keshi": "any-keshi",
  "sector-action": "sector",
  deploy: null,
  vendor: "vendor",
  entertainer: "entertainer",
  caravan: "caravan",
  space: "entertainer",
  goods: null,
  keshi: null,
  pair: null,
  take: null,
  "take-point": "point",
  pay: null,
  "step-for": null,
  "extra-step": "river-step",
  line: "line",
  "scroll-step": null,
  rapid: "rapid",
  scroll: "scroll",
  refresh: "scroll",
  office: null,
  luxury: "luxury",
  gate: "gate",
  at: "gate",
  oasis: "oasis",
  "open-oasis": "oasis",
  "score-oasis": "oasis",
  "hand-in": null,
  advance: null,
  return: null,
  sector: "sector",
  prize: null,
  provision: "provision",
  disc: "spectator",
  store: null,
  provide: "provision",
  "to-spectators": "spectator",
  "nomad-to": "nomad",
  "nomad-vendor": "nomad",
  "nomad-from": "nomad",
  "nomad-from-vendor": "nomad",
  "nomad-from-spectators": "nomad",
  town: "town",
  award: "award",
  "award-dung": "dung",
  discard: null,
  "discard-dung": "dung",
  building: "building",
  omit: null,
  give: null,
  commit: "guard",
  "return-caravan": "caravan",
  "swap-storage": null,
  "return-spectator": null,
  stack: null,
  steps: null,
  "omit-resource": null,
  "deploy-nomad": "nomad",
};

/** The icons of verbs at particular places, by the place's key. */
const AT: Partial<Record<Verb, Record<string, IconName>>> = {
  refresh: {
    gray: "scroll-gray",
    yellow: "scroll-yellow",
    pink: "scroll-pink",
    orange: "scroll-orange",
  },
  advance: { palace: "palace-step", mosque: "mosque-step", river: "river-step" },
  line: { dinars: "dinar", points: "point" },
};

export function optionIcon({ verb, place, keshi, resource }: Subject): IconParts | null {
  if (verb === "commit") return { icon: keshi === "nomad" ? "nomad" : "guard" };
  if (keshi && keshi !== "nomad") return verb === "gate" ? { gate: keshi } : { keshi };
  const icon = resource ?? AT[verb]?.[place?.key ?? ""] ?? ICONS[verb];
  return icon ? { icon } : null;
}
