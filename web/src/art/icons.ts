// The icons, each in a 48-unit box. Their lines use the current text colour, so that they are
// legible on stone, paper and tiles alike.

import { octagon, star, wedge } from "./geometry";
import { keshiSymbols, type KeshiName } from "./keshis";

const fill = (name: string): string => `fill="var(--${name})"`;
const path = (d: string, colour = ""): string => `<path d="${d}"${colour && ` ${fill(colour)}`}/>`;
const dot = (x: number, y: number, r: number, colour = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${colour && ` ${fill(colour)}`}/>`;
/** Scale and move a drawing within the box. */
const small = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})">${drawing}</g>`;
const plain = (drawing: string): string => `<g stroke="none">${drawing}</g>`;
const thick = (drawing: string, width = 3.4): string => `<g stroke-width="${width}">${drawing}</g>`;
/** Draw lines in dark ink, for a pale fill, regardless of the text colour. */
const inner = (d: string, width = 2): string =>
  `<path d="${d}" stroke="var(--tile-ink)" stroke-width="${width}"/>`;
/** Draw a keshi's symbol alone, in a colour; `face` is the colour of the parts that show the
 * keshi's face. */
const symbol = (name: KeshiName, colour: string, face = "tile-ink"): string =>
  `<g stroke="none" ${fill(colour)}>` +
  keshiSymbols[name]
    .replaceAll(`--keshi-${name})`, `--${face})`)
    .replaceAll(`--keshi-${name}-ink)`, `--${colour})`) +
  "</g>";
/** Draw a keshi's symbol with an outline. */
const outlined = (name: KeshiName, colour: string, face?: string): string =>
  symbol(name, colour, face).replace('stroke="none"', 'paint-order="stroke" stroke-width="3.4"');

const water =
  path("M24 4C29.5 13.5 38 20.5 38 30A14 14 0 0 1 10 30C10 20.5 18.5 13.5 24 4Z", "icon-water") +
  `<path d="M16 31A8 8 0 0 0 22 37.6" stroke="var(--icon-pale)" stroke-width="3"/>`;
const date =
  `<path d="M27 4Q17 9 15 19M27 4Q31 10 32 17"/>` +
  path("M27 4Q35 2 42 8Q34 12 27 4Z", "icon-leaf") +
  `<ellipse cx="15" cy="30" rx="8.6" ry="13" transform="rotate(12 15 30)" ${fill("icon-date")}/>` +
  `<ellipse cx="32.5" cy="29.5" rx="8.6" ry="13" transform="rotate(-10 32.5 29.5)" ${fill("icon-date")}/>` +
  `<path d="M10.8 27Q11 33 14 36.5M28.8 26.5Q28 32.5 30.5 36" stroke="var(--icon-pale)" stroke-width="2.2"/>`;
const dinar =
  dot(24, 24, 20, "icon-dinar") +
  `<circle cx="24" cy="24" r="15.6" stroke="var(--tile-ink)" stroke-width="1.4"/>` +
  inner(star(24, 24, 10), 1.8) +
  plain(dot(24, 24, 2.6, "tile-ink"));
const point =
  `<path d="${star(24, 24, 23)}" ${fill("icon-point")}/>` +
  `<path d="${star(24, 24, 19.6)}" stroke="var(--icon-dinar)" stroke-width="1.2"/>`;
const loss = `<path d="${star(24, 24, 23)}" ${fill("icon-loss")}/>`;
const crossed = `<path d="M6 42L42 6" stroke="var(--icon-pale)" stroke-width="8"/><path d="M6 42L42 6" stroke="var(--icon-loss)" stroke-width="4.6"/>`;

const stairs = "M5 45V38H15V30H25V22H35V14H45V45Z";
const upperStairs = "M25 45V22H35V14H45V45Z";
const crown = small(1, 1, 25, symbol("white", "icon-dinar"));
const crescent = small(1, 0, 26, symbol("black", "icon-night"));
const wave = (y: number): string => `M4 ${y}q5-6 10 0t10 0t10 0t10 0`;
const palm =
  `<path d="M24 40Q22 28 25.5 17" stroke-width="3.4"/>` +
  path("M25.5 17Q16 8 7 17Q16 13.5 25.5 17Z", "icon-leaf") +
  path("M25.5 17Q33 6 42 14Q34 12.5 25.5 17Z", "icon-leaf") +
  path("M25.5 17Q14 17 11 28Q18 20 25.5 17Z", "icon-leaf") +
  path("M25.5 17Q36 16 39.5 26Q33 19.5 25.5 17Z", "icon-leaf") +
  path("M25.5 17Q21 8 24 3Q28 8 25.5 17Z", "icon-leaf");
const arch = "M8 44V24C8 12 18 6 24 3C30 6 40 12 40 24V44Z";
const parchment = (colour: string): string =>
  path("M11 8H37V40H11Z", colour) +
  `<rect x="5" y="4" width="38" height="8" rx="4" ${fill("icon-stone")}/>` +
  `<rect x="5" y="36" width="38" height="8" rx="4" ${fill("icon-stone")}/>` +
  inner("M16 18H32M16 24H32M16 30H27");
const head = (y = 15, r = 8): string => dot(24, y, r, "icon-stone");
const anyKeshi =
  plain(
    ["turquoise", "yellow", "purple", "pink", "red", "green", "brown", "orange"]
      .map((name, k) => path(wedge(24, 24, 45, k + 0.5, 1), `keshi-${name}`))
      .join(""),
  ) +
  path(octagon(24, 24, 45)) +
  path(octagon(24, 24, 26), "icon-pale") +
  `<path d="M19.8 20.4C19.8 17.6 21.6 16 24.2 16C26.8 16 28.4 17.6 28.4 19.8C28.4 23 24.2 23.2 24.2 26.6M24.2 31V31.2" stroke="var(--tile-ink)" stroke-width="3"/>`;
const anyGoods =
  path(wedge(24, 24, 45, 6.5, 3), "keshi-yellow") +
  path(wedge(24, 24, 45, 1.5, 2.5), "keshi-orange") +
  path(wedge(24, 24, 45, 4, 2.5), "keshi-purple") +
  plain(
    small(14, 2.5, 19, symbol("yellow", "keshi-yellow-ink")) +
      small(26, 22, 19, symbol("orange", "keshi-orange-ink")) +
      small(3, 22, 19, symbol("purple", "keshi-purple-ink")),
  );
const blank = path(octagon(24, 24, 45), "icon-stone") + inner(star(24, 24, 13), 1.8);
const disc =
  dot(24, 24, 21, "icon-pale") +
  plain(
    [0, 2, 4, 6]
      .map((k) => {
        const a = (k / 8) * 2 * Math.PI;
        const b = ((k + 1) / 8) * 2 * Math.PI;
        const at = (angle: number): string =>
          `${(24 + 21 * Math.sin(angle)).toFixed(1)} ${(24 - 21 * Math.cos(angle)).toFixed(1)}`;
        return path(`M24 24L${at(a)}A21 21 0 0 1 ${at(b)}Z`, "keshi-pink");
      })
      .join(""),
  ) +
  dot(24, 24, 21) +
  dot(24, 24, 6.5, "icon-stone");
const gem =
  path("M12 8H36L45 20L24 44L3 20Z", "icon-water") +
  `<path d="M3 20H45M12 8L17 20L24 44L31 20L36 8M17 20L24 8L31 20"/>`;
const oasis =
  `<path d="M3 44C3 36 12 33 24 33S45 36 45 44Z" ${fill("icon-water")}/>` + small(1, -2, 44, palm);
const boat =
  path("M6 27H42Q40 38 32 38H16Q8 38 6 27Z", "icon-date") +
  `<path d="${wave(43)}" stroke="var(--icon-water)" stroke-width="3.4"/>`;

const drawings = {
  water,
  date,
  dinar,
  point,
  loss,
  "no-loss": loss + crossed,
  free: dinar + crossed,

  "river-step":
    `<path d="${wave(40)}M4 31q5-6 10 0t10 0t10 0t10 0" stroke="var(--icon-water)" stroke-width="4.6"/>` +
    path("M8 13H27V5L43 17L27 29V21H8Z", "keshi-turquoise"),
  "palace-step": path(stairs, "keshi-white") + crown,
  "mosque-step": path(stairs, "icon-night") + crescent,
  "stair-step":
    path(stairs, "keshi-white") +
    path(upperStairs, "icon-night") +
    small(0, 8, 20, symbol("white", "icon-dinar")) +
    small(13, -2, 21, symbol("black", "icon-night")),
  "any-step":
    path("M5 45V38H15V30H25V22H35V14H45V45Z", "icon-stone") +
    path("M7 21L17 6L27 21H21V28H13V21Z", "keshi-turquoise"),
  "camel-step":
    small(-1, 8, 40, outlined("brown", "keshi-brown")) +
    thick(`<path d="M30 7H44M38 2L44 7L38 12"/>`, 3.4),
  "any-resource":
    path("M24 24L4.1 12.5A23 23 0 0 1 43.9 12.5Z", "icon-water") +
    path("M24 24L43.9 12.5A23 23 0 0 1 24 47Z", "icon-dinar") +
    path("M24 24L24 47A23 23 0 0 1 4.1 12.5Z", "icon-date") +
    plain(
      path("M24 3.5Q31 11 31 14.5A7 7 0 0 1 17 14.5Q17 11 24 3.5Z", "icon-pale") +
        `<ellipse cx="13.5" cy="28.5" rx="4.4" ry="7.6" transform="rotate(24 13.5 28.5)" ${fill("icon-pale")}/>` +
        path(star(34.5, 28.5, 7.6), "icon-pale"),
    ),
  "any-goods": anyGoods,
  "any-keshi": anyKeshi,
  "any-keshi-pair": small(0, 0, 34, anyKeshi) + small(14, 14, 34, anyKeshi),
  keshi: blank,

  threshold:
    path("M3 45V34H24V20H45V45Z", "icon-stone") +
    `<path d="M24 45V5" stroke="var(--icon-dinar)" stroke-width="5"/><path d="M26.5 45V5M21.5 45V5"/>` +
    thick(`<path d="M8 26Q14 12 33 12M29 6L35 12L29 18"/>`, 3),
  rapid:
    `<path d="M2 16q6-12 12 0t12 0t12 0t8-2" stroke="var(--icon-water)" stroke-width="5"/>` +
    `<path d="M2 30q6-12 12 0t12 0t12 0t8-2" stroke="var(--icon-water)" stroke-width="5"/>` +
    path("M10 45L16 35L24 38L31 33L40 45Z", "icon-stone"),
  line:
    `<path d="M12 36L36 12" stroke-width="3"/>` +
    dot(24, 24, 5.5, "icon-stone") +
    small(-1, 22, 27, symbol("white", "icon-dinar")) +
    small(23, 0, 27, symbol("black", "icon-night")),
  bonus:
    `<path d="${star(24, 24, 22)}" ${fill("icon-dinar")}/>` +
    `<path d="M24 14V34M14 24H34" stroke="var(--tile-ink)" stroke-width="5"/>`,
  beyond: thick(`<path d="M5 24H34M24 13L35 24L24 35"/><path d="M42 8V40"/>`, 4),
  arrow: thick(`<path d="M6 24H40M28 12L41 24L28 36"/>`, 5),
  or: thick(`<path d="M15 44L33 4"/>`, 4),
  exchange:
    path("M4 16H30V8L44 19L30 30V24H4Z", "icon-dinar") +
    path("M44 34H18V42L4 32L14 24H18V28H44Z", "icon-water"),
  "keshi-exchange":
    small(0, 0, 26, blank) +
    small(22, 22, 26, path(octagon(24, 24, 45), "icon-dinar") + `<path d="${star(24, 24, 13)}"/>`) +
    thick(`<path d="M30 6Q42 6 42 18M37 13L42 19L47 13M18 42Q6 42 6 30M1 35L6 29L11 35"/>`, 2.8),

  instant: path("M28 3L8 27H21L17 45L40 19H26Z", "icon-dinar"),
  permanent: thick(`<path d="M24 24C18 14 5 13 5 24S18 34 24 24S43 13 43 24S30 34 24 24Z"/>`, 5),
  round: thick(`<path d="M40 24A16 16 0 1 1 33 11M26 9L35 11.5L31 20"/>`, 4.6),
  season:
    path(
      "M10 4H38M10 44H38M13 4C13 18 22 20 22 24S13 30 13 44H35C35 30 26 28 26 24S35 18 35 4Z",
      "icon-pale",
    ) +
    plain(
      path("M15.5 43C16 36 24 32 24 32S32 36 32.5 43Z", "icon-dinar") +
        path("M17 13H31Q29 19 24 22Q19 19 17 13Z", "icon-dinar"),
    ),
  "start-player":
    path("M14 12H34L40 38Q24 46 8 38Z", "icon-loss") +
    `<ellipse cx="24" cy="12" rx="10" ry="3.6" ${fill("icon-loss")}/><path d="M24 12Q38 8 41 22M41 22V31M38.5 31V24.5M43.5 31V24.5"/>`,
  claim:
    path(
      "M10 22Q7 22 7 26L12 38Q15 45 25 45Q37 45 37 33V14Q37 10.6 34 10.6T31 14V8Q31 4.6 28 4.6T25 8V6Q25 2.8 22 2.8T19 6V9Q19 6 16 6T13 9V26Z",
      "icon-stone",
    ) + inner("M19 9V22M25 8V22M31 14V23"),
  check: thick(`<path d="M7 26L19 38L42 10"/>`, 6),
  nothing: thick(`<path d="M10 10L38 38M38 10L10 38"/>`, 6),
  turn: thick(`<path d="M9 30A16 16 0 1 1 39 30M32 27L39.5 31L44 24"/>`, 4.4),

  scroll: parchment("tile-scroll"),
  "scroll-gray": parchment("scroll-gray"),
  "scroll-yellow": parchment("scroll-yellow"),
  "scroll-pink": parchment("scroll-pink"),
  "scroll-orange": parchment("scroll-orange"),
  luxury: gem,
  gate:
    path(arch, "icon-stone") +
    `<path d="M15 44V27C15 19 20 15.5 24 13C28 15.5 33 19 33 27V44Z" fill="var(--tile-ink)"/>`,
  oasis,
  office:
    `<path d="M24 5V40M12 43H36M8 12H40" stroke-width="3"/>` +
    path("M2 28L9 12L16 28Q9 36 2 28Z", "icon-dinar") +
    path("M32 28L39 12L46 28Q39 36 32 28Z", "icon-dinar"),
  provision:
    path("M6 20H42L37 44H11Z", "icon-date") +
    `<path d="M9 28H39.5M10.5 36H38M18 20L20 44M30 20L28 44"/><path d="M10 20Q12 4 24 4T38 20"/>`,
  town:
    path("M3 45V16H7V20H11V16H15V26H33V16H37V20H41V16H45V45Z", "icon-date") +
    path("M19 45V37Q19 32 24 32T29 37V45Z", "icon-pale"),
  award:
    path("M14 3H34L30 20H18Z", "icon-loss") +
    `<circle cx="24" cy="31" r="14" ${fill("icon-dinar")}/><path d="${star(24, 31, 9)}" ${fill("icon-pale")}/>`,
  building:
    path("M6 45V24H42V45Z", "icon-stone") +
    path("M12 24C12 12 20 10 24 5C28 10 36 12 36 24Z", "icon-water") +
    path("M19 45V36Q19 31 24 29Q29 31 29 36V45Z", "icon-pale"),
  tower:
    path("M12 45V14H36V45Z", "icon-stone") +
    path("M8 14V5H14V9H20V5H28V9H34V5H40V14Z", "icon-stone") +
    path(octagon(24, 28, 15), "icon-pale"),
  staircase: path("M3 45V37H12V29H21V21H30V13H39V5H45V45Z", "icon-stone"),
  strategy:
    path("M8 5H40V43H8Z", "tile-strategy") +
    `<path d="M15 33Q17 20 24 24T33 13M28 12H34V18"/>` +
    dot(15, 34, 3, "icon-loss"),
  sector:
    path(octagon(24, 24, 44), "icon-pale") +
    inner("M3 17H45M3 31H45M17 3V45M31 3V45") +
    path("M17 17H31V31H17Z", "icon-dinar"),
  disc,
  workshop:
    path(arch, "icon-stone") +
    path("M13 44V27C13 18 19 14 24 11C29 14 35 18 35 27V44Z", "icon-pale") +
    inner("M24 44V27", 4) +
    path("M14 20H34V28H14Z", "icon-date"),
  jetty:
    `<path d="M10 20V42M24 20V42M38 20V42" stroke-width="3.4"/>` +
    path("M4 14H44V21H4Z", "icon-date") +
    `<path d="${wave(43)}" stroke="var(--icon-water)" stroke-width="4"/>`,
  crocodile:
    path(
      "M2 27L8 20L18 21Q20 15 25 18L46 24V28L38 31L40 36H33L31 32H18L16 37H9L11 32Q4 33 2 27Z",
      "icon-leaf",
    ) +
    plain(dot(22.6, 20.5, 1.8, "icon-pale")) +
    `<path d="M46 28L44 31L42 28L40 31L38 28L36 31L34 28"/>`,

  caravan:
    small(0, 4, 44, outlined("brown", "keshi-brown")) +
    path("M14 15H27L29 24H12Z", "icon-loss") +
    `<path d="M20.5 15V24" stroke-width="1.6"/>`,
  camel: small(-1, -1, 50, outlined("brown", "keshi-brown")),
  assistant:
    path("M10 45C10 31 16 25 24 25S38 31 38 45Z", "icon-stone") +
    head(19, 8.5) +
    path("M16.5 14L18 4H30L31.5 14Q24 17 16.5 14Z", "icon-loss"),
  guard:
    path("M7 45C7 33 14 28 22 28S37 33 37 45Z", "keshi-beige") +
    dot(22, 20, 8.5, "icon-stone") +
    path("M12 20C11 11 16 7 20.5 6.5L22 2L23.5 6.5C28 7 33 11 32 20Q22 15 12 20Z", "keshi-gray") +
    path("M34 27Q40 29 46 27Q47 39 40 45Q33 39 34 27Z", "icon-loss") +
    `<path d="M40 28V44"/>`,
  vendor: small(-1, -1, 50, outlined("red", "keshi-red", "icon-pale")),
  entertainer: small(-1, -1, 50, outlined("pink", "keshi-pink-edge", "icon-pale")),
  fisherman:
    boat +
    head(8, 5.4) +
    path("M16 27C16 18 19 15 24 15S32 18 32 27Z", "keshi-turquoise") +
    `<path d="M31 19L44 4V22"/>`,
  scholar:
    head(16, 9) +
    path("M13 15C11 6 18 2 24 2S37 6 35 15Q24 9 13 15Z", "icon-pale") +
    path("M4 30Q16 27 24 33Q32 27 44 30V44Q32 41 24 46Q16 41 4 44Z", "keshi-gray") +
    `<path d="M24 33V46"/>`,
  courtier:
    path("M9 45C9 32 16 28 24 28S39 32 39 45Z", "keshi-white") +
    head(21, 8) +
    small(12.5, -3, 23, symbol("white", "icon-dinar")),
  student:
    path("M9 45C9 30 16 25 24 25S39 30 39 45Z", "icon-night") +
    head(18, 8.5) +
    path("M15 14C15 6 20 4 24 4S33 6 33 14Q24 10.5 15 14Z", "icon-pale"),
  sultan:
    path("M7 45C7 30 15 26 24 26S41 30 41 45Z", "keshi-purple") +
    head(21, 8) +
    path("M11 16C8 6 18 3 24 3S40 6 37 16Q24 9 11 16Z", "icon-pale") +
    path("M24 2L28 8L24 13L20 8Z", "icon-loss"),
  imam:
    path("M7 45C7 30 15 26 24 26S41 30 41 45Z", "icon-leaf") +
    head(20, 8) +
    path("M14 15Q14 4 24 4T34 15Q24 11 14 15Z", "icon-pale") +
    path("M17 23Q24 38 31 23Q24 29 17 23Z", "icon-pale"),
  spectator: path("M6 44C6 31 14 27 24 27S42 31 42 44Z", "keshi-pink") + head(15, 10),
  nomad:
    path("M24 6L45 42H3Z", "icon-night") +
    path("M24 16L33 42H15Z", "icon-pale") +
    `<path d="M24 6V2M20 3L24 7L28 3"/>`,
  dung:
    path(
      "M8 44C2 44 2 34 9 34C8 27 14 26 16 26C16 19 24 19 25 8C30 13 34 20 31 26C38 25 41 31 38 34C46 34 46 44 40 44Z",
      "icon-date",
    ) + `<path d="M15 34Q22 38 31 34M19 27Q24 29 28 26"/>`,

  slipper:
    path(
      "M3 20C8 18 10 26 18 27C26 28 34 24 40 27C46 30 46 38 40 39H14C6 39 3 30 3 20Z",
      "icon-dinar",
    ) +
    path("M18 27C24 27 34 24 40 27C38 32 24 34 18 27Z", "tile-ink") +
    `<path d="M9 32L13 29M14 36L18 32"/>`,
  tajine:
    path("M24 6C26 16 36 22 38 31H10C12 22 22 16 24 6Z", "icon-date") +
    dot(24, 5.6, 3, "icon-date") +
    path("M4 33H44Q43 42 34 42H14Q5 42 4 33Z", "icon-loss") +
    `<path d="M15 25L19 28L24 24L29 28L33 25" stroke="var(--icon-pale)"/>`,
  dagger:
    path("M17 19C20 27 30 34 44 44C28 46 12 38 8 22Z", "icon-stone") +
    path("M5 25L20 17L18 13L3 21Z", "icon-dinar") +
    path("M6 18L3 7Q6 2 12 4L14 14Z", "icon-date") +
    `<path d="M15 26Q21 35 33 40"/>`,
  "oil lamp": small(
    0,
    2,
    45,
    path("M8 24C12 34 20 38 27 38H31C38 38 42 30 46 22C40 24 38 22 34 20H16Z", "icon-dinar") +
      path("M17 20Q18 12 25 12T33 20Z", "icon-dinar") +
      `<path d="M25 12V8M10 25C-1 20 4 10 13 17" stroke-width="3"/>` +
      path("M20 38H34L37 44H17Z", "icon-dinar") +
      path("M46 19Q41 11 46 3Q51 12 46 19Z", "icon-loss"),
  ),
  necklace:
    `<path d="M7 6C7 24 14 33 24 36C34 33 41 24 41 6"/>` +
    [
      [7, 8],
      [8.6, 17],
      [13, 25.5],
      [35, 25.5],
      [39.4, 17],
      [41, 8],
    ]
      .map(([x, y]) => dot(x ?? 0, y ?? 0, 3.6, "icon-water"))
      .join("") +
    dot(18.5, 31.4, 3.6, "icon-water") +
    dot(29.5, 31.4, 3.6, "icon-water") +
    `<path d="${star(24, 38, 8.6)}" ${fill("icon-loss")}/>`,
  "race saddle":
    path(
      "M6 12Q12 12 14 20Q24 25 34 20Q36 12 42 12Q43 22 38 28V33Q24 38 10 33V28Q5 22 6 12Z",
      "icon-loss",
    ) +
    `<path d="M13 28Q24 32 35 28" stroke="var(--icon-dinar)" stroke-width="2.6"/><path d="M14 34V40M34 34V40"/>` +
    path("M11 40H17V45H11ZM31 40H37V45H31Z", "icon-dinar"),
  falcon:
    path(
      "M28 3C35 2 40 6 40.5 11C44.5 11.5 46 15 44 19C43 16.5 41.5 16 39.5 16.5C40 25 36 32 28 35L17 46L12 45L15 37C9 27 14 17 21 12C22 7 24 4 28 3Z",
      "icon-date",
    ) +
    path("M24 15C15 21 13 30 16 38C26 35 31 27 30 17Z", "icon-stone") +
    inner("M27 21L21 31M30 20L25 32", 1.6) +
    plain(dot(34, 9.5, 2, "icon-pale")) +
    `<path d="M29 35L31 43M26 44H37"/>`,

  "date warehouse": path("M4 45V20L24 8L44 20V45Z", "icon-stone") + small(12, 17, 25, date),
  library:
    path("M4 45V18L24 6L44 18V45Z", "icon-stone") +
    small(9, 16, 30, symbol("gray", "tile-ink", "icon-pale")),
  "training room":
    path("M4 45V22C4 10 16 8 24 3C32 8 44 10 44 22V45Z", "icon-stone") +
    small(10, 15, 29, symbol("pink", "tile-ink", "icon-pale")),
  "prayer house":
    path("M4 45V26H32V45Z", "icon-stone") +
    path("M8 26C8 16 15 15 18 10C21 15 28 16 28 26Z", "icon-night") +
    path("M34 45V12L39 5L44 12V45Z", "icon-stone") +
    path("M14 45V37Q14 33 18 31Q22 33 22 37V45Z", "icon-pale") +
    `<path d="M39 5V2M34 18H44"/>`,
  "boat house":
    path("M4 40V20L24 7L44 20V40Z", "icon-stone") +
    path("M11 40V29Q24 18 37 29V40Z", "tile-ink") +
    path("M14 33H34Q33 39 29 39H19Q15 39 14 33Z", "icon-date") +
    `<path d="${wave(43.5)}" stroke="var(--icon-water)" stroke-width="3.4"/>`,
  "camel stable":
    path("M4 45V18H44V45Z", "icon-stone") +
    path("M2 18L8 9H40L46 18Z", "icon-date") +
    small(8, 16, 32, outlined("brown", "keshi-brown")),
  barracks:
    path("M4 45V12H11V18H18V12H30V18H37V12H44V45Z", "icon-stone") +
    small(10, 17, 28, symbol("beige", "tile-ink", "icon-dinar")),
  gazebo:
    path("M5 22C8 12 20 12 24 4C28 12 40 12 43 22Z", "icon-leaf") +
    `<path d="M9 22V40M19 22V40M29 22V40M39 22V40" stroke-width="3"/>` +
    path("M4 39H44V45H4Z", "icon-stone"),
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

export function isIcon(name: string): name is IconName {
  return name in drawings;
}

/** Return the drawing of an icon, with lines in the current text colour. */
export function icon(name: IconName): string {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawings[name]}</g>`;
}
