// The symbols of the keshis, each in a 48-unit box: ink on the keshi's face.

import type { Spectator } from "../api/messages";
import { octagon, star } from "./geometry";

export type KeshiName = Spectator;

const face = (name: KeshiName): string => `var(--keshi-${name})`;

/** Draw a pointed leaflet from (x, y), with a direction in degrees and a length. */
function leaflet(x: number, y: number, degrees: number, length: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${degrees})" d="M0 0Q${length * 0.45}-4.2 ${length} 0Q${length * 0.45} 3 0 0Z"/>`;
}

const palmLeaf =
  `<path d="M12.5 39.5Q16 24 34.5 9.5L36 11Q20 25 15.5 40Z"/>` +
  [
    [15.4, 31.5, -140, 9],
    [18, 26.2, -142, 12],
    [21.5, 21.6, -140, 12.5],
    [25.7, 17.2, -134, 11],
    [30, 13.2, -125, 8],
    [16.4, 33, -18, 14],
    [19, 27.6, -12, 16.5],
    [22.8, 22.6, -8, 15.5],
    [27, 17.8, -4, 12.5],
    [31, 13.8, -2, 9],
    [34.5, 10.5, -45, 7],
  ]
    .map((one) => leaflet(...(one as [number, number, number, number])))
    .join("");

