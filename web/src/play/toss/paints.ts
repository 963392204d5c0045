/** The colours and pictures that the canvas needs, taken from the page's tokens. */
import type { Colour } from "../../api/messages";
import { keshiSymbols } from "../../art/keshis";

type Rgb = readonly [number, number, number];

/** How a keshi is painted: the shades of its face and of its sides, from dark to light, and the
 * picture of its symbol. */
export interface Wood {
  face: string[];
  sides: string[];
  symbol: HTMLImageElement | null;
}

export interface Paints {
  wood: Map<Colour, Wood>;
  slat: string;
  slatTop: string;
  slatUnder: string;
  shadow: string;
  lamp: string;
  dust: string;
  badge: string;
  badgeInk: string;
}

const SHADES = 24;
/** The size of a symbol's picture, in pixels. */
const PICTURE = 160;

const pictures = new Map<string, HTMLImageElement>();

/** Read the colours of some keshis, and of everything else on the canvas, from the page. */
export function paintsFor(colours: readonly Colour[]): Paints {
  const probe = document.body.appendChild(document.createElement("i"));
  const css = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const [light, dark] = [rgbOf(css("toss-light")), rgbOf(css("toss-dark"))];
  const wood = colours.map((colour): [Colour, Wood] => {
    const [face, ink] = [css(`keshi-${colour}`), css(`keshi-${colour}-ink`)];
    const tones = shadesOf(rgbOf(face), light, dark);
    const sides = shadesOf(mixed(rgbOf(face), dark, 0.22), light, dark);
    return [colour, { face: tones, sides, symbol: symbolOf(colour, face, ink) }];
  });
  const paints = {
    wood: new Map(wood),
    slat: css("brick-slat"),
    slatTop: css("brick-pale"),
    slatUnder: css("brick-line"),
    shadow: css("toss-dark"),
    lamp: css("toss-lamp"),
    dust: css("brick-pale"),
    badge: css("badge"),
    badgeInk: css("badge-ink"),
  };
  probe.remove();
  return paints;
}

function rgbOf(css: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (k: 0 | 1 | 2): number => one[k] + (other[k] - one[k]) * share;
  return [mix(0), mix(1), mix(2)];
}

/** Return shades of a colour, from turned away to facing the light. */
function shadesOf(colour: Rgb, light: Rgb, dark: Rgb): string[] {
  return Array.from({ length: SHADES }, (_, k) => {
    const lit = (k / (SHADES - 1) - 0.5) * 1.2;
    const shade = mixed(colour, lit > 0 ? light : dark, Math.abs(lit));
    return `rgb(${shade.map(Math.round).join(" ")})`;
  });
}

/** Return the shade for a brightness from 0 to 1. */
export function shadeAt(shades: readonly string[], brightness: number): string {
  const place = Math.round(Math.min(1, Math.max(0, brightness)) * (SHADES - 1));
  return shades[place]!;
}

/** Return the picture of a keshi's symbol, which loads once. */
function symbolOf(colour: Colour, face: string, ink: string): HTMLImageElement {
  const drawing = keshiSymbols[colour]
    .replaceAll(`var(--keshi-${colour}-ink)`, ink)
    .replaceAll(`var(--keshi-${colour})`, face);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${PICTURE}" height="${PICTURE}"><g fill="${ink}">${drawing}</g></svg>`;
  let picture = pictures.get(svg);
  if (!picture) {
    picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(svg, picture);
  }
  return picture;
}
