import { monitorEventLoopDelay } from 'node:perf_hooks';

const leastAtOnce = 4;
const mostAtOnce = 64;
const atOnceAtFirst = 12;

const resolutionMs = 10;
const adjustEveryMs = 500;
/** Above this the event loop answers late, also for kept pages. */
const lateMs = 120;
/** Below this there is room for more at once, such as while the database is what is waited for. */
const easyMs = 40;

/** How many orders and pages are worked on at once: fewer when the event loop is late, more when it is not and some wait. */
export class Pace {
  limit = atOnceAtFirst;
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs });
  #adjustedAt = performance.now();

  measure(): void {
    this.#delay.enable();
  }

  rest(): void {
    this.#delay.disable();
    this.#delay.reset();
    this.limit = atOnceAtFirst;
  }

  adjust(isWaitedFor: boolean): void {
    const now = performance.now();
    if (now - this.#adjustedAt < adjustEveryMs) return;
    this.#adjustedAt = now;
    const delayMs = this.#delay.percentile(90) / 1e6 - resolutionMs;
    this.#delay.reset();
    this.limit = nextLimit(this.limit, { delayMs, isWaitedFor });
  }
}

type Measured = { delayMs: number; isWaitedFor: boolean };

/** Goes down by a fifth and up by one, so that it settles below what makes the shop late. */
export function nextLimit(limit: number, { delayMs, isWaitedFor }: Measured): number {
  if (delayMs > lateMs) return Math.max(leastAtOnce, Math.floor(limit * 0.8));
  return delayMs < easyMs && isWaitedFor ? Math.min(mostAtOnce, limit + 1) : limit;
}
