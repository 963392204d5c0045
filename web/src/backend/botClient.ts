/** Client for the worker that runs the bots. */

/** Answers, and the share of the worker's files that has been fetched; 1 when it is ready. */
export type FromBots =
  { share: number } | ({ id: number } & ({ answer: string } | { error: string }));

interface Job {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

export class BotClient {
  readonly #worker = new Worker("bots-worker.js", { type: "module" });
  readonly #jobs = new Map<number, Job>();
  #last = 0;

  /** Start the worker, and report how much of it has been fetched. */
  constructor(loading: (share: number) => void) {
    this.#worker.onmessage = ({ data }) => {
      const message = data as FromBots;
      if ("share" in message) loading(message.share);
      else this.#hear(message);
    };
    this.#worker.onerror = ({ message }) => {
      for (const { reject } of this.#jobs.values()) reject(new Error(message));
      this.#jobs.clear();
    };
  }

  think(job: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#jobs.set(++this.#last, { resolve, reject });
      this.#worker.postMessage({ id: this.#last, job });
    });
  }

  #hear(answer: Exclude<FromBots, { share: number }>): void {
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    if ("answer" in answer) job?.resolve(answer.answer);
    else job?.reject(new Error(answer.error));
  }
}
