/** Draws a keshi as an eight-sided prism with a bevel, lit from the top left: its face is one
 * affine picture, its sides are shaded quads. */
import type { Pose } from "./legs";
import { shadeAt, type Wood } from "./paints";

/** Thickness and bevel, relative to the width; how far depth shifts to the right. */
const THICK = 0.25;
const BEVEL = 0.075;
const ASIDE = 0.25;
const SYMBOL = 0.93;
const LIGHT = [-0.46, -0.6, 0.65] as const;
const EIGHTH = Math.PI / 4;
const OUTER = 1 / Math.cos(EIGHTH / 2) / 2;
const CORNERS = Array.from({ length: 8 }, (_, k): [number, number] => [
  Math.cos((k + 0.5) * EIGHTH),
  Math.sin((k + 0.5) * EIGHTH),
]);

type Canvas = CanvasRenderingContext2D;

/** The corners of an octagon at some depth, as seen: x and y in turn. */
function octagon(
  { x, y, turn, tilt }: Pose,
  radius: number,
  depth: number,
  into: Float64Array,
): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [rise, flat] = [Math.sin(tilt) * depth, Math.cos(tilt)];
  for (let k = 0; k < 8; k++) {
    const [a, b] = CORNERS[k]!;
    into[2 * k] = x + (a * cos - b * sin) * radius - ASIDE * rise;
    into[2 * k + 1] = y + (a * sin + b * cos) * radius * flat - rise;
  }
}

const rim = new Float64Array(16);
const back = new Float64Array(16);
const face = new Float64Array(16);

function quad(canvas: Canvas, one: Float64Array, other: Float64Array, k: number): void {
  const next = (k + 1) % 8;
  canvas.beginPath();
  canvas.moveTo(one[2 * k]!, one[2 * k + 1]!);
  canvas.lineTo(one[2 * next]!, one[2 * next + 1]!);
  canvas.lineTo(other[2 * next]!, other[2 * next + 1]!);
  canvas.lineTo(other[2 * k]!, other[2 * k + 1]!);
  canvas.fill();
}

/** Trace an octagon with these corners. */
function trace(canvas: Canvas, corners: Float64Array): void {
  canvas.beginPath();
  for (let k = 0; k < 8; k++) canvas.lineTo(corners[2 * k]!, corners[2 * k + 1]!);
  canvas.closePath();
}

export function drawKeshi(canvas: Canvas, pose: Pose, wood: Wood): void {
  const { turn, tilt, size } = pose;
  const towards = Math.cos(tilt) >= 0 ? 1 : -1;
  const half = (towards * THICK * size) / 2;
  const bevel = BEVEL * size;
  octagon(pose, OUTER * size, half - towards * bevel * 0.7, rim);
  octagon(pose, OUTER * size, -half, back);
  octagon(pose, OUTER * size - bevel, half, face);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  for (let k = 0; k < 8; k++) {
    const way = turn + (k + 1) * EIGHTH;
    const [across, down] = [Math.cos(way), Math.sin(way)];
    const ahead = down * sin;
    if (ahead + ASIDE * across * Math.abs(sin) <= 0) continue;
    canvas.fillStyle = shadeAt(wood.sides, 0.3 + 0.5 * lit(across, down * cos, ahead));
    quad(canvas, rim, back, k);
  }
  for (let k = 0; k < 8; k++) {
    const way = turn + (k + 1) * EIGHTH;
    const [across, down] = [0.7 * Math.cos(way), 0.7 * Math.sin(way)];
    const up = 0.7 * towards;
    const bright = lit(across, down * cos - up * sin, down * sin + up * cos);
    canvas.fillStyle = shadeAt(wood.face, 0.12 + 0.86 * bright);
    quad(canvas, rim, face, k);
  }
  trace(canvas, face);
  canvas.fillStyle = shadeAt(wood.face, 0.5 + 0.3 * (lit(0, -towards * sin, towards * cos) - 0.75));
  canvas.fill();
  drawSymbol(canvas, pose, half, towards, wood);
}

/** Return how bright a surface is, by its direction. */
function lit(x: number, y: number, z: number): number {
  return Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);
}

function drawSymbol(
  canvas: Canvas,
  { x, y, turn, tilt, size }: Pose,
  half: number,
  towards: number,
  { symbol }: Wood,
): void {
  if (!symbol?.complete || !symbol.naturalWidth) return;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [rise, flat] = [Math.sin(tilt) * half, Math.cos(tilt)];
  canvas.save();
  const shifted = [x - ASIDE * rise, y - rise] as const;
  canvas.transform(towards * cos, towards * sin * flat, -sin, cos * flat, ...shifted);
  const wide = SYMBOL * size;
  canvas.drawImage(symbol, -wide / 2, -wide / 2, wide, wide);
  canvas.restore();
}

/** Draw the shadow of a keshi on the wall or floor behind it: two copies of its outline. */
export function drawShadow(canvas: Canvas, pose: Pose, away: number, colour: string): void {
  canvas.fillStyle = colour;
  for (const [far, dark] of [
    [1, 0.3],
    [2.1, 0.14],
  ] as const) {
    const [x, y] = [pose.x + away * far * 0.5, pose.y + away * far];
    octagon({ ...pose, x, y }, OUTER * pose.size, 0, back);
    trace(canvas, back);
    canvas.globalAlpha = dark;
    canvas.fill();
  }
  canvas.globalAlpha = 1;
}

/** Draw a ring around a keshi. */
export function drawRing(canvas: Canvas, pose: Pose, wide: number, line: number): void {
  octagon(pose, OUTER * wide * pose.size, 0, back);
  trace(canvas, back);
  canvas.lineWidth = line * pose.size;
  canvas.stroke();
}
