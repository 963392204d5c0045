// All small drawings as SVG symbols, so that a piece is a single <use>; importing this module adds
// them to the page.

import { star } from "./geometry";
import { icon, iconNames } from "./icons";
import { keshi, keshiNames, type KeshiName } from "./keshis";
import { pawn, pawnKinds, seatCount } from "./pawns";

const ID = "art-sprites";

const symbol = (id: string, inner: string): string =>
  `<symbol id="${id}" viewBox="0 0 48 48">${inner}</symbol>`;

/** Return the id of an icon; ids cannot contain spaces, as in "oil lamp". */
export const iconId = (name: string): string => `icon-${name.replaceAll(" ", "-")}`;

/** Draw a city gate: a pointed arch in the colour of the keshi whose symbol it bears. */
function gate(name: KeshiName): string {
  return `<symbol id="gate-${name}" viewBox="0 0 40 48">
    <path d="M2 46.5V18C2 9 13 6 20 1.5C27 6 38 9 38 18V46.5Z" fill="var(--keshi-${name})" stroke="var(--keshi-${name}-edge)" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M7 46.5V22C7 14.5 15 11.5 20 8.5C25 11.5 33 14.5 33 22V46.5Z" fill="var(--tile-gate)" stroke="var(--keshi-${name}-edge)" stroke-width="1.4"/>
    <use href="#keshi-${name}" x="8.5" y="18" width="23" height="23"/></symbol>`;
}

/** Draw touching eight-pointed stars with smaller ones inside, and the crosses between them. */
function zellige(): string {
  return `<pattern id="zellige" width="40" height="40" patternUnits="userSpaceOnUse">
      <path d="${star(20, 20, 20)}" fill="var(--zellige-star)"/>
      <path d="${star(20, 20, 6)}" fill="var(--zellige-heart)"/>
      <g fill="none" stroke="var(--zellige)" stroke-width=".9"><path d="${star(20, 20, 20)}"/>
      <path d="${star(20, 20, 11)}"/><path d="M20 0V9M20 31V40M0 20H9M31 20H40"/>
      <path d="M5.86 5.86L0 0M34.14 5.86L40 0M5.86 34.14L0 40M34.14 34.14L40 40"/></g></pattern>
    <pattern id="zellige-back" width="20" height="20" patternUnits="userSpaceOnUse">
      <g fill="none" stroke="var(--tile-back-line)" stroke-width=".8"><path d="${star(10, 10, 10)}"/>
      <path d="${star(10, 10, 5)}"/></g></pattern>`;
}

export function sprites(): string {
  return [
    zellige(),
    ...keshiNames.map((name) => symbol(`keshi-${name}`, keshi(name))),
    ...keshiNames.map(gate),
    ...iconNames.map((name) => symbol(iconId(name), icon(name))),
    ...pawnKinds.flatMap((kind) =>
      [...Array(seatCount).keys()].map((seat) => symbol(`pawn-${kind}-${seat}`, pawn(kind, seat))),
    ),
  ].join("");
}

/** Return the id of an SVG text to draw by reference; add it to the page on first use. */
export function figures(text: string): string {
  const id = `figures-${[...text].map((one) => one.codePointAt(0)).join("-")}`;
  if (!document.getElementById(id)) {
    const words = document.createElementNS("http://www.w3.org/2000/svg", "text");
    words.id = id;
    words.textContent = text;
    document.querySelector(`#${ID} > defs`)!.append(words);
  }
  return id;
}

if (!document.getElementById(ID)) {
  // Do not use display:none, which would disable patterns.
  document.body.insertAdjacentHTML(
    "afterbegin",
    `<svg id="${ID}" width="0" height="0" style="position:absolute" aria-hidden="true">${sprites()}<defs></defs></svg>`,
  );
}
