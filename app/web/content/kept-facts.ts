import type { ContentWatch } from './content-watch.ts';
import { inTime } from './in-time.ts';

/** After this time a result counts as lost, because a connection may break without an error. */
const lostAfterMs = 3_000;

type Read<Value> = (...given: never[]) => Promise<Value>;
type CachedValue = {
  edition: number;
  value: Promise<unknown>;
  here?: { value: unknown } | undefined;
};

/**
 * Caches what is the same for every visitor, such as the frame of a page, for as long as the pages that show it.
 * Only for data that the content version covers, and never to decide about an order.
 */
export class KeptFacts {
  readonly #watch: ContentWatch;
  readonly #kept = new Map<Read<unknown>, CachedValue>();

  constructor(watch: ContentWatch) {
    this.#watch = watch;
  }

  /** Returns the cached result of `read` for this edition, or calls `now`, whose arguments must never differ. */
  async of<Value>(read: Read<Value>, now: () => Promise<Value>): Promise<Value> {
    await this.#watch.settle();
    const { edition } = this.#watch;
    const known = this.#kept.get(read);
    if (known?.edition === edition) {
      known.here ??= await inTime(
        known.value.then((value) => ({ value })),
        lostAfterMs,
      );
      if (known.here) return known.here.value as Value;
    }
    const kept: CachedValue = { edition, value: now() };
    this.#kept.set(read, kept);
    kept.value.catch(() => {
      if (this.#kept.get(read) === kept) this.#kept.delete(read);
    });
    return kept.value as Promise<Value>;
  }
}
