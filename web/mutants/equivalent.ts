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
  {
    file: "lib/texts.svelte.ts",
    original: "!known",
    replacement: "true",
    since: "only the cache is lost",
  },
  {
    file: "lib/texts.svelte.ts",
    original: "!format",
    replacement: "true",
    since: "only the cache is lost",
  },
  {
    file: "end/chart.ts",
    original: "[...wanted]",
    replacement: "[]",
    since: "each place is set below",
  },
  {
    file: "play/Flights.svelte",
    original: "++last",
    replacement: "--last",
    since: "the numbers only have to differ",
  },
  {
    file: "people/Games.svelte",
    original: "shown.at(-1)?.at",
    replacement: "shown.at(-1).at",
    since: "without games there is no button for older ones",
  },
  {
    file: "end/lesson.ts",
    original: "standings[0]?.seat",
    replacement: "standings[0].seat",
    since: "somebody always stands first",
  },
  {
    file: "play/telling.ts",
    original: "deed[0]?.kind",
    replacement: "deed[0].kind",
    since: "a deed has at least one event",
  },
  {
    file: "play/Proposals.svelte",
    original: "proposal?.number",
    replacement: "proposal.number",
    since: "only a proposal has buttons",
  },
  {
    file: "start/choice.ts",
    original: "choices[0]?.name",
    replacement: "choices[0].name",
    since: "a field of words always has choices",
  },
  {
    file: "lib/settings.svelte.ts",
    original: "storage()?.setItem",
    replacement: "storage().setItem",
    since: "the error is caught, as if the storage were full",
  },
  {
    file: "learn/RulesText.svelte",
    original: '""',
    replacement: '"Stryker was here!"',
    since: "no section has either for an id",
  },
  {
    file: "board/ways.ts",
    original: 'a === "palace"',
    replacement: "false",
    since: "the palace comes last nevertheless",
  },
];
