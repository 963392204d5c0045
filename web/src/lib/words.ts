// Made by tools/web_types.py: do not edit.
// The rules' numbers for things, as questions have them, are places in these lists.
import type { EventKind } from "./messages";

export const COLOURS = ["turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red", "yellow", "orange", "purple"] as const;
export const SECTORS = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara", "souk"] as const;
export const RESOURCES = ["water", "date", "dinar"] as const;
export const GOODS = ["yellow", "orange", "purple"] as const;
export const STAIRS = ["palace", "mosque"] as const;
export const PATHS = ["left", "right", "start"] as const;
export const GATE_SECTORS = ["river", "orchard", "madrasa", "palace", "mosque", "square", "sahara", "souk"] as const;
export const ACADEMIES = ["gray", "yellow", "pink", "orange"] as const;
export const PHASES = ["setup", "buildings", "season-start", "round-start", "select", "deploy", "toss", "claim", "exchange", "assistants", "river-bonus", "round-end", "season-rapids", "river-evaluation", "dung", "awards", "provisions", "next-provision", "preparation", "final-scoring", "over"] as const;
export const FINAL_SCORING = ["strategy", "sectors", "oases", "leftovers", "towns", "town spaces", "dung", "race"] as const;
export const COLOUR_OF = {"river": "turquoise", "orchard": "green", "madrasa": "gray", "palace": "white", "mosque": "black", "square": "pink", "medina": "beige", "sahara": "brown"} as const;

/** How each kind of event belongs to a deed. */
export const ROLES: Record<EventKind, "begins" | "price" | "refill" | "follows"> = {
  "all-rapids": "follows",
  "assistant-used": "begins",
  "assistants": "begins",
  "award": "begins",
  "bot-assistant": "begins",
  "bot-claim": "begins",
  "bot-gate": "follows",
  "bot-priority": "follows",
  "bot-scrolls": "follows",
  "bot-takes": "begins",
  "bridge-closed": "follows",
  "building": "begins",
  "camel": "follows",
  "caravan": "follows",
  "claim": "begins",
  "claim-nomad": "begins",
  "claimed": "follows",
  "claims-over": "follows",
  "climb": "follows",
  "connection": "follows",
  "disc": "follows",
  "discovered": "follows",
  "dung": "follows",
  "entertainer": "follows",
  "finish": "follows",
  "fisherman": "follows",
  "fishermen-return": "follows",
  "gate": "follows",
  "goal": "follows",
  "goods-returned": "price",
  "head-start": "follows",
  "joker": "begins",
  "keshi": "follows",
  "keshi-lost": "follows",
  "keshis-left": "follows",
  "luxury": "follows",
  "luxury-shown": "refill",
  "nomad": "follows",
  "nomad-declined": "begins",
  "nomad-leaves": "follows",
  "nomad-returned": "follows",
  "not-provided": "begins",
  "oasis-scored": "follows",
  "office": "follows",
  "pawn": "follows",
  "pawn-waits": "follows",
  "phase": "follows",
  "placeholder": "follows",
  "placeholder-swapped": "follows",
  "points": "follows",
  "provided": "begins",
  "provision": "begins",
  "refresh": "follows",
  "resource": "follows",
  "returned": "follows",
  "river-bonus": "begins",
  "river-first": "begins",
  "river-second": "begins",
  "scroll": "follows",
  "scroll-shown": "refill",
  "season": "begins",
  "sector-action": "follows",
  "selected": "begins",
  "spectator": "follows",
  "spectator-leaves": "follows",
  "spend": "price",
  "square": "follows",
  "start-player": "begins",
  "storage": "follows",
  "strategy": "begins",
  "threshold": "follows",
  "toss": "follows",
  "town": "follows",
  "town-claimed": "follows",
  "vendor": "follows",
};
