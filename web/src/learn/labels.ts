// Accessible names of the icons in the rules.

import { has, t } from "../lib/texts.svelte";

const KEYS: Record<string, string> = {
  point: "word-points",
  luxury: "word-luxury-good",
  "scroll-yellow": "scroll-colour-yellow",
  "keshi-exchange": "learn-keshi-exchange",
};

/** Return the name of an icon; empty if it has none. */
export function iconLabel(name: string): string {
  const key = [
    KEYS[name] ?? "",
    `resource-${name}`,
    `acts-${name}`,
    `gain-${name}`,
    `word-${name}`,
  ];
  const found = key.find((one) => one && has(one));
  return found ? t(found, { n: 1 }) : "";
}

export function keshiLabel(name: string): string {
  return name === "nomad" ? t("word-nomad") : t(`colour-${name}`);
}
