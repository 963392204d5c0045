// What came of the mutants, by folder, and those that survived.
import type { Fact } from "./facts.ts";
import type { Mutant } from "./instrument.ts";

export type State = "killed" | "survived" | "not reached" | "only at load";

interface Judged extends Mutant {
  state: State;
  by?: Fact | undefined;
}

const short = (text: string) => text.replace(/\s+/g, " ").trim();

/** Wilson's interval of 95 % for a share, in percent. */
function interval(killed: number, of: number): string {
  const [z, p] = [1.96, killed / of];
  const middle = p + (z * z) / (2 * of);
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const [low, high] = [-half, half].map((d) => (100 * (middle + d)) / (1 + (z * z) / of));
  return `${low!.toFixed(0)}-${high!.toFixed(0)} %`;
}

export function report(results: Judged[]): void {
  for (const { state, file, line, mutator, original, replacement } of results)
    if (state === "survived" || state === "not reached")
      console.log(
        `${state}: ${file}:${line} ${mutator}: ${short(original).slice(0, 70)} -> ${short(replacement).slice(0, 50)}`,
      );
  const columns = ["killed", "survived", "not reached", "only at load"] as const;
  const row = (name: string, cells: (string | number)[]) =>
    console.log(name.padEnd(12) + cells.map((cell) => String(cell).padStart(14)).join(""));
  row("", [...columns]);
  const folderOf = ({ file }: Mutant) => file.split("/").slice(1, -1)[0] ?? "";
  const counts = (some: Judged[]) =>
    columns.map((state) => some.filter((one) => one.state === state).length);
  for (const name of [...new Set(results.map(folderOf))].sort())
    row(name || "App", counts(results.filter((one) => folderOf(one) === name)));
  row("all", counts(results));
  const [killed, survived, missed] = counts(results) as [number, number, number];
  const of = killed + survived + missed;
  if (of === 0) return;
  console.log(
    `Killed ${killed} of ${of}: ${((100 * killed) / of).toFixed(1)} % (${interval(killed, of)}).`,
  );
}
