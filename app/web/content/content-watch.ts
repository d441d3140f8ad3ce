import { inTime } from './in-time.ts';
import type { ContentVersion } from './read-content-version.server.ts';

/** How long a version is trusted: with the time to render, a change is on the page within a second. */
const trustedMs = 800;
/** How long a request waits for the database to confirm a page. */
const patienceMs = 500;
/** The shortest time between two checks while one is pending, so that a database that hangs gets few of them. */
const lostAfterMs = 3_000;

type Reading = { doubts: number; begunAt: number; done: Promise<void>; isLate: boolean };

/**
 * Tells whether rendered pages are still current. Checks the database regularly, and after every write of this process, so
 * that the next reader sees it. Other instances see it within a second.
 */
export class ContentWatch {
  readonly #read: () => Promise<ContentVersion>;
  readonly #onFailure: (thrown: unknown) => void;
  #version: ContentVersion | undefined;
  #edition = 0;
  #shelfSeenAt = Number.NEGATIVE_INFINITY;
  #doubts = 0;
  #doubtsSettled = 0;
  #reading: Reading | undefined;

  constructor(read: () => Promise<ContentVersion>, onFailure: (thrown: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Counts changes. A page is current as long as its rendering began in this edition. */
  get edition(): number {
    return this.#edition;
  }

  isSure(): boolean {
    return this.#doubts === this.#doubtsSettled && !this.#isShelfOld(performance.now());
  }

  /** Notes a write, which may have changed what pages show. */
  doubt(): void {
    this.#doubts += 1;
  }

  /**
   * Resolves once a check begun after the last write has ended, or has taken half a second. Until it ends, the earlier
   * pages are served.
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
   * Resolves once a check begun after the last write has ended, however long it takes, for pages that need the database anyway.
   * Repeats a check whose result is lost, because a connection may break without an error. Forgets the lost
   * reading itself, because a timer may fire a little early, while the reading still looks young enough to be joined.
   */
  async settle(): Promise<void> {
    if (this.isSure()) return;
    const pending: Promise<true>[] = [];
    for (;;) {
      const reading = this.#readingToJoin() ?? this.#begin();
      pending.push(reading.done.then(() => true));
      const leftMs = reading.begunAt + lostAfterMs - performance.now();
      if (await inTime(Promise.race(pending), Math.max(0, leftMs))) return;
      if (this.#reading === reading) this.#reading = undefined;
    }
  }

  /** Joins the pending check of a database that is late already, even after a write since it began. */
  #readingToJoin(): Reading | undefined {
    const reading = this.#reading;
    if (!reading) return undefined;
    const ageMs = performance.now() - reading.begunAt;
    const isOfUse = reading.doubts === this.#doubts || ageMs >= patienceMs;
    return isOfUse && ageMs < lostAfterMs ? reading : undefined;
  }

  #begin(): Reading {
    const doubts = this.#doubts;
    const done = this.#check(doubts).finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    const reading: Reading = { doubts, begunAt: performance.now(), done, isLate: false };
    this.#reading = reading;
    return reading;
  }

  async #check(doubts: number): Promise<void> {
    const readAt = performance.now();
    try {
      this.#compare(await this.#read(), readAt);
    } catch (thrown) {
      this.#onFailure(thrown);
      this.#shelfSeenAt = performance.now();
    }
    this.#doubtsSettled = Math.max(this.#doubtsSettled, doubts);
  }

  /** Begins a new edition at once for a new price, but at most every 0.8 s for stock, however many orders arrive. */
  #compare(found: ContentVersion, readAt: number) {
    const isOtherVersion = found.version !== this.#version?.version;
    if (!isOtherVersion && !this.#isShelfOld(readAt)) return;
    if (isOtherVersion || found.shelf !== this.#version?.shelf) this.#edition += 1;
    this.#version = found;
    this.#shelfSeenAt = readAt;
  }

  #isShelfOld(now: number): boolean {
    return now - this.#shelfSeenAt >= trustedMs;
  }
}
