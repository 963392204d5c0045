/** Where a tip or a menu lies: beside its thing, within the window, wherever that moves. */
import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";
import type { OffsetOptions, Placement } from "@floating-ui/dom";
import type { Attachment } from "svelte/attachments";

/** What is kept free at the edges of the window, in pixels. */
const EDGE = { padding: 8 };

/** The element's style has `position: fixed`. */
function placed(
  beside: Element,
  placement: Placement,
  away: OffsetOptions,
): Attachment<HTMLElement> {
  const middleware = [offset(away), flip(EDGE), shift({ ...EDGE, crossAxis: true })];
  return (element) => {
    const place = async (): Promise<void> => {
      const at = { strategy: "fixed" as const, placement, middleware };
      const { x, y } = await computePosition(beside, element, at);
      Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    };
    return autoUpdate(beside, element, () => void place());
  };
}

/** Above it, or below where that is too near the edge. */
export function above(beside: Element): Attachment<HTMLElement> {
  return placed(beside, "top", 8);
}

/** Below it from its middle on, or above. */
export function below(beside: Element): Attachment<HTMLElement> {
  return placed(beside, "bottom-start", ({ rects }) => ({
    mainAxis: 6,
    crossAxis: rects.reference.width / 2,
  }));
}
