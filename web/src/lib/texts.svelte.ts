// Localised texts. The catalogues are Fluent files: our own in src/texts, and the names of the
// game's components, shared with the terminal.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { SITE } from "../backend/site";
import { isolated } from "./bidi";
import { locale, settings, type Lang } from "./settings.svelte";

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
  const paths = Object.keys(all).filter(
    (path) => path.includes(`/${lang}/`) && (SITE || !path.endsWith("/site.ftl")),
  );
  const sources = await Promise.all(paths.map((path) => all[path]!()));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Load the texts of a language; while they load, `t` uses the previous language. */
export async function speak(lang: Lang): Promise<void> {
  if (bundles[lang]) return;
  bundles[lang] = await load(lang);
  loaded += 1;
}

let last: FluentBundle | undefined;
/** Cache of formatted texts: boards use the same names again on every change. */
const said = new WeakMap<FluentBundle, Map<string, string>>();

/** Return the text with this key in the current language. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  const bundle = loaded ? (bundles[settings.lang] ?? last) : undefined;
  last = bundle;
  if (!bundle) return "";
  let known = said.get(bundle);
  if (!known) said.set(bundle, (known = new Map<string, string>()));
  const cacheKey = `${key}\0${Object.values(args).join("\0")}`;
  let words = known.get(cacheKey);
  if (words === undefined) known.set(cacheKey, (words = put(bundle, key, args)));
  return words;
}

/** A negative number, shown with a typographic minus sign. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

function put(bundle: FluentBundle, key: string, args: Record<string, string | number>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return `[${key}]`;
  const errors: Error[] = [];
  const given: Record<string, string | number | Negative> = { ...args };
  for (const [name, value] of Object.entries(args))
    if (typeof value === "string") given[name] = isolated(value);
    else if (value < 0) given[name] = new Negative(value);
  const words = bundle.formatPattern(message.value, given, errors);
  if (errors.length) console.error(`text '${key}':`, errors);
  return words;
}

/** Whether a text with this key exists. */
export function has(key: string): boolean {
  return Boolean(loaded && bundles[settings.lang]?.hasMessage(key));
}

const lists = new Map<string, Intl.ListFormat>();

/** Format a localised list: "a, b and c", or "a, b or c". */
export function listing(
  things: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const cacheKey = `${settings.lang} ${type}`;
  let format = lists.get(cacheKey);
  if (!format) lists.set(cacheKey, (format = new Intl.ListFormat(locale(), { type })));
  return format.format(things.map(isolated));
}

/** Return season and round in words; after a season's last round, the season alone. */
export function whenWords(season: number, round: number, rounds: number): string {
  if (!season) return t("phase-setup");
  return !round || round > rounds
    ? t("season-name", { number: season })
    : t("season-and-round", { season, round });
}
