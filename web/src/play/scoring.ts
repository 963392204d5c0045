/** The final scoring by categories, as at a real table. */
import type { Happening } from "../lib/messages";
import { FINAL_SCORING } from "../lib/words";
import { isPoints } from "./deeds";

/** The final scoring by category; events before points belong to them. */
export function categoriesOf(happenings: Happening[]): Happening[][] {
  const categories = new Map<string, Happening[]>();
  let before: Happening[] = [];
  for (const happening of happenings) {
    before.push(happening);
    if (!isPoints(happening)) continue;
    const { category } = happening.facts.source;
    categories.set(category, [...(categories.get(category) ?? []), ...before]);
    before = [];
  }
  const order: readonly string[] = FINAL_SCORING;
  const place = ([category]: [string, Happening[]]): number => order.indexOf(category);
  const lists = [...categories].sort((a, b) => place(a) - place(b)).map(([, list]) => list);
  return before.length ? [...lists, before] : lists;
}

/** The name of a category, capitalized. */
export function categoryWords(happenings: Happening[]): string {
  return happenings.find(isPoints)?.facts.source.title ?? "";
}

/** The points per seat in a category, highest first. */
export function sharesOf(happenings: Happening[]): { seat: number; n: number }[] {
  const shares = new Map<number, number>();
  for (const { seat, facts } of happenings.filter(isPoints))
    shares.set(seat, (shares.get(seat) ?? 0) + facts.points);
  return [...shares].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n);
}
