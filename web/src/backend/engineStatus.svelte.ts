/** Loading progress of the engine in this browser, for a progress bar. */
import type { Status } from "./types";

class EngineStatus {
  status: Status = $state.raw({ kind: "loading", share: 0 });
  /** The share loaded of the bots with a network; 1 as well if nobody waits for them. */
  bots = $state(1);
}

export const engineStatus = new EngineStatus();
