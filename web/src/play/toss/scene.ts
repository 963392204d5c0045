/** Draws the moving things of a toss at a time, on two canvases: one behind the tower's front wall,
 * one before it. */
import { comingAt, END, REACH, type Choreography, type Piece } from "./choreography";
import type { Layer, Pose } from "./legs";
import type { Paints } from "./paints";
import { drawKeshi, drawRing, drawShadow } from "./prism";
import { insideOf, SLATS, type Fit, type Stage } from "./stage";

type Canvas = CanvasRenderingContext2D;
type Seen = Pose & { layer: Layer; piece: Piece };

export interface Scene {
  choreography: Choreography;
  stage: Stage;
  paints: Paints;
  /** Whether nothing moves, and only the result is drawn. */
  still: boolean;
}

/** How long a slat trembles and dust flies after a hit, and a ring takes to spread, in seconds. */
const TREMBLE = 0.3;
const DUST = 0.28;
const PULSE = 0.8;
const PULSES = 3;

export function drawScene(inside: Canvas, front: Canvas, scene: Scene, time: number): void {
  const seen = scene.choreography.pieces.map((piece) => ({ ...piece.route.at(time), piece }));
  drawInside(inside, scene, seen, time);
  drawTray(front, scene, seen, time);
  const away = scene.still ? 0 : comingAt(time) * REACH * scene.stage.hand;
  for (const pose of seen) {
    const side = pose.x < scene.stage.width / 2 ? -1 : 1;
    if (pose.layer === "hand")
      drawKeshi(front, { ...pose, x: pose.x + side * away }, woodOf(scene, pose));
    else if (pose.layer === "over") drawKeshi(front, pose, woodOf(scene, pose));
  }
}

const woodOf = ({ paints }: Scene, { piece }: Seen) => paints.wood.get(piece.colour)!;

function drawInside(canvas: Canvas, scene: Scene, seen: readonly Seen[], time: number): void {
  const { stage, paints } = scene;
  const { keshi, tower, foot } = stage;
  const { x, width } = insideOf(stage);
  const behind = seen.filter(({ layer }) => layer === "inside");
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, tower.y - keshi, width, foot - tower.y + 2 * keshi);
  canvas.clip();
  for (const pose of behind) drawShadow(canvas, pose, 0.2 * keshi, paints.shadow);
  drawSlats(canvas, scene, time);
  const lying = (pose: Seen): number => Number(pose.piece.outAt === Infinity);
  for (const pose of behind.sort((a, b) => lying(b) - lying(a)))
    drawKeshi(canvas, shaken(pose, scene, time), woodOf(scene, pose));
  drawDust(canvas, scene, time);
  canvas.strokeStyle = paints.lamp;
  for (const pose of behind) drawRings(canvas, pose, time - pose.piece.stuckAt, scene.still);
  canvas.restore();
}

/** Let an old keshi tremble when something strikes next to it. */
function shaken(pose: Seen, { choreography, stage }: Scene, time: number): Pose {
  if (pose.piece.seat >= 0) return pose;
  const near = choreography.hits.filter((hit) => {
    const since = time - hit.time;
    return since > 0 && since < TREMBLE && Math.abs(hit.x - pose.x) < 1.6 * stage.keshi;
  });
  const tremble = near.reduce((sum, hit) => sum + wave(time - hit.time), 0);
  return { ...pose, turn: pose.turn + 0.09 * tremble };
}

/** The swing of something struck some seconds ago. */
const wave = (since: number): number =>
  since > 0 && since < TREMBLE ? Math.sin(38 * since) * (1 - since / TREMBLE) : 0;

function drawSlats(canvas: Canvas, { choreography, stage, paints }: Scene, time: number): void {
  const { keshi, slats } = stage;
  const { x, width } = insideOf(stage);
  SLATS.forEach((row, layer) => {
    for (const [from, to] of row) {
      const [left, right] = [x + from * width, x + to * width];
      const swing = choreography.hits
        .filter(
          (hit) => hit.layer === layer && hit.x > left - keshi / 2 && hit.x < right + keshi / 2,
        )
        .reduce((sum, hit) => sum + wave(time - hit.time), 0);
      drawSlat(canvas, left, right, slats[layer]! + 0.05 * keshi * swing, keshi, paints);
    }
  });
}

