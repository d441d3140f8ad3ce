const leastAtOnce = 4;
const mostAtOnce = 64;
const atOnceAtFirst = 8;

const adjustEveryMs = 250;
/** More at once would only make each of them slower: one process does no more than its processor and its database do. */
const slowMs = 250;
/** Below this there is room for more at once, such as while a distant database is what is waited for. */
const quickMs = 120;

/** How many orders and pages are worked on at once: fewer when each takes long, more when each is quick and some wait. */
export class Pace {
  limit = atOnceAtFirst;
  #answered = 0;
  #tookMs = 0;
  #adjustedAt = performance.now();

  took(ms: number): void {
    this.#answered += 1;
    this.#tookMs += ms;
  }

  rest(): void {
    this.limit = atOnceAtFirst;
    this.#forget();
  }

  adjust(isWaitedFor: boolean): void {
    if (performance.now() - this.#adjustedAt < adjustEveryMs || this.#answered === 0) return;
    const meanMs = this.#tookMs / this.#answered;
    this.limit = nextLimit(this.limit, { meanMs, isWaitedFor });
    this.#forget();
  }

  #forget(): void {
    this.#adjustedAt = performance.now();
    this.#answered = 0;
    this.#tookMs = 0;
  }
}

type Measured = { meanMs: number; isWaitedFor: boolean };

/** Goes down by a fifth and up by one, so that it settles below what makes the shop slow. */
export function nextLimit(limit: number, { meanMs, isWaitedFor }: Measured): number {
  if (meanMs > slowMs) return Math.max(leastAtOnce, Math.floor(limit * 0.8));
  return meanMs < quickMs && isWaitedFor ? Math.min(mostAtOnce, limit + 1) : limit;
}
