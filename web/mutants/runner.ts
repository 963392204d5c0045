// Runs each test once for every mutant that it reaches and that no test has killed yet.
import { configure } from "@testing-library/svelte";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { TestRunner, type RunnerTask, type RunnerTestCase } from "vitest";
import { clearBeside } from "../tests/support/detached";
import type { Fact, Hits, Todo } from "./facts";

/** What Stryker's instrumentation reads and writes. */
interface Stryker {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

const folder = process.env["MUTANTS_JOB"]!;
const end = Number(process.env["MUTANTS_END"]);
const log = join(folder, "log.jsonl");
const namespace = globalThis as { __stryker__?: Stryker };
const stryker = (namespace.__stryker__ ??= {});
const unchanged = process.env["MUTANTS_UNCHANGED"] !== "";
const realImmediate = setImmediate;

/** Null: which test reaches what is still to be found out. */
const todo = existsSync(join(folder, "todo.json"))
  ? (JSON.parse(readFileSync(join(folder, "todo.json"), "utf8")) as Todo)
  : null;

const note = (fact: Fact): void => appendFileSync(log, JSON.stringify(fact) + "\n");

function killedSoFar(): Set<string> {
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return new Set(lines.flatMap((line) => (JSON.parse(line) as Fact).killed ?? []));
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

/** An error that nobody caught makes Vitest fail, too. */
let uncaught: string | undefined;
for (const kind of ["uncaughtException", "unhandledRejection"])
  process.on(kind, (error: unknown) => (uncaught ??= `uncaught: ${String(error)}`));

/** A mutant broke the page for good: a fresh one has to do the rest. */
let spoilt = false;

export default class extends TestRunner {
  #queue: string[] = [];
  /** The mutant being tried; null: none, as a control. */
  #trying: string | null = null;
  /** What a control that comes next decides about. */
  #killed: { id: string; why: string } | null = null;
  #control = false;
  #began = 0;
  #took: Record<string, number> = {};

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.type !== "test" || !todo) return;
    const mine = todo[idOf(test)] ?? {};
    const killed = killedSoFar();
    const doubted = (id: string) => Number(mine[id]!.doubted);
    this.#queue = Object.keys(mine)
      .filter((id) => !killed.has(id))
      .sort((a, b) => doubted(b) - doubted(a));
    if (spoilt || Date.now() > end) this.#queue = [];
    if (this.#queue.length === 0) test.mode = "skip";
    this.#control = this.#queue.some(doubted);
    test.repeats = 2 * this.#queue.length; // at most: each is killed and followed by a control
  }

  override onBeforeTryTask(test: RunnerTask, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    clearBeside();
    uncaught = undefined;
    this.#began = worked();
    if (!todo) {
      stryker.currentTestId = idOf(test);
      return;
    }
    configure({ asyncUtilTimeout: 3000 });
    this.#trying = this.#control ? null : this.#queue.shift()!;
    this.#control = false;
    if (this.#trying === null) return;
    note({ began: this.#trying, test: idOf(test), at: Date.now() });
    if (!unchanged) stryker.activeMutant = this.#trying;
    stryker.hitCount = 0;
    stryker.hitLimit = 1000 + 50 * todo[idOf(test)]![this.#trying]!.hits;
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    await new Promise((resolve) => realImmediate(resolve)); // rejections are told this late
    stryker.activeMutant = stryker.currentTestId = undefined;
    const failed = test.result!.state === "fail" || uncaught !== undefined;
    const why = (test.result!.errors?.at(-1)?.message ?? uncaught ?? "").slice(0, 200);
    if (!todo) {
      this.#took[idOf(test)] = worked() - this.#began;
      if (failed) note({ broken: idOf(test), why });
      return;
    }
    this.#judge(idOf(test), failed, why);
    delete test.result!.errors;
    test.result!.state = this.#queue.length || this.#control ? "pass" : "skip"; // or: enough
  }

  /** A failure counts if the test passes again without the mutant. */
  #judge(test: string, failed: boolean, why: string): void {
    const [trying, before] = [this.#trying, this.#killed];
    this.#killed = null;
    if (trying !== null) {
      if (failed) this.#killed = { id: trying, why };
      else note({ passed: trying, test });
      this.#control = failed;
    } else if (!failed) {
      if (before) note({ killed: before.id, test, why: before.why });
    } else {
      note(before ? { doubt: before.id, test, why: before.why } : { broken: test, why });
      spoilt = true;
      this.#queue = [];
    }
  }

  override onAfterRunFiles(files: Parameters<TestRunner["onAfterRunFiles"]>[0]): void {
    super.onAfterRunFiles(files);
    if (todo) return;
    const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} });
    note({ coverage, took: this.#took });
    // Modules that stay loaded go on writing into this object.
    Object.assign(coverage, { static: {}, perTest: {} });
    this.#took = {};
  }
}
