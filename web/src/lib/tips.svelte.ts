// What a thing is, shown beside it: one tip at a time for the whole page (Tip.svelte draws it).

/** A tile that the server explains, or words; `rules` names a section of the rules reference. */
export interface Tip {
  kind?: string;
  number?: number | string;
  text?: string;
  /** Where a value comes from. */
  note?: string;
  rules?: string;
}

interface Shown {
  tip: Tip;
  target: string;
  beside: Element;
  /** Opened by a long press or a key, so it stays until closed. */
  kept: boolean;
  whyNot: ((target: string) => Promise<string>) | undefined;
}

/** So long one looks at a thing, or presses it, before it explains itself; in milliseconds. */
export const HOVER = 350;
export const LONG_PRESS = 500;

/** Where the mouse was seen last: things that appear below a mouse at rest are not looked at. */
let rest = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => (rest = { x: clientX, y: clientY }));

/** Whether the mouse has come here, and not the thing below it. */
export function moved({ clientX, clientY, pointerType }: PointerEvent): boolean {
  return pointerType === "mouse" && (clientX !== rest.x || clientY !== rest.y);
}

class Tips {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beside: Element | undefined;

  show(shown: Shown, delay: number): void {
    clearTimeout(this.#timer);
    this.#beside = shown.beside;
    this.#timer = setTimeout(() => (this.shown = shown), delay);
  }

  /** Away soon, so that the pointer can travel from the thing to its tip. */
  hide(delay = 120): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = null), delay);
  }

  /** A thing is no longer there: nobody will leave it any more, so its tip goes with it. */
  forget(beside: Element | undefined): void {
    if (beside && beside === this.#beside) this.hide(0);
  }

  /** The pointer is on the tip itself. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}

export const tips = new Tips();
