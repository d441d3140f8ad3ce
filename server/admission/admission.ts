import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '#platform/log/log.server.ts';
import { type Middleware, namedMiddleware } from '#server/middleware.ts';
import { requestOf } from '#server/request-of-response.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { AdmissionQueue } from './admission-queue.ts';
import { refuseBusy } from './refuse-busy.ts';
import { smallBodyBytes, type TrafficClass, trafficClassOf } from './traffic-class.ts';

const sweepEveryMs = 100;
/**
 * Turns of the event loop between two admissions. Node accepts one new connection in each turn, and with the embedded
 * database a turn takes as long as a page.
 */
const turnsBetweenAdmissions = 4;

/** Runs the work now or later, or refuses the request. */
export type Admit = (request: IncomingMessage, response: ServerResponse, work: () => void) => void;

/** Opens the shop's one admission queue, which all expensive work passes. While idle, it has no timer. */
export function openAdmission(running: RunningShop): Admit {
  const concurrency = new AdaptiveConcurrency();
  const queue = new AdmissionQueue({
    limit: () => concurrency.limit,
    nowMs: () => performance.now(),
    defer: (act) => afterTurns(turnsBetweenAdmissions, act),
    recordDurationMs: (ms) => concurrency.record(ms),
  });
  let sweeping: NodeJS.Timeout | undefined;
  const sweep = () => {
    queue.sweep();
    concurrency.adjust(queue.waiting('order') + queue.waiting('page') > 0);
    if (queue.isBusy) return;
    clearInterval(sweeping);
    sweeping = undefined;
    concurrency.reset();
  };
  const wake = () => {
    sweeping ??= setInterval(sweep, sweepEveryMs).unref();
  };
  const refuse = async (name: TrafficClass, request: IncomingMessage, response: ServerResponse) => {
    running.recentRefusals.add();
    running.monitoring?.metrics.count.increment('overload', name);
    const refused = namedMiddleware('busy', (request, response) =>
      refuseBusy(request, response, running),
    );
    try {
      await refused(request, response, () => undefined);
    } catch (err) {
      log.error({ err, requestId: requestOf(response).id }, 'A request could not be refused');
      response.destroy();
    }
  };
  return (request, response, work) => {
    const name = trafficClassOf(request);
    whenArrived(request, () => {
      if (response.destroyed) return;
      const leave = queue.enter(name, {
        work,
        refuse: () => void refuse(name, request, response),
      });
      wake();
      whenOver(response, leave);
    });
  };
}

function afterTurns(turns: number, act: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, act) : act()));
}

/** Admits requests to the middleware that follows. */
export function admission(admit: Admit): Middleware {
  return (request, response, next) => admit(request, response, next);
}

/**
 * Waits until a small form has arrived completely, so that a slow upload occupies no slot. Does not read it.
 */
function whenArrived(request: IncomingMessage, act: () => void): void {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const length = Number(headers['content-length'] ?? 0);
  if (isRead || length === 0 || length > smallBodyBytes || request.complete) {
    act();
    return;
  }
  const look = () => {
    if (!request.complete) return;
    request.off('readable', look);
    // Node notices only in the next tick that no one listens to 'readable'; before that, no data would flow.
    process.nextTick(act);
  };
  request.on('readable', look);
}

/** Calls back when the response is written, even if the visitor has not read all of it, or when the visitor has left. */
function whenOver(response: ServerResponse, act: () => void): void {
  const end = response.end;
  response.end = ((...last: Parameters<typeof end>) => {
    act();
    return end.apply(response, last);
  }) as typeof end;
  response.once('close', act);
}

const minConcurrent = 4;
const maxConcurrent = 64;
const initialConcurrent = 8;

const adjustEveryMs = 250;
/**
 * Above this mean duration the limit goes down: more requests at once would only make each of them slower.
 */
const slowMs = 250;
/**
 * Below this mean duration the limit may go up, such as while requests only wait for a distant database.
 */
const quickMs = 120;

/**
 * The adaptive limit of concurrent orders and pages: lower when each takes long, higher when each is quick and some
 * wait.
 */
class AdaptiveConcurrency {
  limit = initialConcurrent;
  #answered = 0;
  #totalMs = 0;
  #adjustedAt = performance.now();

  record(ms: number): void {
    this.#answered += 1;
    this.#totalMs += ms;
  }

  reset(): void {
    this.limit = initialConcurrent;
    this.#startMeasuring();
  }

  adjust(hasWaiting: boolean): void {
    if (performance.now() - this.#adjustedAt < adjustEveryMs || this.#answered === 0) return;
    const meanMs = this.#totalMs / this.#answered;
    this.limit = nextLimit(this.limit, { meanMs, hasWaiting });
    this.#startMeasuring();
  }

  #startMeasuring(): void {
    this.#adjustedAt = performance.now();
    this.#answered = 0;
    this.#totalMs = 0;
  }
}

type Measurement = { meanMs: number; hasWaiting: boolean };

/** Lowers the limit by a fifth or raises it by one, so that it settles below the load that makes the shop slow. */
export function nextLimit(limit: number, { meanMs, hasWaiting }: Measurement): number {
  if (meanMs > slowMs) return Math.max(minConcurrent, Math.floor(limit * 0.8));
  return meanMs < quickMs && hasWaiting ? Math.min(maxConcurrent, limit + 1) : limit;
}
