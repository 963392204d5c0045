/** Printed effects of boards and tiles, in words. */
import { listing, t } from "../lib/texts.svelte";

/** Return a gain from the component files, such as "2 any resources", in words. */
export function gainWords(gain: string): string {
  const [amount = "1", ...thing] = gain.split(" ");
  const name = thing.join("-").replace(/(date|dinar|point|step|resource)s$/, "$1");
  return t(`gain-${name}`, { n: Number(amount) });
}

export function gainsWords(gains: readonly string[]): string {
  return listing(gains.map(gainWords));
}
