/** A number with a typographic minus sign. */
export const figure = (n: number): string => String(n).replace("-", "−");
