// Progress of the guided game, stored in this browser.

import { stored, storedText } from "../lib/storage";

export interface Progress {
  done: string[];
  skipped: boolean;
}

export const guideProgress = stored<Progress>("marrakesh-guide", ({ done, skipped }) => ({
  done: Array.isArray(done) ? done.map(String) : [],
  skipped: skipped === true,
}));

/** "seen" once this browser has shown the three pictures. */
export const picturesSeen = storedText("marrakesh-pictures");
