// What the tests (runner.ts) tell the run (run.ts), line by line, and what they are told to do.

/** How often each mutant's place is reached. */
export type Hits = Record<string, number>;

export interface Fact {
  /** Without mutants: what tests reach, and their processor time in milliseconds. */
  coverage?: { static: Hits; perTest: Record<string, Hits> };
  took?: Record<string, number>;
  /** This test fails without any mutant, so it says nothing. */
  broken?: string;
  /** With a mutant, by its id. */
  began?: string;
  at?: number;
  passed?: string;
  killed?: string;
  /** Failed, but so did the test without the mutant, afterwards. */
  doubt?: string;
  test?: string;
  why?: string;
}

/** The mutants that each test is still to run with. */
export type Todo = Record<string, Record<string, { hits: number; doubted: boolean }>>;
