import type { ContentWatch } from './content-watch.ts';
import { valueWithin } from './value-within.ts';

/** After this time a result counts as lost, because a connection may break without an error. */
const lostAfterMs = 3_000;

type Read<Value> = (...args: never[]) => Promise<Value>;
type CachedValue = {
  /** The edition of the content in which the value was read (`ContentWatch`). */
  edition: number;
  value: Promise<unknown>;
  /** The value, once it has arrived. */
  resolved?: { value: unknown } | undefined;
};

/**
 * Caches data that is the same for every visitor, such as the layout of a page, until the content changes. Only for data
 * that the content version covers, and never to decide about an order.
 */
export class ContentCache {
  readonly #watch: ContentWatch;
  readonly #cached = new Map<Read<unknown>, CachedValue>();

  constructor(watch: ContentWatch) {
    this.#watch = watch;
  }

  /** Returns the cached result for this edition, or calls `load`, which must always call `read` with the same arguments. */
  async get<Value>(read: Read<Value>, load: () => Promise<Value>): Promise<Value> {
    await this.#watch.confirm();
    const { edition } = this.#watch;
    const entry = this.#cached.get(read);
    if (entry?.edition === edition) {
      entry.resolved ??= await valueWithin(
        entry.value.then((value) => ({ value })),
        lostAfterMs,
      );
      if (entry.resolved) return entry.resolved.value as Value;
    }
    const cached: CachedValue = { edition, value: load() };
    this.#cached.set(read, cached);
    cached.value.catch(() => {
      if (this.#cached.get(read) === cached) this.#cached.delete(read);
    });
    return cached.value as Promise<Value>;
  }
}