const symbols: Record<KeshiName, string> = {
  turquoise: `<path d="M7.5 24.5C12.5 14.5 25 13 31.5 21L40.5 14.5C38.5 21 38.5 28 40.5 34.5L31.5 28C25 36 12.5 34.5 7.5 24.5Z"/>
    <circle cx="15.5" cy="22.5" r="2" fill="${face("turquoise")}"/>
    <path d="M21.5 19Q24.5 24.5 21.5 30" fill="none" stroke="${face("turquoise")}" stroke-width="2"/>`,
  green: `<g transform="translate(1.6 2.2) scale(.92)">${palmLeaf}</g>`,
  yellow: `<circle cx="24" cy="9.3" r="2.6" fill="none" stroke="var(--keshi-yellow-ink)" stroke-width="2"/>
    <path d="M14.5 19.5C14.5 14.5 20 14.5 24 11.5C28 14.5 33.5 14.5 33.5 19.5Z"/>
    <path d="M15.5 21H32.5L30 33.5H18Z"/><path d="M17 35H31L27 39.5H21Z"/>
    <path d="M24 22.8Q28.2 27.5 24 32Q19.8 27.5 24 22.8Z" fill="${face("yellow")}"/>`,
  orange: `<path d="M24 8C27 8 28 11 29.5 14.5C32 20 35.5 25 38 29.5H10C12.5 25 16 20 18.5 14.5C20 11 21 8 24 8Z"/>
    <path d="M7.5 31.5H40.5C39.5 37 34 40.5 24 40.5C14 40.5 8.5 37 7.5 31.5Z"/>
    <path d="M18.8 18.6Q24 21.4 29.4 18.6M15.2 25Q24 28.6 32.8 25" fill="none" stroke="${face("orange")}" stroke-width="2"/>`,
  purple: `<path d="M13.5 12H34.5V36H13.5Z"/>
    <path d="M15 8V12M19.5 8V12M24 8V12M28.5 8V12M33 8V12M15 36V40M19.5 36V40M24 36V40M28.5 36V40M33 36V40" fill="none" stroke="var(--keshi-purple-ink)" stroke-width="2"/>
    <path d="M24 14.5L31.5 24L24 33.5L16.5 24Z" fill="${face("purple")}"/><path d="M24 19L28 24L24 29L20 24Z"/>`,
  pink: `<ellipse cx="24" cy="12.3" rx="13" ry="4.3"/>
    <path d="M11 15.5C12.5 23.5 20 24.5 20 30C20 34.5 17.5 37 16.5 40H31.5C30.5 37 28 34.5 28 30C28 24.5 35.5 23.5 37 15.5C32.5 19.4 15.5 19.4 11 15.5Z"/>
    <path d="M15 21.3L18 19.4L21 23.2L24 19.6L27 23.2L30 19.4L33 21.3" fill="none" stroke="${face("pink")}" stroke-width="1.7"/>`,
  black: `<path transform="rotate(-28 24 24)" d="M33.6 13.2A14.6 14.6 0 1 0 33.6 34.8A11.2 11.2 0 1 1 33.6 13.2Z"/>
    <path d="${star(31.4, 20.6, 4.9)}"/>`,
  white: `<path d="M11.5 32.5L8.8 16.5L17.4 22.6L24 10.5L30.6 22.6L39.2 16.5L36.5 32.5Z"/><path d="M11.5 34.5H36.5V39H11.5Z"/>
    <circle cx="24" cy="9" r="2.4"/><circle cx="8.6" cy="15.4" r="2.2"/><circle cx="39.4" cy="15.4" r="2.2"/>
    <path d="M24 21.5L27 26L24 30.5L21 26Z" fill="${face("white")}"/>`,
  gray: `<path d="M23.2 15C19 11 12.5 11 7.5 12.5V35C12.5 33.5 19 33.8 23.2 37.5Z"/><path d="M24.8 15C29 11 35.5 11 40.5 12.5V35C35.5 33.5 29 33.8 24.8 37.5Z"/>
    <path d="M11 18Q16 17 20 19.2M11 23Q16 22 20 24.2M11 28Q16 27 20 29.2M37 18Q32 17 28 19.2M37 23Q32 22 28 24.2M37 28Q32 27 28 29.2" fill="none" stroke="${face("gray")}" stroke-width="1.7"/>`,
  beige: `<path d="M24 7.5C28 11 33.5 12.5 38 12.5C38.6 25.5 34 35 24 40.5C14 35 9.4 25.5 10 12.5C14.5 12.5 20 11 24 7.5Z"/>
    <path d="${star(24, 22.8, 8.6)}" fill="${face("beige")}"/><circle cx="24" cy="22.8" r="2.8"/>`,
  brown: `<path transform="translate(.6 2.2) scale(.91)" d="M9.5 40L11 28.5C8.8 26.5 8.8 22.5 11.3 20.2C13.8 18 16.5 18.8 18 15.6C19.5 12.2 21.4 11 23 11C25 11 26.6 13.6 27.6 17.4C28.6 20.6 30.6 22.4 32 19.8C33 17.3 32.6 13 33 10.8C33.4 8.6 35.4 7.6 37.6 8.2L41.6 10C42.8 10.6 42.6 12.8 41.2 13.1L37.3 13.6C37.3 18.5 37.4 23.4 34.6 27C33.6 28.2 32.6 29 31.6 29.4L32.6 40H29L27.6 31C24.5 31.6 20.5 31.4 17 30.4L16.2 40H12.8L12.9 34L12.4 40Z"/>`,
  red: `<path d="M19 8.5H30L28 13.5C28 17.5 35 20.5 35 29C35 36 29.5 40 24 40C18.5 40 13 36 13 29C13 20.5 20.5 17.5 20.5 13.5L15.5 10.6Z"/>
    <path d="M28.6 12.5C39.5 10.5 41.5 20.5 34 24.5" fill="none" stroke="var(--keshi-red-ink)" stroke-width="2.8"/>
    <path d="M14.5 26.5Q17 24 19.3 26.5T24 26.5T28.7 26.5T33.5 26.5" fill="none" stroke="${face("red")}" stroke-width="2"/>`,
  nomad: `<g transform="translate(3.1 2.6) scale(.87)"><path d="M24 7.5C32.5 7.5 37 13.5 36.2 21L39 40H9L11.8 21C11 13.5 15.5 7.5 24 7.5Z"/>
    <path d="M14.4 20.4Q24 15.6 33.6 20.4L33 26Q24 22.6 15 26Z" fill="${face("nomad")}"/>
    <circle cx="20" cy="21.4" r="1.7"/><circle cx="28" cy="21.4" r="1.7"/>
    <path d="M14.5 14.2Q22 17.5 33 12.2M13.5 30Q24 35.5 34 30" fill="none" stroke="${face("nomad")}" stroke-width="2"/></g>`,
};

export const keshiNames = Object.keys(symbols) as KeshiName[];

/** Draw a keshi: a wooden octagon with a lit bevel and its symbol. */
export function keshi(name: KeshiName): string {
  return `<path d="${octagon(24, 24, 47)}" fill="var(--keshi-${name}-edge)"/>
    <path d="${octagon(24, 24, 42.5)}" fill="${face(name)}"/>
    <path d="M4.6 31.2V16.8L16.8 4.6H31.2" fill="none" stroke="white" stroke-opacity=".38" stroke-width="1.6"/>
    <g fill="var(--keshi-${name}-ink)">${symbols[name]}</g>`;
}

export { symbols as keshiSymbols };
