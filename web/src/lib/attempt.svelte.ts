// Something that is asked of the server, and may fail.

import { sentence } from "./api";

export class Attempt {
  /** It is on its way. */
  busy = $state(false);
  /** Why the last one failed, in a sentence. */
  problem = $state("");

  async make(deed: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
