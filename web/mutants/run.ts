// How many mutants do the component tests kill? A sample, by seed, within a time.
//   node mutants/run.ts [--seed 1] [--size 300] [--minutes 30] [--each 10] [--only src/play/]
//     [--jobs 1]
// A mutant gets tests of EACH seconds of processor time at most, of as many files as possible: the
// share killed is a lower bound. With --unchanged no mutant is switched on, and what
// dies nevertheless shows a test that fails by chance.
// Stryker's instrumenter makes the mutants. Its own runner would start the tests anew for each of
// them; here each test runs once for every mutant it reaches, in the same page (see runner.ts).
import { spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { parseArgs } from "node:util";
import type { Fact, Hits, Todo } from "./facts.ts";
import { compiles, instrument, type Mutant } from "./instrument.ts";
import { report, type State } from "./report.ts";
import { RELOADING } from "../vite.config.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    size: { type: "string", default: "300" },
    minutes: { type: "string", default: "30" },
    each: { type: "string", default: "10" },
    only: { type: "string", default: "" },
    jobs: { type: "string", default: "1" },
    unchanged: { type: "boolean", default: false },
  },
});
const folder = "../build/mutants/browser";
const end = Date.now() + 60_000 * Number(values.minutes);

/** Batches are judged side by side. */
const JOBS = Number(values.jobs);

/** So many mutants are judged at a time: when time is up, those begun do not count. */
const BATCH = JOBS > 1 ? 25 : 100;

/** Seconds of processor time for the tests that each mutant gets first, and then. */
const LIMITS = [1, Number(values.each)];

/** A page that hangs for so many milliseconds is stopped; Vitest ends tests that only wait. */
const HANG = 45_000;

