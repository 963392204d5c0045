/** Numbers as they are displayed. */

/** Format a number with a typographic minus sign. */
export const figure = (n: number): string => String(n).replace("-", "−");

/** Format a signed amount: "+2 dinars", "−1 water". */
export const signed = (n: number, words: string): string => `${n < 0 ? "−" : "+"}${words}`;

/** Format a signed number: "+2". */
export const plus = (n: number): string => signed(n, String(Math.abs(n)));
