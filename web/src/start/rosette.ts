// A zellige rosette: rings of stones around a star, all based on the same division of the circle.

export interface Stone {
  /** The kind of stone, which determines its colour. */
  kind: string;
  points: string;
}

const FOLD = 24;

/** Return the point at this radius, clockwise from the top by `turn` divisions of the circle. */
function at(radius: number, turn: number): string {
  const angle = (turn * 2 * Math.PI) / FOLD - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}

type Corner = [radius: number, turn: number];

// Each ring: the kinds it alternates between, and the corners of one stone.
// prettier-ignore
const RINGS: [kinds: string[], corners: Corner[]][] = [
  [["night"], [[9, 0.5], [13, 0], [18.5, 0.5], [13, 1]]],
  [["water", "plaster"], [[13, 0], [18.5, 0.5], [33, 0.38], [40, 0], [33, -0.38], [18.5, -0.5]]],
  [["dark"], [[18.5, 0.5], [33, 0.38], [37.5, 0.5], [33, 0.62]]],
  [["madder"], [[40, 0], [33, 0.38], [37.5, 0.5], [33, 0.62], [40, 1], [46, 0.5]]],
  [["leaf", "saffron"], [[40, 0], [46, 0.5], [53, 0], [46, -0.5]]],
  [["night"], [[46, 0.5], [53, 0], [58, 0.5], [53, 1]]],
  [["plaster"], [[53, 0], [58, 0.5], [64, 0.2], [64, -0.2], [58, -0.5]]],
  [["dark"], [[64, 0.2], [74, 0.12], [78, 0], [74, -0.12], [64, -0.2]]],
  [["water", "leaf"], [[58, 0.5], [64, 0.2], [74, 0.12], [80, 0.5], [74, 0.88], [64, 0.8]]],
  [["madder"], [[78, 0], [74, 0.12], [80, 0.5], [86, 0], [80, -0.5], [74, -0.12]]],
  [["saffron", "plaster"], [[80, 0.5], [86, 0], [91, 0.5], [86, 1]]],
  [["night"], [[86, 0], [91, 0.5], [97.4, 0.5], [97.4, 0.25], [97.4, 0], [97.4, -0.25], [97.4, -0.5], [91, -0.5]]],
];

function star(kind: string, outer: number, inner: number, points: number): Stone {
  const step = FOLD / points;
  const corners = Array.from({ length: points }, (_, k) => [
    at(outer, k * step),
    at(inner, (k + 0.5) * step),
  ]);
  return { kind, points: corners.flat().join(" ") };
}

/** Return all stones of a rosette with radius 100 around 0,0. */
export function rosette(): Stone[] {
  const stones = [star("saffron", 13, 9, FOLD), star("madder", 7.6, 5.6, 8)];
  for (const [kinds, corners] of RINGS)
    for (let k = 0; k < FOLD; k += 1)
      stones.push({
        kind: kinds[k % kinds.length]!,
        points: corners.map(([radius, turn]) => at(radius, turn + k)).join(" "),
      });
  return stones;
}
