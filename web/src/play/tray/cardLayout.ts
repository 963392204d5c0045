/** The layout of the cards in the tray: as wide as their words need, so that no text is cut off. */
import { rowWidth } from "../../art/glyphs";
import { cardWords, type Picture } from "./optionPictures";

export const GAP = 6;
/** The width of a letter and of a space, as a share of the font size. */
const LETTER = 0.53;
const SPACE = 0.22;
/** Font size and line height of a card's words, of long ones and of the small print, in pixels. */
const WORDS = [15.2, 17.5] as const;
const LONG = [13, 15] as const;
/** Words longer than this are set smaller. */
export const MANY = 60;
/** The height of chips, and the width of one. */
const CHIPS = 25;
const CHIP = 44;
/** The width and the height of a card without its words and its picture. */
const EDGE = 26;
const RIM = 12;
/** The height of the picture of a tall card. */
const PICTURE = 52;
/** The width of the button that lists all options. */
const ALL = 90;
const STEP = 8;
const WIDEST = 420;

/** What a card shows. */
export interface CardText {
  words: string;
  effect?: string | undefined;
  picture: Picture;
}

/** Return how many lines a text takes, or Infinity if a word is wider than a line. */
function linesOf(text: string, size: number, width: number): number {
  let lines = text ? 1 : 0;
  let used = 0;
  for (const word of text.split(/ |(?<=-)/)) {
    const wide = word.length * size * LETTER;
    if (wide > width) return Infinity;
    if (used && used + size * SPACE + wide > width) {
      lines += 1;
      used = 0;
    }
    used += (used && size * SPACE) + wide;
  }
  return lines;
}

/** Return the least width at which a card's words fit into a height. */
function wordsWidth({ words, effect, picture }: CardText, height: number): number {
  const card = cardWords(words, picture, effect);
  const [size, line] = card.effect.length > MANY ? LONG : WORDS;
  const chips = card.price.length ? CHIPS : 0;
  const needs = card.needs ? card.needs.length * LONG[0] * LETTER + CHIP / 2 : 0;
  const least = Math.max(48, card.price.length * CHIP + needs);
  for (let width = least; width < WIDEST; width += STEP) {
    const main = linesOf(card.effect, size, width) * line;
    if (main + linesOf(card.head, LONG[0], width) * LONG[1] + chips <= height) return width;
  }
  return WIDEST;
}

/** Return the width of the picture on a flat card. */
export function pictureWidth(picture: Picture): number {
  if (!picture) return 0;
  return "glyphs" in picture ? Math.min(rowWidth(picture.glyphs), 3) * 40 : 52;
}

/** Return the width of a card of this height whose picture is next to its words. */
export function flatWidth(card: CardText, height: number): number {
  const beside = pictureWidth(card.picture);
  return wordsWidth(card, height - RIM) + (beside && beside + GAP) + EDGE;
}

/** Return the width of a card of this height whose picture is above its words. */
export function tallWidth(card: CardText, height: number): number {
  const above = card.picture ? PICTURE : 0;
  return Math.max(110, wordsWidth(card, height - RIM - above) + EDGE);
}

export interface Fit {
  flat: boolean;
  /** The width of each card, in pixels. */
  widths: number[];
  /** How many cards before the last fit; if not all, there is a button that lists all. */
  shown: number;
}

/** Whether boxes of these widths fit into rows, each as full as possible. */
function packs(widths: readonly number[], width: number, rows: number): boolean {
  let used = 0;
  let row = 1;
  for (const one of widths) {
    if (used && used + GAP + one > width) {
      row += 1;
      used = 0;
    }
    used += (used && GAP) + one;
  }
  return row <= rows;
}

/** Return the layout of a tray of this size: one row of tall cards, else two rows of flat ones; the
 * last of `pinned` cards always have their place. */
export function fit(
  cards: readonly CardText[],
  pinned: number,
  width: number,
  height: number,
): Fit {
  const count = cards.length;
  const tall = cards.map((card) => tallWidth(card, height));
  if (!width || packs(tall, width, 1)) return { flat: false, widths: tall, shown: count };
  const widths = cards.map((card) => Math.min(width, flatWidth(card, (height - GAP) / 2)));
  if (packs(widths, width, 2)) return { flat: true, widths, shown: count };
  const last = widths.slice(count - pinned);
  let shown = count - pinned;
  while (shown && !packs([...widths.slice(0, shown), ALL, ...last], width, 2)) shown -= 1;
  return { flat: true, widths, shown };
}
