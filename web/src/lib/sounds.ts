/** Small wooden sounds, synthesized. */

let context: AudioContext | undefined;

/** A knock: a short falling tone, like wood on wood. */
function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.06);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

/** Each sound: the pitches of its knocks in sequence, and the interval between them. */
const SOUNDS = {
  turn: { pitches: [520, 690], apart: 0.13, loud: 0.25 },
  step: { pitches: [340], apart: 0, loud: 0.1 },
  toss: { pitches: [310, 420, 280, 390, 350, 300, 410], apart: 0.16, loud: 0.12 },
};

/** Browsers block sound, with a warning, until the first user gesture. */
export function play(sound: keyof typeof SOUNDS): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { pitches, apart, loud } = SOUNDS[sound];
  pitches.forEach((pitch, index) => knock(context!.currentTime + index * apart, pitch, loud));
}
