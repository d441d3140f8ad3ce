import type { ContentMark } from '#domain/content/read-content-mark.server.ts';

/** How long a shelf may be believed: with the time to render it is on the page within a second. */
const believedMs = 800;

/**
 * Knows whether pages that were rendered are still true. It asks the database once in a while, and after every write
 * that this process has answered: the next reader sees what was written. Other instances see it within a second.
 */
export class ContentWatch {
  readonly #read: () => Promise<ContentMark>;
  readonly #onFailure: (thrown: unknown) => void;
  #mark: ContentMark | undefined;
  #edition = 0;
  #shelfSeenAt = Number.NEGATIVE_INFINITY;
  #doubts = 0;
  #doubtsSettled = 0;
  #reading: { doubts: number; done: Promise<void> } | undefined;

  constructor(read: () => Promise<ContentMark>, onFailure: (thrown: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Goes up by one with each change. A page is true as long as this is the edition that it was begun in. */
  get edition(): number {
    return this.#edition;
  }

  isSure(): boolean {
    return this.#doubts === this.#doubtsSettled && !this.#isShelfOld(performance.now());
  }

  /** Something was written, perhaps what pages show. */
  doubt(): void {
    this.#doubts += 1;
  }

  /** Comes when the database has been asked after the last doubt. While it does not answer, the pages of before count. */
  async makeSure(): Promise<void> {
    if (this.#reading?.doubts !== this.#doubts) {
      const reading = { doubts: this.#doubts, done: this.#ask(this.#doubts) };
      this.#reading = reading;
      await reading.done;
      if (this.#reading === reading) this.#reading = undefined;
      return;
    }
    await this.#reading.done;
  }

  async #ask(doubts: number): Promise<void> {
    const askedAt = performance.now();
    try {
      this.#compare(await this.#read(), askedAt);
    } catch (thrown) {
      this.#onFailure(thrown);
      this.#shelfSeenAt = performance.now();
    }
    this.#doubtsSettled = Math.max(this.#doubtsSettled, doubts);
  }

  /** A shelf on which orders are pouring in makes a new edition once in a while, another price makes one at once. */
  #compare(mark: ContentMark, askedAt: number) {
    const isOtherVersion = mark.version !== this.#mark?.version;
    if (!isOtherVersion && !this.#isShelfOld(askedAt)) return;
    if (isOtherVersion || mark.shelf !== this.#mark?.shelf) this.#edition += 1;
    this.#mark = mark;
    this.#shelfSeenAt = askedAt;
  }

  #isShelfOld(now: number): boolean {
    return now - this.#shelfSeenAt >= believedMs;
  }
}
