/** The sheet with the tray on a phone: a strip at the bottom that can be pulled up over the
 * boards. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export const HEIGHTS = ["strip", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

/** How far a finger must move to start a drag, and to change the sheet's height, in pixels. */
const SLACK = 6;
const ENOUGH = 36;

export class BottomSheet {
  height: Height = $state("strip");
  /** The default height for the current decision. */
  #resting: Height = "strip";
  /** How far the sheet is dragged upwards, in pixels. */
  pulled = $state(0);

  /** Set the height and make it the default, as when a decision begins. */
  rest(height: Height): void {
    this.height = this.#resting = height;
  }

  /** Lower the sheet if it was pulled up; return whether it was. */
  lower(): boolean {
    const up = HEIGHTS.indexOf(this.height) > HEIGHTS.indexOf(this.#resting);
    if (up) this.height = this.#resting;
    return up;
  }

  /** Toggle the height, for a tap on the handle. */
  toggle(): void {
    this.height = this.height === "strip" ? "half" : "strip";
  }

  /** Let the sheet be dragged by elements that match the selector. */
  drag(by: string): Attachment<HTMLElement> {
    return (element) => {
      let from: number | null = null;
      const stop = (): void => {
        from = null;
        this.pulled = 0;
      };
      const off = [
        on(element, "pointerdown", ({ target, pointerType, clientY }) => {
          const held = pointerType !== "mouse" && (target as Element).closest(by);
          from = held ? clientY : null;
        }),
        on(element, "pointermove", ({ clientY, pointerId }) => {
          if (from === null) return;
          const way = from - clientY;
          if (!this.pulled && Math.abs(way) < SLACK) return;
          if (!this.pulled) element.setPointerCapture(pointerId);
          this.pulled = way;
        }),
        on(element, "pointerup", () => {
          if (Math.abs(this.pulled) > ENOUGH) this.#step(Math.sign(this.pulled));
          stop();
        }),
        on(element, "pointercancel", stop),
      ];
      return () => off.forEach((end) => end());
    };
  }

  #step(by: number): void {
    const next = HEIGHTS.indexOf(this.height) + by;
    this.height = HEIGHTS[Math.max(0, Math.min(next, HEIGHTS.length - 1))]!;
  }
}
