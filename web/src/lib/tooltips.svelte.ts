// Tooltips: one at a time for the whole page (rendered by game/Tooltip.svelte).

/** A tile explained by the server, or a text; `rules` names a section of the rules reference. */
export interface Tip {
  kind?: string;
  number?: number | string;
  text?: string;
  rules?: string;
}

interface Shown {
  tip: Tip;
  target: string;
  beside: Element;
  /** Whether a finger or a key opened it, so that it stays until something else is touched or
   * focused. */
  kept: boolean;
  whyNot: ((target: string) => Promise<string>) | undefined;
}

/** Delay before hovering opens the tooltip, in milliseconds. */
export const HOVER = 350;
/** How long a tooltip stays open while the pointer moves onto it, in milliseconds. */
const STAY = 120;

/** Last mouse position: elements that appear under a resting mouse do not count as hovered. */
let rest = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => (rest = { x: clientX, y: clientY }));

/** Whether the mouse itself moved, rather than an element under it. */
export function moved({ clientX, clientY, pointerType }: PointerEvent): boolean {
  return pointerType === "mouse" && (clientX !== rest.x || clientY !== rest.y);
}

class Tooltips {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beside: Element | undefined;

  show(shown: Shown, delay: number): void {
    clearTimeout(this.#timer);
    this.#beside = shown.beside;
    this.#timer = setTimeout(() => (this.shown = shown), delay);
  }

  /** Handle the pointer leaving the element or its tooltip. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.shown?.kept) this.#timer = setTimeout(() => (this.shown = null), STAY);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** Hide a kept tooltip when something outside it and its element is touched or focused. */
  turn(to: EventTarget | null, tooltip: Element | undefined): void {
    const here = (one: Element | undefined): boolean => Boolean(one?.contains(to as Node));
    if (this.shown?.kept && !here(tooltip) && !here(this.shown.beside)) this.hide();
  }

  /** Hide the tooltip of a removed element, which gets no leave event. */
  forget(beside: Element | undefined): void {
    if (beside && beside === this.#beside) this.hide();
  }

  /** Keep the tooltip open while the pointer is on it. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}

export const tips = new Tooltips();
