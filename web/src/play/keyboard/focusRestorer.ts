/** Keeps keyboard focus on the page: if the focused element disappears, a suitable one gets the
 * focus. */
import { tick } from "svelte";

export class FocusRestorer {
  /** The element focused last, and its position if it was a place on the boards. */
  #last: Element | null = null;
  #at: { x: number; y: number } | null = null;
  /** Whether the user is navigating by keyboard. */
  #byKeys = false;

  focused(element: Element): void {
    this.#last = element;
    const box = element.matches(".spot") ? element.getBoundingClientRect() : null;
    this.#at = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  pressed(byKeys: boolean): void {
    this.#byKeys = byKeys;
  }

  /** After a change to the page, restore the focus if nothing has it. */
  async settle(): Promise<void> {
    await tick();
    const now = document.activeElement;
    if (!this.#last || (now && now !== document.body)) return;
    if (document.querySelector("dialog[open], .curtain")) return;
    this.#home()?.focus({ preventScroll: true });
  }

  /** Return the element to focus: the button of a closed drawer, the nearest place that can be
   * chosen, or the question. */
  #home(): HTMLElement | SVGElement | null {
    const drawer = this.#last?.closest("#log");
    const opener = drawer && document.querySelector<HTMLElement>('[aria-controls="log"]');
    if (opener) return opener;
    const at = this.#at;
    if (at && this.#byKeys) {
      const spots = [...document.querySelectorAll<SVGElement>(".spot.live:not(.far)")];
      const off = (spot: SVGElement): number => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        return Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y);
      };
      const nearest = spots.sort((one, two) => off(one) - off(two))[0];
      if (nearest) return nearest;
    }
    const prompt = document.querySelector<HTMLElement>(".prompt");
    if (prompt) prompt.tabIndex = -1;
    return prompt;
  }
}
