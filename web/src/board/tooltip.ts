/** Tooltips for HTML elements outside the drawings: on hover, or after a long press. */
import type { Attachment } from "svelte/attachments";
import { longPressed } from "../lib/longPress";
import { HOVER, moved, tips, type Tip } from "../lib/tooltips.svelte";

/** Show a tooltip on an element; `tip` is evaluated only when shown, so that changes cost
 * nothing. */
export function explained(tip: () => Tip): Attachment {
  return (element) => {
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
        tips.leave();
      },
      click: () => tips.hide(),
    };
    const forget = longPressed(() => show(0, true))(element);
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
    return () => {
      if (forget) forget();
      // forget only removed elements: on an update of the table, this attachment is just recreated
      queueMicrotask(() => !element.isConnected && tips.forget(element));
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
    };
  };
}
