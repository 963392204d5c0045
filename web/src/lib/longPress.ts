/** What fingers do: a long press explains or previews, and never chooses. */
import type { Attachment } from "svelte/attachments";

/** How long the finger rests, in milliseconds, and how far it may move meanwhile, in pixels. */
const LONG = 500;
const STRAY = 10;

/** How long something new must have been in sight before a tap means it, in milliseconds. */
export const FRESH = 350;

/** What a long press on an element does; looked up when it happens, as there are many places. */
const actions = new WeakMap<Element, Set<() => void>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
/** Whether the finger that is down has rested long enough. */
let long = false;
let finger = false;

/** Whether what is happening was done with a finger or a pen: not every browser tells at a click. */
export const byFinger = (): boolean => finger;

/** Whether a click is a finger's own, and not the second of a double tap. */
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

/** Some browsers end a long press with a click. */
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
