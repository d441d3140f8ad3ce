import type { ContentWatch } from './content-watch.ts';
import { inTime } from './in-time.ts';

/** After this time an answer counts as lost: its connection broke in silence. */
const lostAfterMs = 3_000;

type Read<Value> = (...given: never[]) => Promise<Value>;
type Kept = { edition: number; value: Promise<unknown>; here?: { value: unknown } | undefined };

/**
 * Keeps what is the same for everybody, such as the frame of each page, for as long as the pages that show it are kept.
 * Only what the content mark covers may be asked for here, and never to decide about an order.
 */
export class KeptFacts {
  readonly #watch: ContentWatch;
  readonly #kept = new Map<Read<unknown>, Kept>();

  constructor(watch: ContentWatch) {
    this.#watch = watch;
  }

  /** Returns what `read` found for this edition, by whatever arguments `now` calls it: they never change. */
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
    const kept: Kept = { edition, value: now() };
    this.#kept.set(read, kept);
    kept.value.catch(() => {
      if (this.#kept.get(read) === kept) this.#kept.delete(read);
    });
    return kept.value as Promise<Value>;
  }
}