function drawSlat(
  canvas: Canvas,
  left: number,
  right: number,
  y: number,
  keshi: number,
  { slat, slatTop, slatUnder, shadow }: Paints,
): void {
  const [high, deep] = [0.2 * keshi, 0.11 * keshi];
  canvas.globalAlpha = 0.3;
  canvas.fillStyle = shadow;
  canvas.fillRect(left + deep, y + high, right - left, 0.16 * keshi);
  canvas.globalAlpha = 1;
  canvas.fillStyle = slat;
  canvas.fillRect(left, y, right - left, high);
  canvas.fillStyle = slatUnder;
  canvas.fillRect(left, y + 0.7 * high, right - left, 0.3 * high);
  canvas.fillStyle = slatTop;
  canvas.beginPath();
  canvas.moveTo(left + deep, y - deep);
  canvas.lineTo(right - deep, y - deep);
  canvas.lineTo(right, y);
  canvas.lineTo(left, y);
  canvas.fill();
}

function drawDust(canvas: Canvas, { choreography, stage, paints }: Scene, time: number): void {
  const { keshi } = stage;
  canvas.fillStyle = paints.dust;
  for (const [place, { x, y, time: struck }] of choreography.hits.entries()) {
    const gone = (time - struck) / DUST;
    if (gone <= 0 || gone >= 1) continue;
    canvas.globalAlpha = 0.6 * (1 - gone);
    for (let grain = -2; grain <= 2; grain++) {
      const rise = (0.3 + 0.1 * ((place + grain) % 4)) * gone - 0.7 * gone * gone;
      canvas.fillRect(
        x + 0.25 * grain * keshi * gone,
        y - keshi * rise,
        0.06 * keshi,
        0.06 * keshi,
      );
    }
  }
  canvas.globalAlpha = 1;
}

/** Draw the calm ring of a keshi that got stuck, and those that spread from it at first. */
function drawRings(canvas: Canvas, pose: Seen, since: number, still: boolean): void {
  if (since < 0) return;
  drawRing(canvas, pose, 1.12, 0.05);
  if (still || since > PULSES * PULSE) return;
  const gone = (since % PULSE) / PULSE;
  canvas.globalAlpha = 0.85 * (1 - gone);
  drawRing(canvas, pose, 1.12 + 0.6 * gone, 0.055);
  canvas.globalAlpha = 1;
}

function drawTray(canvas: Canvas, scene: Scene, seen: readonly Seen[], time: number): void {
  const { paints, stage } = scene;
  const out = seen.filter(({ layer }) => layer === "tray");
  for (const pose of out) {
    if (pose.piece.pile && time >= END) continue; // under the others of its colour
    drawShadow(canvas, pose, 0.16 * stage.laid + 0.3 * pose.lift, paints.shadow);
  }
  const depth = (pose: Seen): number => 1000 * pose.y + pose.piece.pile;
  for (const pose of out.sort((a, b) => depth(a) - depth(b)))
    drawKeshi(canvas, { ...pose, y: pose.y - pose.lift }, woodOf(scene, pose));
  if (time >= END) drawNumbers(canvas, scene);
}

/** Write the number of keshis on each pile. */
function drawNumbers(canvas: Canvas, { choreography, paints, stage }: Scene): void {
  const { laid } = stage;
  canvas.textAlign = "center";
  canvas.textBaseline = "alphabetic";
  canvas.font = `700 ${0.3 * laid}px ${getComputedStyle(document.body).fontFamily}`;
  for (const { home, count } of choreography.lanes) {
    if (count < 2) continue;
    const [x, y] = [home.x + 0.4 * laid, home.y + 0.34 * laid];
    canvas.fillStyle = paints.badge;
    canvas.beginPath();
    canvas.arc(x, y, 0.22 * laid, 0, 2 * Math.PI);
    canvas.fill();
    canvas.fillStyle = paints.badgeInk;
    canvas.fillText(String(count), x, y + 0.11 * laid);
  }
}

/** Clear a canvas and fit the stage in it; `sharp` is the number of its pixels per CSS pixel. */
export function prepared(canvas: HTMLCanvasElement, fit: Fit, sharp: number): Canvas | null {
  const context = canvas.getContext("2d");
  if (!context) return null; // tests have no canvas
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const scale = fit.scale * sharp;
  context.setTransform(scale, 0, 0, scale, fit.x * sharp, fit.y * sharp);
  return context;
}
