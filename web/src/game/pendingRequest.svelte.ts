// A request to the server that may fail.

import { sentence } from "./serverApi";

export class PendingRequest {
  /** Whether it is in flight. */
  busy = $state(false);
  /** The error sentence of the last attempt. */
  problem = $state("");

  async make(request: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await request();
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