/** Mulberry32. */
function generator(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sampleOf(mutants: Mutant[]): Mutant[] {
  const random = generator(Number(values.seed));
  return mutants
    .filter(({ file }) => file.startsWith(values.only))
    .map((mutant) => ({ mutant, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, Number(values.size))
    .map(({ mutant }) => mutant);
}

const write = (path: string, what: unknown) => writeFileSync(path, JSON.stringify(what));

function facts(job: string): Fact[] {
  if (!existsSync(`${job}/log.jsonl`)) return [];
  const lines = readFileSync(`${job}/log.jsonl`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Fact);
}

function note(job: string, fact: Fact): void {
  appendFileSync(`${job}/log.jsonl`, JSON.stringify(fact) + "\n");
}

/** Mutants that a test began with and did not end. */
function begun(job: string): Fact[] {
  const now = new Map<string, Fact>();
  for (const fact of facts(job)) {
    const { began, passed, killed, doubt, test } = fact;
    if (began) now.set(`${began} ${test!}`, fact);
    else now.delete(`${passed ?? killed ?? doubt!} ${test!}`);
  }
  return [...now.values()];
}

/** Runs these test files; a mutant that hangs is doubted, and the run ends. */
function vitest(job: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    MUTANTS: folder,
    MUTANTS_JOB: job,
    MUTANTS_END: String(end),
    MUTANTS_UNCHANGED: values.unchanged ? "1" : "",
  };
  const all = ["run", "--config", "mutants/config.ts", "--root", ".", ...args];
  const child = spawn("vitest", all, { env, detached: true, stdio: "ignore" });
  const stop = () => process.kill(-child.pid!, "SIGKILL");
  process.once("exit", stop);
  let stopped = false;
  const watch = setInterval(() => {
    const hanging = begun(job).filter(({ at }) => Date.now() - at! > HANG);
    if (hanging.length === 0) return;
    for (const { began, test } of hanging) note(job, { doubt: began!, test: test!, why: "hangs" });
    stopped = true;
    stop();
  }, 2000);
  return new Promise((resolve) => {
    child.on("exit", () => {
      clearInterval(watch);
      process.off("exit", stop);
      if (!stopped)
        for (const { began, test } of begun(job))
          note(job, { doubt: began!, test: test!, why: "ended the page" });
      resolve();
    });
  });
}

interface Known {
  reached: Record<string, Hits>;
  atLoad: Set<string>;
  took: Record<string, number>;
}

/** Runs all tests without a mutant: which of the sample does each reach? */
async function explore(sample: Mutant[]): Promise<Known> {
  await vitest(folder);
  const chosen = new Set(sample.map(({ id }) => id));
  const only = (hits: Hits): [string, number][] =>
    Object.entries(hits).filter(([id]) => chosen.has(id));
  const known: Known = { reached: {}, atLoad: new Set(), took: {} };
  for (const { coverage, took } of facts(folder)) {
    for (const [id] of only(coverage?.static ?? {})) known.atLoad.add(id);
    Object.assign(known.took, took);
  }
  for (const { coverage } of facts(folder))
    for (const [test, hits] of Object.entries(coverage?.perTest ?? {})) {
      // where modules are loaded in a test it is none that reaches what they do then
      const again = [...RELOADING, "tests/app.test.ts"].includes(fileOf(test));
      const reached = only(hits).filter(([id]) => !again || !known.atLoad.has(id));
      Object.assign((known.reached[test] ??= {}), Object.fromEntries(reached));
    }
  for (const { broken, why } of facts(folder).filter(({ broken }) => broken)) {
    console.log(`Not used, it fails without a mutant: ${broken!}: ${why!}`);
    delete known.reached[broken!];
  }
  const seconds = Object.values(known.took).reduce((a, b) => a + b, 0) / 1000;
  console.log(`${Object.keys(known.took).length} tests, ${seconds.toFixed(0)} s.`);
  return known;
}

/** The tests that reach a mutant: one of each file, then the next; first those that reach little. */
function testsOf(id: string, reached: Record<string, Hits>): string[] {
  const wide = (test: string): number => Object.keys(reached[test]!).length;
  const tests = Object.keys(reached).filter((test) => id in reached[test]!);
  const counts: Record<string, number> = {};
  return tests
    .sort((a, b) => wide(a) - wide(b))
    .map((test) => ({ test, turn: (counts[fileOf(test)] = (counts[fileOf(test)] ?? 0) + 1) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ test }) => test);
}

const fileOf = (test: string): string => test.split(" > ")[0]!;

/** What is left to do for these mutants, with tests of so many seconds for each. */
function left(job: string, { reached, took }: Known, batch: Mutant[], limit: number): Todo {
  const ids = new Set(batch.map(({ id }) => id));
  const done = new Set<string>();
  const doubted = new Set<string>();
  for (const { killed, passed, doubt, broken, test } of facts(job)) {
    if (killed) ids.delete(killed);
    if (passed) done.add(`${passed} ${test!}`);
    if (doubt) doubted.add(doubt);
    if (broken) delete reached[broken];
  }
  const todo: Todo = {};
  for (const id of ids) {
    let spent = 0;
    for (const test of testsOf(id, reached)) {
      if (spent > 1000 * limit) break;
      spent += took[test] ?? 0;
      if (!done.has(`${id} ${test}`))
        (todo[test] ??= {})[id] = { hits: reached[test]![id]!, doubted: doubted.has(id) };
    }
  }
  return todo;
}

/** A mutant that was doubted twice is dead: the second time on a page of its own. */
function settle(job: string): void {
  const [all, once] = [facts(job), new Set<string>()];
  const killed = new Set(all.flatMap(({ killed }) => killed ?? []));
  for (const { doubt, test, why } of all) {
    if (!doubt) continue;
    if (once.has(doubt) && !killed.has(doubt)) note(job, { killed: doubt, test: test!, why: why! });
    once.add(doubt);
  }
}

/** Whether there was time for all of them. */
async function judge(job: string, known: Known, batch: Mutant[]): Promise<boolean> {
  mkdirSync(job, { recursive: true });
  for (const limit of LIMITS)
    for (;;) {
      const todo = left(job, known, batch, limit);
      if (Object.keys(todo).length === 0) break;
      if (Date.now() > end) return false;
      write(`${job}/todo.json`, todo);
      const before = facts(job).length;
      const workers = JOBS > 1 ? ["--maxWorkers=1"] : [];
      await vitest(job, ...workers, ...new Set(Object.keys(todo).map(fileOf)));
      if (facts(job).length === before) throw new Error("Vitest did not run: try it by itself.");
      settle(job);
    }
  return true;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { mutants, files, leftOut } = await instrument();
const drawn = sampleOf(mutants);
const used = new Set(drawn.map(({ file }) => file).filter((file) => compiles(file, files[file]!)));
const sample = drawn.filter(({ file }) => used.has(file));
if (sample.length < drawn.length)
  console.log(`${drawn.length - sample.length} in files that no longer compile are left out.`);
write(
  `${folder}/files.json`,
  Object.fromEntries(Object.entries(files).filter(([file]) => used.has(file))),
);
const known = await explore(sample);
const judged: Mutant[] = [];
const killers = new Map<string, Fact>();
let next = 0;

/** Takes the next batch, and the next. */
async function work(): Promise<void> {
  while (next < sample.length) {
    const job = `${folder}/${next}`;
    const batch = sample.slice(next, (next += BATCH));
    if (!(await judge(job, known, batch))) return;
    judged.push(...batch);
    for (const fact of facts(job)) if (fact.killed) killers.set(fact.killed, fact);
    console.log(`${judged.length} of ${sample.length} ...`);
  }
}

await Promise.all(Array.from({ length: JOBS }, work));
const tested = new Set(Object.values(known.reached).flatMap(Object.keys));
const stateOf = ({ id }: Mutant): State =>
  killers.has(id)
    ? "killed"
    : tested.has(id)
      ? "survived"
      : known.atLoad.has(id)
        ? "only at load"
        : "not reached";
if (judged.length < sample.length)
  console.log(`There was no time for the last ${sample.length - judged.length}.`);
console.log(`${mutants.length} mutants; left out: ${JSON.stringify(leftOut)}`);
console.log(`${judged.length} of a sample of ${sample.length}, seed ${values.seed}:`);
const results = judged.map((one) => ({ ...one, state: stateOf(one), by: killers.get(one.id) }));
report(results);
write(`${folder}/results.json`, results);
