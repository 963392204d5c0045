/** A player's clock: what the server said, less what has passed since. */
export function clock(seconds: number | null, runs: boolean, heard: number, now: number): string {
  if (seconds === null) return "";
  const left = Math.max(0, Math.floor(runs ? seconds - (now - heard) / 1000 : seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
