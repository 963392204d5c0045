/** The bots think in a worker of their own, one job after the other. */

export type Thought = { id: number } & ({ answer: string } | { error: string });

interface Job {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

export class Bots {
  readonly #worker = new Worker("bots-worker.js", { type: "module" });
  readonly #jobs = new Map<number, Job>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data as Thought);
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

  #hear(thought: Thought): void {
    const job = this.#jobs.get(thought.id);
    this.#jobs.delete(thought.id);
    if ("answer" in thought) job?.resolve(thought.answer);
    else job?.reject(new Error(thought.error));
  }
}
