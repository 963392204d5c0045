// Progress of the guided game, stored in this browser.

import { storage } from "../lib/settings.svelte";

const KEY = "marrakesh-guide";

export interface Progress {
  done: string[];
  skipped: boolean;
}

export function readProgress(): Progress {
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Partial<Progress>;
    const done = Array.isArray(found.done) ? found.done : [];
    return { done: done.map(String), skipped: found.skipped === true };
  } catch {
    return { done: [], skipped: false };
  }
}

export function keepProgress(progress: Progress): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(progress));
  } catch {
    // storage blocked or full: the guide starts over after a reload
  }
}

const SEEN = "marrakesh-pictures";

/** Whether the three pictures have been shown in this browser. */
export function seenPictures(): boolean {
  return storage()?.getItem(SEEN) === "seen";
}

export function notePictures(): void {
  try {
    storage()?.setItem(SEEN, "seen");
  } catch {
    // storage blocked or full: they are shown again
  }
}
