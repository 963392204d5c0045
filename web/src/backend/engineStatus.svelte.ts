/** Loading progress of the engine in this browser, for a progress bar. */
import type { Status } from "./types";

class EngineStatus {
  status: Status = $state.raw({ kind: "loading", share: 0 });
}

export const engineStatus = new EngineStatus();
