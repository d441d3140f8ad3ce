import { inTime } from './in-time.ts';
import type { ContentVersion } from './read-content-version.server.ts';

/** How long a version is trusted: with the time to render, a change is on the page within a second. */
const trustedMs = 800;
/** How long a request waits for the database to confirm a page. */
const patienceMs = 500;
/** The shortest time between two checks while one is pending, so that a database that hangs gets few of them. */
const lostAfterMs = 3_000;

type Reading = { writes: number; begunAt: number; done: Promise<void>; isLate: boolean };

/**
 * Tells whether rendered pages are still current. Has no timer: checks the database when a page is requested and the
 * last check is older than 0.8 s, or this process has written since. Other instances see a write within a second.
 */
export class ContentWatch {
  readonly #read: () => Promise<ContentVersion>;
  readonly #onFailure: (thrown: unknown) => void;
  #version: ContentVersion | undefined;
  #edition = 0;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #writes = 0;
  #writesChecked = 0;
  #reading: Reading | undefined;

  constructor(read: () => Promise<ContentVersion>, onFailure: (thrown: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Counts changes. A page is current as long as its rendering began in this edition. */
  get edition(): number {
    return this.#edition;
  }

  /** Also true for 0.8 s after a failed check, so that an outage is not checked at each request. */
  isSure(): boolean {
    return this.#writes === this.#writesChecked && !this.#isCheckOld(performance.now());
  }

  /** Records a write, which may have changed what pages show. */
  noteWrite(): void {
    this.#writes += 1;
  }

  /**
   * Resolves once a check has ended that began after the last write or was already half a second late, but after half
   * a second at most. Until the check ends, the earlier pages are served.
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
   * Resolves once such a check has ended, however long it takes, for pages that need the database anyway. Repeats a check
   * whose result is lost, because a connection may break without an error. Forgets the lost check explicitly, because a
   * timer may fire a little early, while the check still looks young enough to be joined.
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

  /** Returns the pending check if it began after the last write or is already late, and is not lost. */
  #readingToJoin(): Reading | undefined {
    const reading = this.#reading;
    if (!reading) return undefined;
    const ageMs = performance.now() - reading.begunAt;
    const canBeJoined = reading.writes === this.#writes || ageMs >= patienceMs;
    return canBeJoined && ageMs < lostAfterMs ? reading : undefined;
  }

  #begin(): Reading {
    const writes = this.#writes;
    const done = this.#check(writes).finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    const reading: Reading = { writes, begunAt: performance.now(), done, isLate: false };
    this.#reading = reading;
    return reading;
  }

  async #check(writes: number): Promise<void> {
    const readAt = performance.now();
    try {
      this.#compare(await this.#read(), readAt);
    } catch (thrown) {
      this.#onFailure(thrown);
      this.#confirmedAt = performance.now();
    }
    this.#writesChecked = Math.max(this.#writesChecked, writes);
  }

  /** Begins a new edition at once for a new price, but at most every 0.8 s for stock, however many orders arrive. */
  #compare(found: ContentVersion, readAt: number) {
    const isOtherVersion = found.version !== this.#version?.version;
    if (!isOtherVersion && !this.#isCheckOld(readAt)) return;
    if (isOtherVersion || found.stock !== this.#version?.stock) this.#edition += 1;
    this.#version = found;
    this.#confirmedAt = readAt;
  }

  #isCheckOld(now: number): boolean {
    return now - this.#confirmedAt >= trustedMs;
  }
}
