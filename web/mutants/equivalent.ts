// Mutants that change nothing anybody could notice, judged by hand: what differs, and why.

interface Equivalent {
  /** In src/. */
  file: string;
  original: string;
  replacement: string;
  since: string;
}

export const EQUIVALENT: Equivalent[] = [];
