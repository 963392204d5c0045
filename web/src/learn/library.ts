// The rules in each language, loaded on demand.

import type { Lang } from "../lib/settings.svelte";
import { parse, type Section } from "./markdown";

const FILES = import.meta.glob<string>("./rules/*/*.md", { query: "?raw", import: "default" });

/** Load all sections of all chapters, in order. */
export async function loadRules(lang: Lang): Promise<Section[]> {
  const paths = Object.keys(FILES)
    .filter((path) => path.includes(`/${lang}/`))
    .sort();
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  return texts.flatMap(parse);
}
