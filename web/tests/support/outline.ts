/** A page or a drawing in words, line by line: its elements, their names and their explanations. */
import { fireEvent } from "@testing-library/svelte";
import { vi } from "vitest";
import { tips } from "../../src/lib/tooltips.svelte";

const NOTABLE = new Set(
  "BUTTON A INPUT SELECT OPTION TEXTAREA H1 H2 H3 H4 SUMMARY DIALOG LI TR TH TD DT DD LEGEND".split(
    " ",
  ),
);
const STATES =
  "aria-pressed aria-expanded aria-current aria-checked aria-live aria-busy aria-controls disabled open required placeholder".split(
    " ",
  );

/** The text of the elements that label another. */
function namedBy(element: Element): string | null {
  const ids = element.getAttribute("aria-labelledby")?.split(" ");
  const words = ids?.map((id) => document.getElementById(id)?.textContent?.trim() ?? `#${id}`);
  return words?.join(" ").replaceAll(/\s+/g, " ") ?? null;
}

/** The label of a field. */
function labelOf({ labels }: HTMLInputElement): string {
  return [...(labels ?? [])].map((label) => label.textContent.trim()).join(" ");
}

/** The tooltip of an element, if it has its own. */
function tipOf(element: Element): string {
  tips.hide();
  const at = { pointerType: "mouse", bubbles: true };
  element.dispatchEvent(new PointerEvent("pointermove", { ...at, clientX: 7, clientY: 7 }));
  vi.advanceTimersByTime(1000);
  const shown = tips.shown?.beside === element ? tips.shown.tip : null;
  element.dispatchEvent(new PointerEvent("pointerleave", at));
  tips.hide();
  if (!shown) return "";
  const { kind, number, text, rules } = shown;
  const tile = kind === undefined ? "" : `${kind} ${number}`;
  const named = element.getAttribute("aria-label") ?? "";
  const more = text?.startsWith(named) ? text.slice(named.length) : text;
  return ["", "?", tile, more?.trim(), rules && `(${rules})`]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** A point of an element in its drawing, moved with the groups around it. */
function pointOf(element: Element): [x: number, y: number] | null {
  const get = (...names: string[]): number | undefined => {
    const found = names.map((name) => element.getAttribute(name)).find((one) => one !== null);
    return found === undefined ? undefined : Number(found);
  };
  const [, mx, my] = /^M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(element.getAttribute("d") ?? "") ?? [];
  const start = [get("x", "cx", "x1") ?? mx, get("y", "cy", "y1") ?? my];
  if (start[0] === undefined && !/^(rect|use|circle|text)$/.test(element.tagName)) return null;
  let [x, y] = start.map((one) => Number(one ?? 0)) as [number, number];
  for (let at: Element | null = element; at && at.tagName !== "svg"; at = at.parentElement) {
    const moved = `${at.getAttribute("transform") ?? ""} ${at.getAttribute("style") ?? ""}`;
    const [, dx, dy] = /translate\((-?[\d.]+)(?:px)?[\s,]+(-?[\d.]+)/.exec(moved) ?? [];
    [x, y] = [x + Number(dx ?? 0), y + Number(dy ?? 0)];
  }
  return [x, y];
}

/** The extent of a place or a piece in its drawing: its first and last points. */
function placeOf(element: Element): string {
  if (!element.matches("svg .spot, svg [data-piece], svg [data-home], svg [data-hand]")) return "";
  const points = [element, ...element.querySelectorAll("*")].flatMap((one) => {
    const point = pointOf(one);
    return point ? [point] : [];
  });
  const [xs, ys] = [0, 1].map((k) => points.map((point) => point[k]!)) as [number[], number[]];
  const ends = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return points.length ? `@${ends.map(Math.round).join(",")}` : "";
}

function headOf(element: Element): string {
  const get = (name: string): string | null => element.getAttribute(name);
  const { checked, value, href } = element as HTMLInputElement & HTMLAnchorElement;
  const facts = [...element.attributes].filter(
    ({ name }) => name.startsWith("data-") && name !== "data-offer", // numbers of actions
  );
  const role = get("role") ?? (NOTABLE.has(element.tagName) ? element.tagName.toLowerCase() : "");
  const states = STATES.filter((name) => element.hasAttribute(name));
  const words = [
    get("role") === "presentation" ? "" : role,
    get("aria-label") === null ? "" : `"${get("aria-label")}"`,
    namedBy(element) === null ? "" : `"${namedBy(element)}"`,
    get("title") === null ? "" : `'${get("title")}'`,
    // Svelte numbers the ids of components
    ...states.map((name) => name.replace("aria-", "") + `=${get(name)}`.replace(/^=c\d+|^=$/, "")),
    element.tagName === "INPUT"
      ? `${get("type") ?? "text"} (${labelOf(element as HTMLInputElement)})`
      : "",
    checked ? "checked" : "",
    value && element.tagName === "INPUT" ? `value=${value}` : "",
    href && element.tagName === "A" ? get("href") : "",
    ...facts.map(({ name, value }) => `${name.slice(5)}=${value}`),
    placeOf(element),
  ];
  const told = words.filter(Boolean);
  const tab = told.length && !facts.length ? get("tabindex") : null;
  return [...told, ...(tab === null ? [] : [`tabindex=${tab}`])].join(" ");
}

/** The drawings of whole boards, which have their own outlines. */
export const BOARDS = 'svg[role="group"]';

export function outline(root: Element, without = "none"): string {
  vi.useFakeTimers();
  const lines: string[] = [];
  let text = "";
  const flush = (depth: number): void => {
    const words = text.trim().replaceAll(/\s+/g, " ");
    if (words) lines.push("  ".repeat(depth) + words);
    text = "";
  };
  const visit = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) text += `${node.textContent} `;
    if (!(node instanceof Element) || node.matches(`style, #art-sprites, ${without}`)) return;
    const picture = node.tagName === "use" ? node.getAttribute("href") : null;
    if (picture) text += `[${picture.replace("#", "")}] `;
    const head = headOf(node);
    const depthInside = depth + Number(head !== "");
    if (head) {
      flush(depth);
      lines.push("  ".repeat(depth) + (head + tipOf(node)).replaceAll("\n", " / "));
    }
    const own = lines.length;
    for (const child of node.childNodes) visit(child, depthInside);
    if (!head) return;
    flush(lines.length > own ? depthInside : 0);
    if (lines.length === own + 1 && !lines[own]!.startsWith(" "))
      lines.splice(own - 1, 2, `${lines[own - 1]}: ${lines[own]}`);
  };
  visit(root, 0);
  flush(0);
  return lines.join("\n") + "\n";
}

/** Wait until all requests are answered and nothing changes any more. */
export async function calm(root: Element): Promise<void> {
  vi.useRealTimers();
  let before = "";
  while (before !== root.innerHTML) {
    before = root.innerHTML;
    for (let turn = 0; turn < 5; turn++) await new Promise((next) => setTimeout(next));
  }
}

/** Click the button whose text begins with these words; much faster than by role. */
export async function press(words: string): Promise<void> {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((one) => one.textContent.trim().startsWith(words));
  if (!found) throw new Error(`no button ${words} among ${all.map((one) => one.textContent)}`);
  await fireEvent.click(found);
}
