/** Return the seconds left on a player's clock: the server's value, minus the time elapsed since if
 * the clock is running. */
export function secondsLeft(seconds: number, runs: boolean, heard: number, now: number): number {
  const passed = runs ? Math.max(0, now - heard) / 1000 : 0;
  return Math.max(0, seconds - passed);
}

/** A clock shows a warning below this many seconds. */
export const LITTLE = 60;

export function clockWords(seconds: number): string {
  const left = Math.floor(seconds);
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
