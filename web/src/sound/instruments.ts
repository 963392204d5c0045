/** Synthesised instruments: wood on wood, a plucked string, noise. */

let context: AudioContext | undefined;

/** Return the audio context, or null before the first user gesture, as browsers would block it. */
export function audio(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Play a knock: a short falling tone, like wood on wood. */
export function knock(ears: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = ears.createOscillator();
  const volume = ears.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.06);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(volume).connect(ears.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

const strings = new Map<number, AudioBuffer>();

/** Play a plucked oud string. */
export function pluck(
  ears: AudioContext,
  at: number,
  pitch: number,
  loud: number,
  to: AudioNode = ears.destination,
): void {
  const tone = ears.createBufferSource();
  const volume = ears.createGain();
  if (!strings.has(pitch)) strings.set(pitch, stringOf(ears, pitch));
  tone.buffer = strings.get(pitch)!;
  volume.gain.value = loud;
  tone.connect(volume).connect(to);
  tone.start(at);
}

/** Synthesise a Karplus-Strong string: noise in a loop that gradually loses its treble. */
function stringOf(ears: AudioContext, pitch: number): AudioBuffer {
  const buffer = noise(ears, 2.5);
  const samples = buffer.getChannelData(0);
  const circle = Math.round(ears.sampleRate / pitch);
  let before = 0;
  for (let k = 0; k < circle; k++) before = samples[k] = (samples[k]! + 3 * before) / 4; // softened
  for (let k = circle; k < samples.length; k++) {
    const back = k - circle;
    samples[k] = 0.497 * (samples[back]! + samples[back + 1]!);
  }
  return buffer;
}

export function noise(ears: AudioContext, seconds: number): AudioBuffer {
  const buffer = ears.createBuffer(1, Math.ceil(seconds * ears.sampleRate), ears.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
  return buffer;
}
