// What people read. The catalogues are Fluent files: our own in src/texts, and the names of the
// game's things, which the browser shares with the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

type Loader = () => Promise<string>;
const OWN = import.meta.glob("../texts/*/*.ftl", { query: "?raw", import: "default" });
const NAMES = import.meta.glob("../../../src/marrakesh/texts/*/names.ftl", {
  query: "?raw",
  import: "default",
});

const bundles: Partial<Record<Lang, FluentBundle>> = $state.raw({});
let loaded = $state(0);

async function load(lang: Lang): Promise<FluentBundle> {
  const all = { ...NAMES, ...OWN } as Record<string, Loader>;
  const paths = Object.keys(all).filter((path) => path.includes(`/${lang}/`));
  const sources = await Promise.all(paths.map((path) => all[path]!()));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Load the texts of a language; until then `t` speaks the one before. */
export async function speak(lang: Lang): Promise<void> {
  if (bundles[lang]) return;
  bundles[lang] = await load(lang);
  loaded += 1;
}

let last: FluentBundle | undefined;

/** The text with this key in the chosen language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = loaded ? (bundles[settings.lang] ?? last) : undefined;
  last = bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? `[${key}]` : "";
  const errors: Error[] = [];
  const shown = bundle.formatPattern(message.value, args, errors);
  if (errors.length) console.error(`text '${key}':`, errors);
  return shown;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return Boolean(loaded && bundles[settings.lang]?.hasMessage(key));
}

/** Things as people list them: "a, b and c". */
export function listing(
  things: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(settings.lang, { type }).format(things);
}

/** When something was; what comes after the last round of a season is the season's. */
export function whenWords(season: number, round: number, rounds: number): string {
  if (!season || !round) return t("phase-setup");
  return round > rounds
    ? t("season-name", { number: season })
    : t("season-and-round", { season, round });
}
