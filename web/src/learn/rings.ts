// Finding the elements on the page that the guide marks, and those that it must not cover.

import type { Ring } from "./situation";

/** Parts of the page that are not places on the boards, or that a phone shows elsewhere as well. */
const PARTS: Record<string, string> = {
  send: ".bottom .confirm",
  rounds: ".page > .top .when",
  tower: '[data-part="tower"]',
  resource: ".page > .peek .supply",
};

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** Return the places on the user's own board, then those on other boards. */
function onBoards(target: string, state: string): Element[] {
  const found = all(`.spot${state}[data-target="${target}"]`);
  return found.toSorted((a, b) => Number(!a.closest(".own")) - Number(!b.closest(".own")));
}

/** Return the elements that show a target, the best one first. */
function shown({ target, way, offer }: Ring, seat: number): Element[] {
  const [kind = "", key = ""] = target.split(".");
  const tray = offer === undefined ? [] : all(`.bottom [data-offer="${offer}"]`);
  if (way) return [...onBoards(target, `.live:has([data-way^="${way} "])`), ...tray];
  const keshi = all(`.bottom button[data-keshi="${key}"]`);
  if (kind === "hand") return keshi;
  if (offer !== undefined)
    return [...onBoards(target, ".live"), ...tray, ...(kind === "base" ? keshi : [])];
  if (kind === "score") return all(`[data-chip="${seat}"]`);
  const part = PARTS[kind];
  return [...onBoards(target, ""), ...(part ? all(part) : [])];
}

const SAMPLES = [0.5, 0.2, 0.8, 0.05, 0.95];

/** Whether an element can be seen: nothing but the guide covers all of it. */
function visible(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!width || !height) return false;
  return SAMPLES.some((down) =>
    SAMPLES.some((across) => {
      const hit = document.elementsFromPoint(x + across * width, y + down * height);
      const first = hit.find((one) => !one.closest(".guide, .tip"));
      return first !== undefined && element.contains(first);
    }),
  );
}

/** Return the elements to mark: for each ring, the first that can be seen. */
export function marked(rings: readonly Ring[], seat: number): Element[] {
  const found = rings.map((ring) => shown(ring, seat).find(visible));
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** Return everything that can be chosen now. */
export const choices = (): Element[] =>
  all(".panes .spot.live, .bottom button:not(:disabled), .menu[role=menu] button").filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
