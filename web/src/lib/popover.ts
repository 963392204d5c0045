/** Positioning of tooltips and menus next to an anchor, which they follow, within the viewport. */
import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";
import type { OffsetOptions, Placement } from "@floating-ui/dom";
import type { Attachment } from "svelte/attachments";
import { settled } from "./panZoom";

/** Margin to the edges of the viewport, in pixels. */
const EDGE = { padding: 8 };

/** Place an element with `position: fixed` next to another. */
function placed(
  beside: Element,
  placement: Placement,
  away: OffsetOptions,
): Attachment<HTMLElement> {
  const middleware = [offset(away), flip(EDGE), shift({ ...EDGE, crossAxis: true })];
  const anchor = { contextElement: beside, getBoundingClientRect: () => settled(beside) };
  return (element) => {
    const place = async (): Promise<void> => {
      const at = { strategy: "fixed" as const, placement, middleware };
      const { x, y } = await computePosition(anchor, element, at);
      Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    };
    return autoUpdate(beside, element, () => void place());
  };
}

/** Place the element above the anchor, or below it if there is no room above. */
export function above(beside: Element): Attachment<HTMLElement> {
  return placed(beside, "top", 8);
}

/** Place the element below the anchor, starting at its middle, or above it if there is no room
 * below. */
export function below(beside: Element): Attachment<HTMLElement> {
  return placed(beside, "bottom-start", ({ rects }) => ({
    mainAxis: 6,
    crossAxis: rects.reference.width / 2,
  }));
}
