/** Gestures on a drawing: a swipe with one finger, a pinch with two. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  /** To the next one (1) or the one before (-1). */
  onswipe: (by: 1 | -1) => void;
  /** Two fingers move together. */
  onpinch: () => void;
  /** Two fingers move apart around a point of the screen. */
  onspread: (at: Point) => void;
}

/** How far a swipe goes at least, in pixels, and how much more across than down. */
const FAR = 56;
const ACROSS = 1.8;
const APART = 1.25;

/** The element must have `touch-action: none`, or the browser takes the gestures. */
export function fingers({ onswipe, onpinch, onspread }: Gestures): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    let spread = 0;
    const off = [
      on(element, "touchstart", ({ touches }) => {
        const [one, two] = touches;
        from = one && !two ? pointOf(one) : null;
        spread = one && two ? apart(one, two) : 0;
      }),
      on(element, "touchmove", ({ touches }) => {
        const [one, two] = touches;
        if (!spread || !one || !two) return;
        const grown = apart(one, two) / spread;
        if (grown > 1 / APART && grown < APART) return;
        spread = 0;
        if (grown > 1) onspread(between(pointOf(one), pointOf(two)));
        else onpinch();
      }),
      on(element, "touchend", ({ changedTouches: [one] }) => {
        if (!from || !one) return;
        const [across, down] = [one.clientX - from.x, one.clientY - from.y];
        from = null;
        if (Math.abs(across) > Math.max(FAR, ACROSS * Math.abs(down))) onswipe(across < 0 ? 1 : -1);
      }),
      on(element, "touchcancel", () => (from = null)),
    ];
    return () => off.forEach((end) => end());
  };
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });
const between = (one: Point, two: Point): Point => ({
  x: (one.x + two.x) / 2,
  y: (one.y + two.y) / 2,
});

function apart(one: Touch, two: Touch): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
