/** Client for the worker that runs the bots. */

export type BotAnswer = { id: number } & ({ answer: string } | { error: string });

interface Job {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

export class BotClient {
  readonly #worker = new Worker("bots-worker.js", { type: "module" });
  readonly #jobs = new Map<number, Job>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data as BotAnswer);
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

  #hear(answer: BotAnswer): void {
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    if ("answer" in answer) job?.resolve(answer.answer);
    else job?.reject(new Error(answer.error));
  }
}
