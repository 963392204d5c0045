// The seats' wooden pawns, each in a 48-unit box, with the body in the seat's colour.

import { star } from "./geometry";

/** For each kind of pawn, the outline of the body and the lines drawn on it. */
const bodies = {
  player: ["M24 4A9 9 0 0 1 30 20Q33 30 38 36V44H10V36Q15 30 18 20A9 9 0 0 1 24 4Z", "M12 37H36"],
  assistant: [
    "M17 14L18.5 3H29.5L31 14A8.5 8.5 0 0 1 30 22Q37 28 39 44H9Q11 28 18 22A8.5 8.5 0 0 1 17 14Z",
    "M17 13.5Q24 17 31 13.5",
  ],
  fisherman: [
    "M18 6A6.5 6.5 0 0 1 30 6L29 13Q34 18 34 27H46Q44 41 34 43H14Q4 41 2 27H14Q14 18 19 13Z",
    "M14 27H34",
  ],
  "student-palace": [
    "M13 3L19 8L24 2L29 8L35 3L33.5 14A10 10 0 0 1 30 23Q37 29 40 44H8Q11 29 18 23A10 10 0 0 1 14.5 14Z",
    "M14.5 13.5H33.5M10 37H38",
  ],
  "student-mosque": [
    "M24 2C33 2 37 6 37 11Q37 15 33.5 16A10 10 0 0 1 30 23Q37 29 40 44H8Q11 29 18 23A10 10 0 0 1 14.5 16Q11 15 11 11C11 6 15 2 24 2Z",
    "M14.5 16Q24 13 33.5 16M12 10Q22 12 31 4M10 37H38",
  ],
  guard: [
    "M22 6L24 1L26 6C33 7 35.5 12 34.5 20L36 23Q41 29 41 44H7Q7 29 12 23L13.5 20C12.5 12 15 7 22 6Z",
    "M13.5 19.5Q24 14.5 34.5 19.5M24 17V24",
  ],
  caravan: [
    "M5 44L7 30C4 27 4 22 8 19L12 17L14 9H27L30 18C31 20 33 20 34 17L34.5 9C35 5 39 4 42 5.5L46 8C47 10 46.5 12.5 44 12.5L40 13C40.5 20 40 26 35 30L36 44H30L28.5 32H14L13 44Z",
    "M14 9H27M12 17H29",
  ],
  camel: [
    "M5 44L7 30C4 27 4 22 8 19C12 17 15 18 17 14C19 10 21 9 23 9C26 9 28 12 29 16C30 20 33 20 34 17L34.5 9C35 5 39 4 42 5.5L46 8C47 10 46.5 12.5 44 12.5L40 13C40.5 20 40 26 35 30L36 44H30L28.5 32H14L13 44Z",
    "M8 19Q12 17 15 17",
  ],
  vendor: [
    "M17 3H31L28.5 10C28.5 15 38 19 38 30C38 39 31 45 24 45S10 39 10 30C10 19 19.5 15 19.5 10Z",
    "M19.5 11H28.5",
  ],
  scholar: [
    "M15 8L24 3L33 8L32.5 14A9.5 9.5 0 0 1 30 22Q38 28 41 44H7Q10 28 18 22A9.5 9.5 0 0 1 15.5 14Z",
    "M15 8Q24 13 33 8M13 30Q19 28 24 31Q29 28 35 30V40Q29 38 24 41Q19 38 13 40Z",
  ],
} as const;

/** Transforms of the seat's mark on pawns without room for it in the usual place. */
const marked: Partial<Record<keyof typeof bodies, string>> = {
  camel: "translate(-3.5 -8.5)",
  caravan: "translate(-3.5 -9.5)",
  vendor: "translate(0 1)",
  fisherman: "translate(0 2)",
};

/** Marks that distinguish seats by shape as well as colour: disc, diamond, bars, star. */
const marks = [
  `<circle cx="24" cy="33" r="4.6"/>`,
  `<path d="M24 27L30 33L24 39L18 33Z"/>`,
  `<path d="M17.5 28.5H30.5V31.8H17.5ZM17.5 34.2H30.5V37.5H17.5Z"/>`,
  `<path d="${star(24, 33, 6.4)}"/>`,
];

export type PawnKind = keyof typeof bodies;
export const pawnKinds = Object.keys(bodies) as PawnKind[];
export const seatCount = marks.length;

/** Draw a seat's pawn. */
export function pawn(kind: PawnKind, seat: number): string {
  const [body, lines] = bodies[kind];
  return `<path d="${body}" fill="var(--seat-${seat})" stroke="var(--seat-edge)" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="${lines}" fill="none" stroke="var(--seat-${seat}-ink)" stroke-opacity=".55" stroke-width="1.8"/>
    <g fill="var(--seat-${seat}-ink)" transform="${marked[kind] ?? ""}">${marks[seat]}</g>`;
}
