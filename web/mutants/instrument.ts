// Mutants in the sources, all at once: each is a branch that is taken while it is switched on.
import { readdirSync, readFileSync } from "node:fs";
import { compile, parse } from "svelte/compiler";
import { looksIn, whyNot } from "./leftOut.ts";

export interface Mutant {
  id: string;
  file: string;
  line: number;
  mutator: string;
  original: string;
  replacement: string;
}

interface Position {
  line: number;
  column: number;
}
interface Found {
  id: string;
  mutatorName: string;
  status?: string;
  replacement: string;
  location: { start: Position; end: Position };
}
interface Instrumenter {
  instrument(
    files: { name: string; content: string; mutate: boolean }[],
    options: object,
  ): Promise<{ files: { content: string }[]; mutants: Found[] }>;
}

const quiet = () => undefined;
const LOGGER = {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  isDebugEnabled: () => false,
};
const STRYKER = "@stryker-mutator/instrumenter";
const { Instrumenter: Stryker } = (await import(STRYKER)) as {
  Instrumenter: new (logger: typeof LOGGER) => Instrumenter;
};

/** Stryker parses a template's expressions as statements, which these two are not. */
function parsable(text: string): string {
  const edits: [at: number, insert: string][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, expression, declaration } = node as {
      type?: string;
      expression?: { type: string; start: number; end: number };
      declaration?: { declarations: { id: Span & { type: string }; init: Span }[] };
    };
    if (/^(ExpressionTag|EachBlock)$/.test(type ?? "") && expression?.type === "ObjectExpression")
      edits.push([expression.start, "["], [expression.end, "][0]"]);
    const [one] = type === "ConstTag" ? declaration!.declarations : [];
    if (one?.id.type === "ObjectPattern")
      edits.push(
        [one.id.start, "["],
        [one.id.end, "]"],
        [one.init.start, "["],
        [one.init.end, "]"],
      );
    Object.values(node).forEach(visit);
  };
  visit(parse(text, { modern: true }).fragment);
  edits.sort(([a], [b]) => b - a);
  return edits.reduce((now, [at, insert]) => now.slice(0, at) + insert + now.slice(at), text);
}

/** Whether this list was put in by `parsable`. */
function isOurs(text: string, start: number, end: number): boolean {
  return (
    text[start] === "[" && (text.startsWith("[0]", end) || text.slice(0, start).endsWith("] = "))
  );
}

interface Span {
  start: number;
  end: number;
}

function offset(text: string, { line, column }: Position): number {
  let at = 0;
  for (let k = 0; k < line; k++) at = text.indexOf("\n", at) + 1;
  return at + column;
}

/** All sources with their mutants, less those that are left out (how many, by reason). */
export async function instrument(): Promise<{
  mutants: Mutant[];
  files: Record<string, string>;
  leftOut: Record<string, number>;
}> {
  const mutants: Mutant[] = [];
  const files: Record<string, string> = {};
  const leftOut: Record<string, number> = {};
  let firstId = 0;
  for (const file of sources()) {
    const text = textOf(file);
    const looks = file.endsWith(".svelte") ? looksIn(text) : [];
    const { content, found } = await mutated(file, text);
    files[file] = renumbered(content, firstId);
    for (const { id, status, mutatorName: mutator, replacement, location } of found) {
      const [start, end] = [offset(text, location.start), offset(text, location.end)];
      if (status === "Ignored" || isOurs(text, start, end)) continue;
      const seen = !looks.some(([from, to]) => from <= start && end <= to);
      const original = text.slice(start, end);
      const why = whyNot(file, mutator, original, text) || (seen ? "" : "looks of an element");
      const number = String(firstId + Number(id));
      if (why) leftOut[why] = (leftOut[why] ?? 0) + 1;
      else
        mutants.push({
          id: number,
          file,
          line: location.start.line + 1,
          mutator,
          original,
          replacement,
        });
    }
    firstId += found.length;
  }
  return { mutants, files, leftOut };
}

/** Whether Svelte can read what Stryker made of a file. */
export function compiles(file: string, content: string): boolean {
  if (!file.endsWith(".svelte")) return true;
  try {
    compile(content.replace('<script context="module">', '<script module lang="ts">'), {});
    return true;
  } catch {
    return false;
  }
}

async function mutated(
  name: string,
  content: string,
): Promise<{ content: string; found: Found[] }> {
  const options = { ignorers: [{ shouldIgnore: isGlob }], plugins: null, excludedMutations: [] };
  const files = [{ name, content, mutate: true }];
  const result = await new Stryker(LOGGER).instrument(files, options);
  return { content: result.files[0]!.content, found: result.mutants };
}

/** Vite reads the arguments of import.meta.glob, so they have to stay. */
function isGlob({
  node,
}: {
  node: { callee?: { object?: { type: string } } };
}): string | undefined {
  return node.callee?.object?.type === "MetaProperty" ? "read by the bundler" : undefined;
}

/** Stryker numbers the mutants of each file from 0. */
function renumbered(content: string, firstId: number): string {
  return content.replace(
    /(stry(?:MutAct|Cov)_9fa48\()((?:"\d+"(?:, )?)+)/g,
    (_, call: string, ids: string) =>
      call + ids.replace(/\d+/g, (id) => String(firstId + Number(id))),
  );
}

function sources(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `src/${name}`)
    .sort();
}

function textOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".svelte") ? parsable(text) : text;
}
