/** The ambience of the table: a courtyard's fountain, and now and then a distant oud. */
import { audio, noise, pluck } from "./instruments";

/** The maqam hijaz on D, in hertz. */
const SCALE = [147, 156, 185, 196, 220, 233, 262, 294];
/** Seconds between two phrases of the oud, and between two of its notes. */
const REST = [8, 18] as const;
const APART = [0.28, 0.62] as const;
const MOST_NOTES = 5;

const between = ([least, most]: readonly [number, number]): number =>
  least + Math.random() * (most - least);

const OCCASIONS = ["click", "keydown", "visibilitychange"];

/** Play the ambience after the first user gesture, while the tab is visible; return a function that
 * stops it. */
export function ambience(): () => void {
  let end: (() => void) | null = null;
  const hush = (): void => {
    end?.();
    end = null;
  };
  const listen = (): void => {
    if (document.hidden) {
      hush();
      return;
    }
    const ears = end ? null : audio();
    if (ears) end = courtyard(ears);
  };
  for (const occasion of OCCASIONS) document.addEventListener(occasion, listen);
  listen();
  return () => {
    for (const occasion of OCCASIONS) document.removeEventListener(occasion, listen);
    hush();
  };
}

function courtyard(ears: AudioContext): () => void {
  const all = ears.createGain();
  all.gain.setValueAtTime(0, ears.currentTime);
  all.gain.linearRampToValueAtTime(1, ears.currentTime + 3);
  all.connect(ears.destination);
  const water = fountain(ears, all);
  const far = distance(ears, all);
  let timer: ReturnType<typeof setTimeout>;
  const rest = (): void => {
    timer = setTimeout(
      () => {
        if (!document.hidden) phrase(ears, far);
        rest();
      },
      between(REST) * 1000,
    );
  };
  rest();
  return () => {
    clearTimeout(timer);
    all.gain.setTargetAtTime(0, ears.currentTime, 0.1);
    water.stop(ears.currentTime + 1);
  };
}

function fountain(ears: AudioContext, to: AudioNode): AudioBufferSourceNode {
  const water = ears.createBufferSource();
  water.buffer = noise(ears, 5);
  water.loop = true;
  for (const [type, frequency, loud] of [
    ["lowpass", 380, 0.06],
    ["bandpass", 1900, 0.014],
  ] as const) {
    const filter = ears.createBiquadFilter();
    const volume = ears.createGain();
    filter.type = type;
    filter.frequency.value = frequency;
    volume.gain.value = loud;
    water.connect(filter).connect(volume).connect(to);
  }
  water.start();
  return water;
}

/** Create an effect that makes sounds distant: muffled, with an echo. */
function distance(ears: AudioContext, to: AudioNode): AudioNode {
  const muffled = ears.createBiquadFilter();
  const echo = ears.createDelay();
  const fading = ears.createGain();
  muffled.frequency.value = 1400;
  echo.delayTime.value = 0.31;
  fading.gain.value = 0.35;
  muffled.connect(to);
  muffled.connect(echo).connect(fading).connect(echo);
  fading.connect(to);
  return muffled;
}

/** Play a few notes up and down the scale. */
function phrase(ears: AudioContext, to: AudioNode): void {
  let note = Math.floor(Math.random() * SCALE.length);
  let at = ears.currentTime + 0.1;
  const notes = 1 + Math.floor(Math.random() * MOST_NOTES);
  for (let k = 0; k < notes; k++) {
    pluck(ears, at, SCALE[note]!, 0.05 + 0.04 * Math.random(), to);
    at += between(APART);
    const step = Math.random() < 0.6 ? -1 : 1; // phrases tend to fall, as in speech
    note = Math.min(SCALE.length - 1, Math.max(0, note + step));
  }
}
