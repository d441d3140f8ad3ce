/** Lets a few pass at a time; others wait in a line of bounded length. */
export class Turnstile {
  readonly #places: number;
  readonly #lineLength: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor({ places, lineLength }: { places: number; lineLength: number }) {
    this.#places = places;
    this.#lineLength = lineLength;
  }

  /** Undefined, and nothing was done, where the line is full. */
  async pass<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#inside >= this.#places) {
      if (this.#line.length >= this.#lineLength) return undefined;
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else {
      this.#inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }
}
