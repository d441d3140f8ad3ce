import { inTime } from './in-time.ts';
import type { ContentMark } from './read-content-mark.server.ts';

/** How long the mark is trusted: with the time to render, a change is on the page within a second. */
const believedMs = 800;
/** How long a reader waits for the database to confirm a page. */
const patienceMs = 500;
/** The shortest time between two checks while one is unanswered: a database that hangs gets few of them. */
const lostAfterMs = 3_000;

type Reading = { doubts: number; begunAt: number; done: Promise<void>; isLate: boolean };

/**
 * Knows whether rendered pages are still true. Asks the database now and then, and after every write of this process, so
 * that the next reader sees it. Other instances see it within a second.
 */
export class ContentWatch {
  readonly #read: () => Promise<ContentMark>;
  readonly #onFailure: (thrown: unknown) => void;
  #mark: ContentMark | undefined;
  #edition = 0;
  #shelfSeenAt = Number.NEGATIVE_INFINITY;
  #doubts = 0;
  #doubtsSettled = 0;
  #reading: Reading | undefined;

  constructor(read: () => Promise<ContentMark>, onFailure: (thrown: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Counts changes. A page is true as long as this is the edition in which its rendering began. */
  get edition(): number {
    return this.#edition;
  }

  isSure(): boolean {
    return this.#doubts === this.#doubtsSettled && !this.#isShelfOld(performance.now());
  }

  /** Notes that something was written, perhaps what pages show. */
  doubt(): void {
    this.#doubts += 1;
  }

  /**
   * Resolves when the database was asked after the last doubt, or has not answered for half a second. While it does not
   * answer, the earlier pages count.
   */
  async makeSure(): Promise<void> {
    const reading = this.#readingToJoin() ?? this.#begin();
    const leftMs = reading.begunAt + patienceMs - performance.now();
    const isAnswered = await inTime(
      reading.done.then(() => true),
      Math.max(0, leftMs),
    );
    if (isAnswered || reading.isLate) return;
    reading.isLate = true;
    this.#onFailure(new Error(`The database has not answered within ${patienceMs} ms.`));
  }

  /**
   * Resolves when the database was asked after the last doubt, however late it answers, for pages that need it anyway. Asks
   * again whenever an answer is lost, as one is that was asked for over a connection that broke in silence. Forgets the lost
   * reading itself, because a timer may fire a little early, while the reading still looks young enough to be joined.
   */
  async settle(): Promise<void> {
    if (this.isSure()) return;
    const asked: Promise<true>[] = [];
    for (;;) {
      const reading = this.#readingToJoin() ?? this.#begin();
      asked.push(reading.done.then(() => true));
      const leftMs = reading.begunAt + lostAfterMs - performance.now();
      if (await inTime(Promise.race(asked), Math.max(0, leftMs))) return;
      if (this.#reading === reading) this.#reading = undefined;
    }
  }

  /** Asks no database that is late already, even when something was written since it was asked. */
  #readingToJoin(): Reading | undefined {
    const reading = this.#reading;
    if (!reading) return undefined;
    const ageMs = performance.now() - reading.begunAt;
    const isOfUse = reading.doubts === this.#doubts || ageMs >= patienceMs;
    return isOfUse && ageMs < lostAfterMs ? reading : undefined;
  }

  #begin(): Reading {
    const doubts = this.#doubts;
    const done = this.#ask(doubts).finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    const reading: Reading = { doubts, begunAt: performance.now(), done, isLate: false };
    this.#reading = reading;
    return reading;
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

  /** Makes a new edition at once for a new price, but only now and then for stock while orders pour in. */
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
