// How many mutants do the component tests kill? A sample, by seed, within a time.
//   node mutants/run.ts [--seed 1] [--size 300] [--minutes 30] [--each 10] [--only src/play/]
// A mutant gets tests of EACH seconds of processor time at most, first those that reach the fewest
// mutants: the share killed is a lower bound.
// Stryker's instrumenter makes the mutants. Its own runner would start the tests anew for each of
// them; here each test runs once for every mutant it reaches, in the same page (see runner.ts).
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { compiles, instrument, type Mutant } from "./instrument.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    size: { type: "string", default: "300" },
    minutes: { type: "string", default: "30" },
    each: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});
const folder = "../build/mutants/browser";
const end = Date.now() + 60_000 * Number(values.minutes);

type Hits = Record<string, number>;
interface Fact {
  coverage?: { static: Hits; perTest: Record<string, Hits> };
  took?: Record<string, number>;
  killed?: string;
  unfinished?: string[];
  spoilt?: string;
  /** A test that fails without any mutant, so that it says nothing. */
  broken?: string;
  by?: string[];
}

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

function vitest(): void {
  const env = { ...process.env, MUTANTS: folder, MUTANTS_END: String(end) };
  const args = ["run", "--config", "mutants/config.ts", "--root", "."];
  const ran = spawnSync("vitest", args, { env, encoding: "utf8", maxBuffer: 1e9 });
  writeFileSync(`${folder}/vitest.txt`, ran.stdout + ran.stderr);
}

function facts(): Fact[] {
  const lines = readFileSync(`${folder}/log.jsonl`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Fact);
}

/** The tests that each mutant gets. */
function shared(all: Record<string, Hits>, took: Record<string, number>): Record<string, Hits> {
  const tests = Object.entries(all).sort(
    ([, a], [, b]) => Object.keys(a).length - Object.keys(b).length,
  );
  const spent: Record<string, number> = {};
  const some: Record<string, Hits> = {};
  for (const [test, hits] of tests)
    for (const [id, n] of Object.entries(hits)) {
      if ((spent[id] ?? 0) > 1000 * Number(values.each)) continue;
      spent[id] = (spent[id] ?? 0) + (took[test] ?? 0);
      (some[test] ??= {})[id] = n;
    }
  return some;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { mutants, files, leftOut } = await instrument();
const drawn = sampleOf(mutants);
const used = new Set(drawn.map(({ file }) => file).filter((file) => compiles(file, files[file]!)));
const sample = drawn.filter(({ file }) => used.has(file));
if (sample.length < drawn.length)
  console.log(`${drawn.length - sample.length} in files that no longer compile are left out.`);
const write = (name: string, what: unknown) =>
  writeFileSync(`${folder}/${name}.json`, JSON.stringify(what));
write("files", Object.fromEntries(Object.entries(files).filter(([file]) => used.has(file))));
vitest();

const chosen = new Set(sample.map(({ id }) => id));
const reached: Record<string, Hits> = {};
const atLoad = new Set<string>();
const only = (hits: Hits): [string, number][] =>
  Object.entries(hits).filter(([id]) => chosen.has(id));
const took: Record<string, number> = {};
for (const fact of facts()) {
  for (const [test, hits] of Object.entries(fact.coverage?.perTest ?? {}))
    Object.assign((reached[test] ??= {}), Object.fromEntries(only(hits)));
  for (const [id] of only(fact.coverage?.static ?? {})) atLoad.add(id);
  Object.assign(took, fact.took);
}
const broken = facts().flatMap(({ broken }) => broken ?? []);
for (const test of broken) delete reached[test];
if (broken.length) console.log("Without a mutant these fail already:", ...broken);
write("reached", shared(reached, took));
writeFileSync(`${folder}/log.jsonl`, "");
vitest();

const all = facts();
const tested = new Set(Object.values(reached).flatMap(Object.keys));
const spoilt = all.filter((fact) => fact.spoilt).flatMap(({ by }) => by!);
const killed = new Set(all.flatMap(({ killed }) => killed ?? []));
const unfinished = new Set(all.flatMap(({ unfinished }) => unfinished ?? []));
const stateOf = ({ id }: Mutant): string =>
  killed.has(id)
    ? "killed"
    : unfinished.has(id)
      ? "unfinished"
      : tested.has(id)
        ? "survived"
        : atLoad.has(id)
          ? "only at load"
          : "not reached";
const results = sample.map((mutant) => ({ state: stateOf(mutant), ...mutant }));
write("results", results);
const count = (state: string): number => results.filter((one) => one.state === state).length;
const alive = count("survived") + count("not reached");
for (const { state, file, line, mutator, original, replacement } of results)
  if (state === "survived" || state === "not reached") {
    const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
    console.log(
      `${state}: ${file}:${line} ${mutator}: ${short(original)} -> ${short(replacement)}`,
    );
  }
console.log(`${mutants.length} mutants; left out: ${JSON.stringify(leftOut)}`);
console.log(
  `Sample of ${sample.length}, seed ${values.seed}: ${killed.size} killed, ${count("survived")} survived, ` +
    `${count("not reached")} not reached by any test, ${count("only at load")} only at load, ` +
    `${count("unfinished")} unfinished; ${spoilt.length} in tests they spoilt.`,
);
console.log(`Killed: ${((100 * killed.size) / (killed.size + alive)).toFixed(1)} %`);
