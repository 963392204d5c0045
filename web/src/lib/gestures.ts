/** Gestures on a drawing: a swipe with one finger, a pinch with two. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  /** Called on a swipe to the next part (1) or the previous one (-1). */
  onswipe: (by: 1 | -1) => void;
  /** Called when two fingers move together. */
  onpinch: () => void;
  /** Called when two fingers move apart around a point on the screen. */
  onspread: (at: Point) => void;
}

/** Minimum length of a swipe, in pixels, and its minimum ratio of width to height. */
const FAR = 56;
const ACROSS = 1.8;
const APART = 1.25;

/** Recognise gestures on an element with `touch-action: none`; otherwise the browser handles
 * them. */
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
