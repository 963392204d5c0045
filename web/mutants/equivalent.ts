// Mutants that change nothing anybody could notice, judged by hand: what differs, and why.

interface Equivalent {
  /** In src/. */
  file: string;
  original: string;
  replacement: string;
  since: string;
}

export const EQUIVALENT: Equivalent[] = [
  {
    file: "lib/Spot.svelte",
    original: "!tip && !decisions",
    replacement: "false",
    since: "without decisions nobody asks why not, and a place with neither has nothing to tell",
  },
];
