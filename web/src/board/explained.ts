/** Tooltips for HTML elements outside the drawings: on hover, or after a long press. */
import type { Attachment } from "svelte/attachments";
import { HOVER, LONG_PRESS, moved, tips, type Tip } from "../lib/tips.svelte";

/** `tip` is evaluated lazily, when shown, so that changes of its content cost nothing. */
export function explained(tip: () => Tip): Attachment {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let looked = false;
    const show = (delay: number, kept: boolean): void =>
      tips.show({ tip: tip(), target: "", beside: element, kept, whyNot: undefined }, delay);
    const heard: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        if (looked || !moved(event as PointerEvent)) return;
        looked = true;
        show(HOVER, false);
      },
      pointerleave: () => {
        looked = false;
        clearTimeout(press);
        tips.hide();
      },
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        press = setTimeout(() => {
          pressed = true;
          show(0, true);
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      click: (event) => {
        if (pressed) event.stopPropagation();
        else tips.hide(0);
      },
    };
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
    return () => {
      clearTimeout(press);
      tips.forget(element);
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
    };
  };
}
