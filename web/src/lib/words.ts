// Made by tools/web_types.py: do not edit.
// The rules' numbers for things, as events and questions have them, are places in these lists.

export const COLOURS = ["turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red", "yellow", "orange", "purple"] as const;
export const SECTORS = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara", "souk"] as const;
export const RESOURCES = ["water", "date", "dinar"] as const;
export const GOODS = ["yellow", "orange", "purple"] as const;
export const STAIRS = ["palace", "mosque"] as const;
export const ACADEMIES = ["gray", "yellow", "pink", "orange"] as const;
export const PHASES = ["setup", "buildings", "season-start", "round-start", "select", "deploy", "toss", "claim", "exchange", "assistants", "river-bonus", "round-end", "season-rapids", "river-evaluation", "dung", "awards", "provisions", "next-provision", "preparation", "final-scoring", "over"] as const;
export const COLOUR_OF = {"river": "turquoise", "orchard": "green", "madrasa": "gray", "palace": "white", "mosque": "black", "square": "pink", "medina": "beige", "sahara": "brown"} as const;
