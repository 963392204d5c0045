// Real tables, and their boards drawn for the tests.

import type { Box, PlayerNomads, PlayerView, View } from "../../src/api/messages";
import Board from "../../src/board/Board.svelte";
import BotBoard from "../../src/board/BotBoard.svelte";
import { FILLED } from "../../src/board/constants";
import { type Area, type Point } from "../../src/board/places";
import SmallBoard from "../../src/board/SmallBoard.svelte";
import { beside, once } from "../support/detached";
import { realGames } from "../support/realGames";

export const { box, ...tables } = realGames("boards") as { box: Box } & Record<string, View>;
export const NAMES = ["Amina", "Bilal", "Chama", "Driss"];
export const played = ["essential", "deluxe", "essential, all modules", "deluxe, all modules"];

/** A table with changes to the first player's things. */
export function table(
  name: string,
  change: (player: PlayerView, view: View) => void = () => {},
): View {
  const view = structuredClone(tables[name]!);
  change(view.players[0]!, view);
  return view;
}

/** Nomads in some places of a board, and in no others. */
export function nomadsOn(some: Partial<PlayerNomads>): PlayerNomads {
  const none = Object.fromEntries(FILLED.map((sector) => [sector, 0]));
  return {
    ...(none as Record<(typeof FILLED)[number], number>),
    vendors: [],
    entertainers: [],
    caravans: [[], [], []],
    committed: [],
    claimed: 0,
    on_board: 0,
    on_tower: 0,
    ...some,
  };
}

/** The board of a seat at an unchanged table, drawn once. */
export function board(name: string, seat = 0): Element {
  return once(`${name} ${seat}`, () => drawn(tables[name]!, seat));
}

export function drawn(view: View, seat = 0, focus?: string): Element {
  return beside(Board, { view, seat, box, names: NAMES, own: true, focus });
}

export function small(view: View, seat = 0, onopen = (): void => {}, own = -1): Element {
  return beside(SmallBoard, { view, seat, own, box, names: NAMES, onopen });
}

export function bot(view: View): Element {
  return beside(BotBoard, { view, box, names: ["Amina", "Pashabot"] });
}

export function all(board: Element, selector: string): Element[] {
  return [...board.querySelectorAll(selector)];
}

export function text(board: Element, selector: string): string {
  return board.querySelector(selector)?.textContent.trim() ?? "nothing";
}

export function targets(board: Element, start: string): string[] {
  return all(board, `[data-target^="${start}"]`).map((spot) => spot.getAttribute("data-target")!);
}

export function labelOf(board: Element, target: string): string {
  return board.querySelector(`[data-target="${target}"]`)?.getAttribute("aria-label") ?? "nothing";
}

/** The keshis in a place, by the names of their homes. */
export function keshis(
  board: Element,
  home: string,
): { colour: string; home: string; at: Point }[] {
  return all(board, `[data-home^="${home}"]`).map((piece) => {
    const [x = NaN, y = NaN] = [
      ...(piece.getAttribute("style") ?? "").matchAll(/(-?[\d.]+)px/g),
    ].map((match) => Number(match[1]));
    const { keshi = "", home = "" } = (piece as HTMLElement).dataset;
    return { colour: keshi, home, at: { x, y } };
  });
}

export function within({ x, y }: Point, area: Area): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
