/** Runs a few pieces of work at a time; others wait in a queue of bounded length. */
export class Semaphore {
  readonly #concurrency: number;
  readonly #maxQueue: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, maxQueue }: { concurrency: number; maxQueue: number }) {
    this.#concurrency = concurrency;
    this.#maxQueue = maxQueue;
  }

  /** Returns undefined, without doing the work, when the queue is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#running >= this.#concurrency) {
      if (this.#queue.length >= this.#maxQueue) return undefined;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
