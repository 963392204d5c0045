// What component tests cannot see: mutants there say nothing about the tests.
import { parse } from "svelte/compiler";

/** Whole files, by the start of their path. */
const FILES: [path: RegExp, why: string][] = [
  [/^src\/(art\/|start\/rosette|learn\/pictures\/)/, "drawings"],
  [/^src\/city\/(tumble|shots)/, "drawings"],
  [/^src\/sound\/(ambience|instruments)/, "sound"],
  [/^src\/api\/(messages|vocabulary)\.ts$/, "generated"],
  [/^src\/main\.ts$/, "the page's start"],
  [/^src\/backend\//, "workers, which tests/browser/site tests"],
];

/** Files that say where things are drawn; their sums are seen on screenshots only. */
const GEOMETRY = /^src\/.*([pP]laces|panZoom|flights|callout|chart|cardLayout)\.ts$/;

/** Attributes of elements that only change how they look. */
const LOOKS = new Set(
  `class style d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height viewBox transform points fill
   stroke opacity offset rotate preserveAspectRatio in out transition animate`.split(/\s+/),
);

interface Node {
  type?: string;
  name?: string;
  start: number;
  end: number;
}

/** The ranges of a component's text that only change how it looks. */
export function looksIn(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name = "", start, end } = node as Node;
    const looks =
      (type === "Attribute" && LOOKS.has(name)) ||
      /^(Style|Class|Transition|Animate)Directive$/.test(type ?? "");
    if (looks) ranges.push([start, end]);
    else Object.values(node).forEach(visit);
  };
  visit(parse(text, { modern: true }).fragment);
  return ranges;
}

/** Whether it only asks for an element that is there whenever the code runs: TypeScript cannot know
 * that, since `bind:this` sets it. */
function isBound(original: string, text: string): boolean {
  const [, name] = /^(\w+)\?\./.exec(original) ?? [];
  return name !== undefined && text.includes(`bind:this={${name}}`);
}

/** Why this mutant is left out, if it is; `text` is all of its file. */
export function whyNot(file: string, mutator: string, original: string, text: string): string {
  const found = FILES.find(([path]) => path.test(file));
  if (found) return found[1];
  if (mutator === "OptionalChaining" && isBound(original, text)) return "elements that are there";
  return mutator === "ArithmeticOperator" && GEOMETRY.test(file) ? "places in a drawing" : "";
}
