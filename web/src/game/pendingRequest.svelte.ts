// The state of a request to the server: in flight, or failed with a message.

import { sentence } from "./serverApi";

export class PendingRequest {
  /** Whether the request is in flight. */
  busy = $state(false);
  /** The error message of the last attempt. */
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
