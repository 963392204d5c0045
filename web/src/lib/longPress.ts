/** Long presses, which explain a place or preview an option but never choose anything. */
import type { Attachment } from "svelte/attachments";

/** Duration of a long press, in milliseconds, and the finger's maximum movement, in pixels. */
const LONG = 500;
const STRAY = 10;

/** How long a new element must have been visible before taps count, in milliseconds. */
export const FRESH = 350;

/** Long-press actions by element; looked up on each press, as there are many elements. */
const actions = new WeakMap<Element, Set<() => void>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
/** Whether the current touch has become a long press. */
let long = false;
let finger = false;

/** Whether the current event comes from a finger or a pen, which not every browser reports on
 * clicks. */
export const byFinger = (): boolean => finger;

/** Whether a click comes from a finger, and is not the second of a double tap. */
export const tapped = ({ detail }: MouseEvent): boolean => finger && detail < 2;

export function longPressed(then: () => void): Attachment {
  return (element) => {
    const all = actions.get(element) ?? new Set();
    actions.set(element, all.add(then));
    return () => all.delete(then);
  };
}

function pressedAt(target: EventTarget | null): Set<() => void> | undefined {
  for (let one = target as Element | null; one; one = one.parentElement)
    if (actions.get(one)?.size) return actions.get(one);
  return undefined;
}

function down({ target, pointerType, clientX, clientY }: PointerEvent): void {
  long = false;
  finger = pointerType !== "mouse";
  clearTimeout(timer);
  const then = finger ? pressedAt(target) : undefined;
  if (!then) return;
  from = { x: clientX, y: clientY };
  timer = setTimeout(() => {
    long = true;
    then.forEach((act) => act());
  }, LONG);
}

function move({ clientX, clientY }: PointerEvent): void {
  if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) clearTimeout(timer);
}

/** Suppress the click with which some browsers end a long press. */
function click(event: MouseEvent): void {
  if (!long) return;
  long = false;
  event.stopPropagation();
  event.preventDefault();
}

addEventListener("pointerdown", down, true);
addEventListener("pointermove", move, true);
for (const end of ["pointerup", "pointercancel"] as const)
  addEventListener(end, () => clearTimeout(timer), true);
addEventListener("click", click, true);
