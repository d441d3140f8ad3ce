import type { ContentVersion } from './read-content-version.server.ts';
import { valueWithin } from './value-within.ts';

/** How long a version is trusted: with the time to render, a change is on the page within a second. */
const trustedMs = 800;
/** How long a request waits for the database to confirm a page. A check that takes longer is late. */
const confirmTimeoutMs = 500;
/** A check counts as lost and is repeated after this time. Until then requests join it, to spare a database that hangs. */
const lostAfterMs = 3_000;

type Check = { writes: number; begunAt: number; done: Promise<void>; isLatenessReported: boolean };

/**
 * Determines whether rendered pages are still current. Has no timer: checks the database when a page is requested and the
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
  #pending: Check | undefined;

  constructor(read: () => Promise<ContentVersion>, onFailure: (thrown: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** The count of the changes seen so far. A page is current as long as its rendering began in this edition. */
  get edition(): number {
    return this.#edition;
  }

  /** Returns whether a check, even a failed one, is younger than 0.8 s and followed by no write of this process. */
  isConfirmed(): boolean {
    return this.#writes === this.#writesChecked && !this.#isCheckOld(performance.now());
  }

  /** Records a write, which may have changed what pages show. */
  noteWrite(): void {
    this.#writes += 1;
  }

  /**
   * Waits for a check that began after the last write, until the check is half a second old. Joins one of that age without
   * waiting, even if it began before the write: until it ends, the earlier pages are served.
   */
  async confirmSoon(): Promise<void> {
    const check = this.#checkToJoin() ?? this.#begin();
    const leftMs = check.begunAt + confirmTimeoutMs - performance.now();
    const isAnswered = await valueWithin(
      check.done.then(() => true),
      Math.max(0, leftMs),
    );
    if (isAnswered || check.isLatenessReported) return;
    check.isLatenessReported = true;
    this.#onFailure(new Error(`The database has not answered within ${confirmTimeoutMs} ms.`));
  }

  /**
   * Waits for a check however long it takes, for pages that need the database anyway. Repeats a check whose result is
   * lost, because a connection may break without an error.
   */
  async confirm(): Promise<void> {
    if (this.isConfirmed()) return;
    const results: Promise<true>[] = [];
    for (;;) {
      const check = this.#checkToJoin() ?? this.#begin();
      results.push(check.done.then(() => true));
      const leftMs = check.begunAt + lostAfterMs - performance.now();
      if (await valueWithin(Promise.race(results), Math.max(0, leftMs))) return;
      // The timer may fire a little early, while the lost check still looks young enough to be joined.
      if (this.#pending === check) this.#pending = undefined;
    }
  }

  /** Returns the pending check if it began after the last write or is already late, and is not lost. */
  #checkToJoin(): Check | undefined {
    const check = this.#pending;
    if (!check) return undefined;
    const ageMs = performance.now() - check.begunAt;
    const canBeJoined = check.writes === this.#writes || ageMs >= confirmTimeoutMs;
    return canBeJoined && ageMs < lostAfterMs ? check : undefined;
  }

  #begin(): Check {
    const writes = this.#writes;
    const done = this.#readAndCompare(writes).finally(() => {
      if (this.#pending === check) this.#pending = undefined;
    });
    const check: Check = { writes, begunAt: performance.now(), done, isLatenessReported: false };
    this.#pending = check;
    return check;
  }

  async #readAndCompare(writes: number): Promise<void> {
    const readAt = performance.now();
    try {
      this.#compare(await this.#read(), readAt);
    } catch (thrown) {
      this.#onFailure(thrown);
      this.#confirmedAt = performance.now();
    }
    this.#writesChecked = Math.max(this.#writesChecked, writes);
  }

  /** Begins a new edition at once for a new text or price, but at most every 0.8 s for stock, however many orders arrive. */
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
