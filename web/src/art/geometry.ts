// Shared geometry: octagons and eight-pointed stars as SVG paths, and positions in a drawing.

const round = (value: number): number => Math.round(value * 100) / 100;

function closed(points: [number, number][]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + "Z";
}

function around(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Return a regular octagon with a flat base; `width` is the distance between opposite sides. */
export function octagon(x: number, y: number, width: number): string {
  const radius = width / 2 / Math.cos(Math.PI / 8);
  return closed([...Array(8).keys()].map((k) => around(x, y, radius, (k + 0.5) / 8)));
}

/** Return the eight-pointed star of zellige: two overlapping squares. */
export function star(x: number, y: number, radius: number): string {
  const inner = (radius * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  return closed([...Array(16).keys()].map((k) => around(x, y, k % 2 ? inner : radius, k / 16)));
}

/** Return a wedge of an octagon: `share` eighths, starting `from` eighths clockwise of the top. */
export function wedge(x: number, y: number, width: number, from: number, share: number): string {
  const radius = width / 2 / Math.cos(Math.PI / 8);
  const apothem = width / 2;
  const corners: [number, number][] = [[x, y]];
  for (let at = from; at < from + share; at = Math.floor(at * 2 + 1) / 2) {
    corners.push(rim(x, y, radius, apothem, at));
  }
  corners.push(rim(x, y, radius, apothem, from + share));
  return closed(corners);
}

/** Return a point on an octagon's rim by direction, in eighths of a turn; whole eighths are the
 * midpoints of its sides. */
function rim(x: number, y: number, radius: number, apothem: number, at: number): [number, number] {
  const off = Math.abs((((at % 1) + 1.5) % 1) - 0.5) * (Math.PI / 4);
  const reach = Math.min(radius, apothem / Math.cos(off));
  return around(x, y, reach, at / 8);
}

/** Return the position of a pointer event in a drawing's own units. */
export function pressedAt(
  event: Pick<MouseEvent, "clientX" | "clientY">,
  drawing: SVGGraphicsElement,
): { x: number; y: number } {
  const point = new DOMPoint(event.clientX, event.clientY);
  return point.matrixTransform(drawing.getScreenCTM()?.inverse());
}
