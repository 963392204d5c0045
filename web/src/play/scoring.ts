/** What points come from, and the final scoring by categories, as one does it at the table. */
import type { Happening } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import type { Tip } from "../lib/tips.svelte";

/** From these numbers on, a source of points is a tile of a kind. */
export const OASES = 200;
const TILES: [kind: string, first: number][] = [
  ["town", 340],
  ["river tile", 300],
  ["oasis", OASES],
  ["scroll", 100],
];
/** The final scoring in its order: complete sectors, oases, leftovers, desert towns, dung, race. */
const ORDER = ["14", "oasis", "15", "town", "16", "19", "18"];

export function tileOf(source: number): Tip | undefined {
  const [kind, first] = TILES.find((tiles) => source >= tiles[1]) ?? [];
  return kind ? { kind, number: source - first! } : undefined;
}

/** What points came from, as the sentence has it in its brackets. */
export function sourceWords(text: string): string {
  return /\(([^()]*)\)\.?$/.exec(text)?.[1] ?? "";
}

function categoryOf({ facts }: Happening): string {
  const source = facts.source ?? 0;
  return tileOf(source)?.kind ?? String(source);
}

/** The final scoring, a list for each category; what comes before points belongs to them. */
export function categoriesOf(happenings: Happening[]): Happening[][] {
  const categories = new Map<string, Happening[]>();
  let before: Happening[] = [];
  for (const happening of happenings) {
    before.push(happening);
    if (happening.kind !== "points") continue;
    const category = categoryOf(happening);
    categories.set(category, [...(categories.get(category) ?? []), ...before]);
    before = [];
  }
  const place = ([category]: [string, Happening[]]): number => ORDER.indexOf(category);
  const lists = [...categories].sort((a, b) => place(a) - place(b)).map(([, list]) => list);
  return before.length ? [...lists, before] : lists;
}

/** The name of a category, with a capital letter. */
export function categoryWords(happenings: Happening[]): string {
  const points = happenings.find((happening) => happening.kind === "points");
  if (!points) return "";
  const kind = tileOf(points.facts.source ?? 0)?.kind;
  if (kind === "oasis" || kind === "town") return t(`play-scoring-${kind}`);
  const words = sourceWords(points.text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who gets how many points in a category, the most first. */
export function sharesOf(happenings: Happening[]): { seat: number; n: number }[] {
  const shares = new Map<number, number>();
  for (const { kind, seat, facts } of happenings)
    if (kind === "points") shares.set(seat, (shares.get(seat) ?? 0) + (facts.points ?? 0));
  return [...shares].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n);
}
