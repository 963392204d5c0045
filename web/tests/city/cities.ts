// Real tables, and the City drawn for the tests.

import type { Box, ConnectionLine, View } from "../../src/api/messages";
import City from "../../src/city/City.svelte";
import type { Area, Point } from "../../src/city/places";
import { beside } from "../support/detached";
import { realGames } from "../support/realGames";

type Line = [palace: number, mosque: number, line: ConnectionLine | null];
export const { box, lines, ...tables } = realGames("cities") as {
  box: Box;
  lines: Line[];
} & Record<string, View>;
export const NAMES = ["Amina", "Bilal", "Chama", "Driss"];
export const names = Object.keys(tables);

/** A table, with changes. */
export function table(name: string, change: (view: View) => void = () => {}): View {
  const view = structuredClone(tables[name]!);
  change(view);
  return view;
}

export function drawn(
  view: View,
  focus?: string,
  more: { onpart?: (part: string) => void; touch?: boolean; ratio?: number } = {},
): Element {
  return beside(City, { view, box, names: NAMES, focus, ...more });
}

export function targets(city: Element, start: string): string[] {
  return [...city.querySelectorAll(`[data-target^="${start}"]`)].map(
    (spot) => spot.getAttribute("data-target") ?? "",
  );
}

export function spot(city: Element, target: string): Element {
  const found = city.querySelector(`[data-target="${target}"]`);
  if (!found) throw new Error(`Nothing is drawn for ${target}.`);
  return found;
}

/** The position of a piece. */
export function piece(city: Element, key: string): Point {
  const style = city.querySelector(`[data-piece="${key}"]`)?.getAttribute("style") ?? "";
  const [x, y] = [...style.matchAll(/(-?[\d.]+)px/g)].map((match) => Number(match[1]));
  if (x === undefined || y === undefined) throw new Error(`There is no piece ${key}.`);
  return { x, y };
}

export function within({ x, y }: Point, area: Area): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

export const sorted = (things: string[]): string[] => [...things].sort();

/** Labels that are empty, or whose text is missing in whole or in part. */
export function unnamed(city: Element): string[] {
  const labels = [...city.querySelectorAll("[aria-label]")].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  return labels.filter((label) => !label || /[[\]{}]|undefined|NaN/.test(label));
}

export function isAbsent(view: View, seat: number): boolean {
  return Boolean(view.bot?.simplified && view.bot.seat === seat);
}
