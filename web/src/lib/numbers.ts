/** Numbers as they are printed. */

/** With a typographic minus sign. */
export const figure = (n: number): string => String(n).replace("-", "−");

/** A signed amount: "+2 dinars", "−1 water". */
export const signed = (n: number, words: string): string => `${n < 0 ? "−" : "+"}${words}`;

/** A signed number: "+2". */
export const plus = (n: number): string => signed(n, String(Math.abs(n)));
