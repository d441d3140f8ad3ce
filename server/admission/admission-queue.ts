import { type TrafficClass, trafficClasses } from './traffic-class.ts';

/** A request for admission. The queue calls exactly one of the two, unless the client disconnects first. */
type AdmissionRequest = { work: () => void; refuse: () => void };
type Waiting = AdmissionRequest & { since: number };

/**
 * The longest waits in milliseconds. A backlog counts as a burst until it is `burst` old, as long as requests of its class
 * are being answered (`noProgressMs`); after that, `backlog` applies. So a burst of buyers is served completely.
 */
const maxWaitMs: Record<TrafficClass, { burst: number; backlog: number }> = {
  order: { burst: 10_000, backlog: 600 },
  page: { burst: 600, backlog: 1_000 },
  export: { burst: 5_000, backlog: 5_000 },
  upload: { burst: 20_000, backlog: 20_000 },
};
/** By priority. Uploads have slots of their own, and wait for none of these. */
const byPriority = ['order', 'page', 'export'] as const;
const noProgressMs = 2_000;
/** A queue that never grew longer than this is no overload: it is served in a fraction of `maxWaitMs`. */
const shortQueue = { length: 64, maxWaitMs: 5_000 };
/** The greatest length of the queue of each class. */
const maxQueueLength = 2_000;
/** Work that takes longer frees its slot: a slow download, or a database that does not answer. */
const slotTimeoutMs = 30_000;
const reservedForOrders = 4;
const maxExports = 2;
const maxUploads = 8;

type QueueOptions = {
  /** The most orders and pages together that may run at once. */
  limit: () => number;
  nowMs: () => number;
  /** Runs a callback once everything that has arrived was read from its connection. */
  defer: (callback: () => void) => void;
  /** Records how long an order or a page took. */
  recordDurationMs: (ms: number) => void;
};

/**
 * Admits as much work as the shop can handle at once. The rest waits in a queue for each class, which is first in, first
 * out until it becomes a lasting backlog. The caller calls `sweep` regularly while `isBusy`.
 */
export class AdmissionQueue {
  readonly #options: QueueOptions;
  readonly #queues = new Map<TrafficClass, Waiting[]>();
  readonly #running = new Map<TrafficClass, Set<{ since: number }>>();
  /** When each queue last became non-empty, and its greatest length since. */
  readonly #backlogs = new Map<TrafficClass, { since: number; longest: number }>();
  readonly #answeredAt = new Map<TrafficClass, number>();

  #isAdmitting = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    for (const name of trafficClasses) {
      this.#queues.set(name, []);
      this.#running.set(name, new Set());
    }
  }

  get isBusy(): boolean {
    return trafficClasses.some((name) => this.waiting(name) + this.running(name) > 0);
  }

  waiting(name: TrafficClass): number {
    return this.#queues.get(name)?.length ?? 0;
  }

  running(name: TrafficClass): number {
    return this.#running.get(name)?.size ?? 0;
  }

  /** Returns a callback that the caller calls after the response or a disconnect. It may be called twice. */
  enter(name: TrafficClass, request: AdmissionRequest): () => void {
    const queue = this.#queues.get(name) ?? [];
    if (queue.length >= maxQueueLength) {
      request.refuse();
      return () => undefined;
    }
    let leave: (() => void) | undefined;
    const waiting: Waiting = {
      since: this.#options.nowMs(),
      work: () => {
        leave = this.#start(name, request);
      },
      refuse: request.refuse,
    };
    queue.push(waiting);
    const backlog = queue.length > 1 ? this.#backlogs.get(name) : undefined;
    this.#backlogs.set(name, {
      since: backlog?.since ?? waiting.since,
      longest: Math.max(backlog?.longest ?? 0, queue.length),
    });
    this.#admitSoon();
    return () => {
      if (leave) return leave();
      const index = queue.indexOf(waiting);
      if (index >= 0) queue.splice(index, 1);
    };
  }

  /** Refuses requests that waited for too long, and frees the slots of work that takes too long. */
  sweep(): void {
    const now = this.#options.nowMs();
    for (const running of this.#running.values()) {
      for (const work of running) if (now - work.since > slotTimeoutMs) running.delete(work);
    }
    for (const name of trafficClasses) this.#refuseLate(name);
    this.#admitNext();
  }

  #start(name: TrafficClass, { work }: AdmissionRequest): () => void {
    const slot = { since: this.#options.nowMs() };
    const running = this.#running.get(name);
    running?.add(slot);
    const leave = () => {
      if (!running?.delete(slot)) return;
      const now = this.#options.nowMs();
      this.#answeredAt.set(name, now);
      if (name === 'order' || name === 'page') this.#options.recordDurationMs(now - slot.since);
      this.#admitSoon();
    };
    work();
    return leave;
  }

  #admitSoon(): void {
    if (this.#isAdmitting) return;
    this.#isAdmitting = true;
    this.#options.defer(() => {
      this.#isAdmitting = false;
      this.#admitNext();
    });
  }

  /** Starts at most one upload and one other request, so that clients can connect while an embedded database works. */
  #admitNext(): void {
    const hasStartedUpload = this.#startNext('upload');
    const hasStartedOther = byPriority.some((name) => this.#startNext(name));
    if (hasStartedUpload || hasStartedOther) this.#admitSoon();
  }

  /** Starts the next request of a class, if one waits and a slot is free. Returns whether it did. */
  #startNext(name: TrafficClass): boolean {
    this.#refuseLate(name);
    const queue = this.#queues.get(name) ?? [];
    if (queue.length === 0 || !this.#isFree(name)) return false;
    this.#takeNext(name, queue)?.work();
    return true;
  }

  /** Takes the newest request of a backlog, which can still be served in time; the oldest of a short queue or a burst. */
  #takeNext(name: TrafficClass, queue: Waiting[]): Waiting | undefined {
    return this.#isShort(name) || this.#isBurst(name) ? queue.shift() : queue.pop();
  }

  #isFree(name: TrafficClass): boolean {
    const ordersAndPages = this.running('order') + this.running('page');
    const limit = this.#options.limit();
    if (name === 'order') return ordersAndPages < limit + reservedForOrders;
    if (name === 'upload') return this.running('upload') < maxUploads;
    if (this.waiting('order') > 0 || ordersAndPages >= limit) return false;
    if (name === 'page') return true;
    return this.waiting('page') === 0 && this.running('export') < maxExports;
  }

  #refuseLate(name: TrafficClass): void {
    const queue = this.#queues.get(name) ?? [];
    const oldestAllowed = this.#options.nowMs() - this.#maxWaitMs(name);
    while ((queue[0]?.since ?? Number.POSITIVE_INFINITY) < oldestAllowed) queue.shift()?.refuse();
  }

  #maxWaitMs(name: TrafficClass): number {
    const ms = maxWaitMs[name][this.#isBurst(name) ? 'burst' : 'backlog'];
    return this.#isShort(name) ? Math.max(ms, shortQueue.maxWaitMs) : ms;
  }

  /** Looks at the greatest length, because an overload is not over when refusals have shortened its queue. */
  #isShort(name: TrafficClass): boolean {
    return (this.#backlogs.get(name)?.longest ?? 0) <= shortQueue.length;
  }

  /** Distinguishes a recent burst that is being served from an overload. */
  #isBurst(name: TrafficClass): boolean {
    const now = this.#options.nowMs();
    const since = this.#backlogs.get(name)?.since ?? 0;
    const progressAt = Math.max(this.#answeredAt.get(name) ?? 0, since);
    return now - since <= maxWaitMs[name].burst && now - progressAt <= noProgressMs;
  }
}
