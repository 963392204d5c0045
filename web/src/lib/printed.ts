/** What is printed on boards and tiles, in words. */
import type { Provenance } from "./messages";
import { listing, t } from "./texts.svelte";
import type { Tip } from "./tips.svelte";

/** What a component string such as "2 any resources" gives, in words. */
export function gainWords(gain: string): string {
  const [amount = "1", ...thing] = gain.split(" ");
  const name = thing.join("-").replace(/(date|dinar|point|step|resource)s$/, "$1");
  return t(`gain-${name}`, { n: Number(amount) });
}

export function gainsWords(gains: readonly string[]): string {
  return listing(gains.map(gainWords));
}

interface Sourced {
  source: Provenance;
  sources?: Record<string, Provenance>;
}

/** A tooltip for something printed: what it is, and a note if its value is our own choice. */
export function printed(text: string, entry: Sourced | undefined, field = ""): Tip {
  const source = entry?.sources?.[field] ?? entry?.source;
  if (source !== "reconstructed") return { text };
  return { text, note: t("source-note", { source }) };
}
