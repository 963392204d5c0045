// Tooltips: one at a time for the whole page (rendered by game/Tooltip.svelte).

/** A tile that the server explains, or a text; `rules` names a section of the rules reference. */
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
  /** Overlays by a finger or a key, so it stays until something else is touched or focused. */
  kept: boolean;
  whyNot: ((target: string) => Promise<string>) | undefined;
}

/** Delay of a hover before the tooltip opens, in milliseconds. */
export const HOVER = 350;
/** How long it stays, so that the pointer can move from the element to its tooltip. */
const STAY = 120;

/** The last mouse position: elements that appear under a resting mouse are not hovered. */
let rest = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => (rest = { x: clientX, y: clientY }));

/** Whether the mouse itself moved, rather than the element under it. */
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

  /** The pointer left the element or its tooltip. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.shown?.kept) this.#timer = setTimeout(() => (this.shown = null), STAY);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** Something is touched or focused: a tooltip that was kept ends, unless it belongs there. */
  turn(to: EventTarget | null, tooltip: Element | undefined): void {
    const here = (one: Element | undefined): boolean => Boolean(one?.contains(to as Node));
    if (this.shown?.kept && !here(tooltip) && !here(this.shown.beside)) this.hide();
  }

  /** An element was removed and gets no leave event any more, so remove its tooltip. */
  forget(beside: Element | undefined): void {
    if (beside && beside === this.#beside) this.hide();
  }

  /** The pointer is on the tip itself. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}

export const tips = new Tooltips();
