// A drawing that glides inside its frame, scaled and shifted by CSS variables.

/** Scale and shift of a drawing, the shift in percent of its frame. */
export interface Shot {
  zoom: number;
  left: number;
  top: number;
}

/** Duration of a glide at normal speed, in milliseconds. */
export const GLIDE = 400;

export const WHOLE: Shot = { zoom: 1, left: 0, top: 0 };

interface Point {
  x: number;
  y: number;
}

/** Return the style for an element of the class `glides` around a drawing; it fills its parent. */
export function glideTo({ zoom, left, top }: Shot): string {
  return `--glide:${GLIDE}ms;--zoom:${zoom};--left:${left};--top:${top}`;
}

/** Return a function that predicts where a point of an element will be on the screen once its
 * drawing comes to rest, even if the drawing has been given a new shot in the meantime. */
export function settling(element: Element, { x, y }: Point): () => Point {
  const drawing = element.closest<HTMLElement>(".glides");
  const now = drawing?.getBoundingClientRect();
  if (!drawing?.parentElement || !now?.width) return () => ({ x, y });
  const frame = drawing.parentElement.getBoundingClientRect();
  const across = (x - now.x) / now.width;
  const down = (y - now.y) / now.height;
  const set = (name: string): number => Number(drawing.style.getPropertyValue(name));
  return () => ({
    x: frame.x + (set("--left") / 100 + across * set("--zoom")) * frame.width,
    y: frame.y + (set("--top") / 100 + down * set("--zoom")) * frame.height,
  });
}

/** Predict where an element will be on the screen once its drawing comes to rest. */
export function settled(element: Element): DOMRect {
  const { x, y, right, bottom } = element.getBoundingClientRect();
  const [start, end] = [
    settling(element, { x, y })(),
    settling(element, { x: right, y: bottom })(),
  ];
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
}
