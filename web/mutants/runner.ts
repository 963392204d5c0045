// Runs each test once for every mutant that it reaches and that no test has killed yet.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { configure } from "@testing-library/svelte";
import { TestRunner, type RunnerTask, type RunnerTestCase } from "vitest";
import { clearBeside } from "../tests/beside";

/** What Stryker's instrumentation reads and writes. */
interface Stryker {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}
type Hits = Record<string, number>;

const folder = process.env["MUTANTS"]!;
const end = Number(process.env["MUTANTS_END"]);
const reached = join(folder, "reached.json");
const log = join(folder, "log.jsonl");
const namespace = globalThis as { __stryker__?: Stryker };
const stryker = (namespace.__stryker__ ??= {});

/** By test, the mutants of the sample that it reaches, with how often; null: to be found out. */
const known = existsSync(reached)
  ? (JSON.parse(readFileSync(reached, "utf8")) as Record<string, Hits>)
  : null;

const note = (fact: object): void => appendFileSync(log, JSON.stringify(fact) + "\n");

function killedSoFar(): Set<string> {
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return new Set(
    lines
      .map((line) => JSON.parse(line) as { killed?: string })
      .flatMap(({ killed }) => killed ?? []),
  );
}

/** Processor time in milliseconds, which does not depend on what else the machine does. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function idOf(test: RunnerTask): string {
  const path: string[] = [];
  for (let at: RunnerTask | undefined = test; at && at !== at.file; at = at.suite)
    path.unshift(at.name);
  return [relative(process.cwd(), test.file.filepath), ...path].join(" > ");
}

export default class extends TestRunner {
  #queue: string[] = [];
  #began = 0;
  readonly #took: Record<string, number> = {};

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.type !== "test" || !known) return;
    const killed = killedSoFar();
    this.#queue = Object.keys(known[idOf(test)] ?? {}).filter((id) => !killed.has(id));
    if (Date.now() > end) {
      if (this.#queue.length) note({ unfinished: this.#queue });
      this.#queue = [];
    }
    if (this.#queue.length === 0) test.mode = "skip";
    test.repeats = this.#queue.length; // and once more without a mutant
  }

  override onBeforeTryTask(test: RunnerTask, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    clearBeside();
    if (!known) {
      stryker.currentTestId = idOf(test);
      this.#began = worked();
      return;
    }
    configure({ asyncUtilTimeout: 2000 });
    const id = this.#queue[options.repeats];
    stryker.activeMutant = id;
    if (id === undefined) return;
    stryker.hitCount = 0;
    stryker.hitLimit = 1000 + 50 * known[idOf(test)]![id]!;
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const id = this.#queue[options.repeats];
    stryker.activeMutant = stryker.currentTestId = undefined;
    if (!known) {
      this.#took[idOf(test)] = worked() - this.#began;
      if (test.result!.state === "fail") note({ broken: idOf(test) });
      return;
    }
    const failed = test.result!.state === "fail";
    const why = test.result!.errors?.at(-1)?.message.slice(0, 200);
    if (failed && id !== undefined) note({ killed: id, by: idOf(test), why });
    // Whatever a mutant broke for good is not the next one's fault.
    if (failed && id === undefined) note({ spoilt: idOf(test), by: this.#queue, why });
    test.result!.state = "pass";
    delete test.result!.errors;
  }

  override onAfterRunFiles(files: Parameters<TestRunner["onAfterRunFiles"]>[0]): void {
    super.onAfterRunFiles(files);
    if (known) return;
    note({ coverage: stryker.mutantCoverage ?? { static: {}, perTest: {} }, took: this.#took });
    delete stryker.mutantCoverage;
  }
}
