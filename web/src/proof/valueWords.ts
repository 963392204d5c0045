/** Conversion of proof sheet values to words, and of typed words to values. */
import type { ProofInput } from "../api/messages";
import { gainWords } from "../game/gainWords";
import { figure } from "../lib/numbers";
import { t } from "../lib/texts.svelte";

type Benefit = Record<string, unknown> & { colour: string };

/** Return a value, or one item of a list, in words. */
export function wordsOf(input: ProofInput, value: unknown): string {
  if (input.what === "gain") return gainWords(String(value));
  if (typeof value === "number") return figure(value);
  if (input.what === "yes") return t(value ? "proof-page-yes" : "proof-page-no");
  if (input.what === "benefit") {
    const { colour, ...rest } = value as Benefit;
    const given = input.choices.find((one) => one.value === JSON.stringify(rest));
    return `${t(`colour-${colour}`)}: ${given?.words ?? "?"}`;
  }
  return input.choices.find((one) => one.value === value)?.words ?? String(value);
}

export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Return a value as people type it: "2 dates, 1 water". */
export function typed(value: unknown): string {
  return listed(value).map(String).join(", ");
}

/** Parse typed text as numbers or words, depending on the input; the server checks the rest. */
export function readTyped(input: ProofInput, text: string): unknown {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (input.what === "number" && part !== "" ? numberOf(part) : wordOf(input, part)));
  return input.several ? parts : (parts[0] ?? "");
}

function numberOf(part: string): number | string {
  const number = Number(part.replace("−", "-"));
  return Number.isNaN(number) ? part : number;
}

/** Return the engine's word for a typed one, which may be in the reader's language. */
function wordOf(input: ProofInput, part: string): string {
  const same = (words: string): boolean => words.toLowerCase() === part.toLowerCase();
  const found = input.choices.find(({ value, words }) => same(value) || same(words))?.value;
  if (found === undefined) return part;
  return input.what === "gain" ? `1 ${found}` : found;
}
