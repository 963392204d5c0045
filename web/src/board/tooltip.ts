/** Tooltips for HTML elements outside the drawings, shown on hover or after a long press. */
import type { Attachment } from "svelte/attachments";
import { longPressed } from "../lib/longPress";
import { HOVER, moved, tips, type Tip } from "../lib/tooltips.svelte";

/** Return an attachment that gives an element a tooltip; `tip` is evaluated only when the tooltip
 * is shown, so that changes to the table cost nothing. */
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
      // only if the element is gone: when the table changes, this attachment is merely recreated
      queueMicrotask(() => !element.isConnected && tips.forget(element));
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
    };
  };
}
