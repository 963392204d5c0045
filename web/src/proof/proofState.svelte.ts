// The user's confirmations and corrections, stored in this browser.

import type { ProofEntry, ProofKind, ProofValue } from "../api/messages";
import { lineOf, pathOf, readLine, storedProof } from "../game/corrections";
import { checkProof, sentence } from "../game/serverApi";

export type State = "open" | "confirmed" | "corrected" | "refused";

export class ProofState {
  #kept = $state(storedProof.read());
  /** Reasons why values were rejected, by path. */
  reasons: Record<string, string> = $state({});
  problem = $state("");
  readonly corrected = $derived(
    new Map(this.#kept.lines.map(readLine).map(({ path, value }) => [path, value])),
  );

  get lines(): string[] {
    return this.#kept.lines;
  }

  get box(): string {
    return this.#kept.box;
  }

  set box(box: string) {
    this.#kept.box = box;
    this.#keep();
  }

  get by(): string {
    return this.#kept.by;
  }

  set by(by: string) {
    this.#kept.by = by;
    this.#keep();
  }

  get begun(): boolean {
    const { confirmed, lines, waiting } = this.#kept;
    return lines.length > 0 || Object.keys({ ...confirmed, ...waiting }).length > 0;
  }

  state(path: string, { value }: ProofValue): State {
    if (path in this.#kept.waiting) return "refused";
    if (this.corrected.has(path)) return "corrected";
    return this.#kept.confirmed[path] === JSON.stringify(value) ? "confirmed" : "open";
  }

  /** Return the value to show: the correction, even if rejected, or else our value. */
  shown(path: string, { value }: ProofValue): unknown {
    if (path in this.#kept.waiting) return this.#kept.waiting[path];
    return this.corrected.has(path) ? this.corrected.get(path) : value;
  }

  /** Confirm the open values as shown or, if there are none, withdraw all these confirmations. */
  confirm(values: [path: string, value: ProofValue][]): void {
    const open = values.filter(([path, value]) => this.state(path, value) === "open");
    const { confirmed } = this.#kept;
    if (open.length) for (const [path, { value }] of open) confirmed[path] = JSON.stringify(value);
    else for (const [path] of values) delete confirmed[path];
    this.#keep();
  }

  /** Correct a value; return whether it is valid. Entering our own value removes the correction and
   * confirms that value. */
  async correct(path: string, value: unknown, ours: ProofValue): Promise<boolean> {
    this.#drop(path);
    if (JSON.stringify(value) === JSON.stringify(ours.value)) {
      this.#kept.confirmed[path] = JSON.stringify(value);
    } else {
      delete this.#kept.confirmed[path];
      this.#kept.waiting[path] = value;
    }
    await this.check();
    return !(path in this.#kept.waiting);
  }

  /** Remove a value's confirmation or correction. */
  async reopen(path: string): Promise<void> {
    this.#drop(path);
    delete this.#kept.confirmed[path];
    await this.check();
  }

  async clear(): Promise<void> {
    this.#kept = { ...storedProof.read(), confirmed: {}, lines: [], waiting: {} };
    await this.check();
  }

  /** Import corrections from elsewhere. */
  async take(lines: string[]): Promise<void> {
    for (const { path, value } of lines.map(readLine)) {
      this.#drop(path);
      this.#kept.waiting[path] = value;
    }
    await this.check();
  }

  /** Check which corrections are valid together, as one may depend on another. */
  async check(): Promise<void> {
    const { lines, waiting } = this.#kept;
    const asked = [...lines, ...Object.entries(waiting).map(([path, one]) => lineOf(path, one))];
    this.#keep();
    this.problem = "";
    if (!asked.length) {
      this.reasons = {};
      return;
    }
    try {
      const checked = await checkProof(asked);
      const refused = checked.refused.map(({ place, reason }) => {
        const { path, value } = readLine(asked[place]!);
        return { path, value, reason };
      });
      this.#kept.lines = checked.lines;
      this.#kept.waiting = Object.fromEntries(refused.map(({ path, value }) => [path, value]));
      this.reasons = Object.fromEntries(refused.map(({ path, reason }) => [path, reason]));
      this.#keep();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  #drop(path: string): void {
    delete this.#kept.waiting[path];
    this.#kept.lines = this.#kept.lines.filter((line) => readLine(line).path !== path);
  }

  #keep(): void {
    storedProof.write(this.#kept);
  }
}

/** Return the values of an entry to be checked, with their paths: only the reconstructed ones,
 * unless `everything` is set. */
export function askedValues(
  { kind }: ProofKind,
  { which, values }: ProofEntry,
  everything: boolean,
): [path: string, value: ProofValue][] {
  return values
    .filter(({ source }) => everything || source === "reconstructed")
    .map((value) => [pathOf(kind, which, value.field), value]);
}
