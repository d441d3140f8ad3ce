import { type TrafficClass, trafficClasses } from './traffic-class.ts';

/** One request before the gate. Exactly one of the two is called, unless it leaves first. */
type Asked = { work: () => void; refuse: () => void };
type Waiting = Asked & { since: number };

/**
 * The longest waits in milliseconds: in a crowd that has just come, and once the queue has stood for as long as that. Buyers
 * that come at once are served to the last, as long as orders are being answered.
 */
const longestWaitMs: Record<TrafficClass, { crowd: number; standing: number }> = {
  order: { crowd: 10_000, standing: 600 },
  page: { crowd: 600, standing: 1_000 },
  export: { crowd: 5_000, standing: 5_000 },
  upload: { crowd: 20_000, standing: 20_000 },
};
/** Uploads have places of their own, and wait for none of these. */
const inTurn = ['order', 'page', 'export'] as const;
const noProgressMs = 2_000;
/** A queue that never was longer is no flood: the shop serves it in a fraction of this time once it gets to it. */
const shortQueue = { length: 64, longestWaitMs: 5_000 };
const mostWaiting = 2_000;
/** After this time work no longer counts: a download on a slow line, or a database that does not answer. */
const countedMs = 30_000;
const reservedForOrders = 4;
const mostExports = 2;
const mostUploads = 8;

type GateParts = {
  /** How many orders and pages together may be worked on. */
  limit: () => number;
  nowMs: () => number;
  /** Runs this once all that has arrived was read: what waits unread in its connection is not seen here. */
  soon: (act: () => void) => void;
  /** Hears how long an order or a page was worked on. */
  tookMs: (ms: number) => void;
};

/**
 * Lets in as much work as the shop does well at once. The rest waits in a short queue for each class: the first to come is
 * the first to be served, until the queue stands. Its owner calls `sweep` now and then while `isBusy`.
 */
export class Gate {
  readonly #parts: GateParts;
  readonly #queues = new Map<TrafficClass, Waiting[]>();
  readonly #running = new Map<TrafficClass, Set<{ since: number }>>();
  /** Since when some have waited without a break, how many at most, and when the last one was answered. */
  readonly #stands = new Map<TrafficClass, { since: number; longest: number }>();
  readonly #answeredAt = new Map<TrafficClass, number>();

  #isLettingIn = false;

  constructor(parts: GateParts) {
    this.#parts = parts;
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

  /** Returns what ends the request, by an answer or because its sender has left. It may be called twice. */
  enter(name: TrafficClass, asked: Asked): () => void {
    const queue = this.#queues.get(name) ?? [];
    if (queue.length >= mostWaiting) {
      asked.refuse();
      return () => undefined;
    }
    let leave: (() => void) | undefined;
    const waiting: Waiting = {
      since: this.#parts.nowMs(),
      work: () => {
        leave = this.#start(name, asked);
      },
      refuse: asked.refuse,
    };
    queue.push(waiting);
    const stands = queue.length > 1 ? this.#stands.get(name) : undefined;
    this.#stands.set(name, {
      since: stands?.since ?? waiting.since,
      longest: Math.max(stands?.longest ?? 0, queue.length),
    });
    this.#letInSoon();
    return () => {
      if (leave) return leave();
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
    };
  }

  /** Refuses what has waited for too long, and counts no longer what has been worked on for too long. */
  sweep(): void {
    const now = this.#parts.nowMs();
    for (const running of this.#running.values()) {
      for (const work of running) if (now - work.since > countedMs) running.delete(work);
    }
    for (const name of trafficClasses) this.#refuseLate(name);
    this.#letIn();
  }

  #start(name: TrafficClass, { work }: Asked): () => void {
    const counted = { since: this.#parts.nowMs() };
    const running = this.#running.get(name);
    running?.add(counted);
    const leave = () => {
      if (!running?.delete(counted)) return;
      const now = this.#parts.nowMs();
      this.#answeredAt.set(name, now);
      if (name === 'order' || name === 'page') this.#parts.tookMs(now - counted.since);
      this.#letInSoon();
    };
    work();
    return leave;
  }

  #letInSoon(): void {
    if (this.#isLettingIn) return;
    this.#isLettingIn = true;
    this.#parts.soon(() => {
      this.#isLettingIn = false;
      this.#letIn();
    });
  }

  /** Begins one, and an upload beside it: an embedded database answers without a pause, and a second would come before all new connections. */
  #letIn(): void {
    const isUploading = this.#begin('upload');
    const hasBegun = inTurn.some((name) => this.#begin(name));
    if (isUploading || hasBegun) this.#letInSoon();
  }

  /** Returns whether one of this class has begun. */
  #begin(name: TrafficClass): boolean {
    this.#refuseLate(name);
    const queue = this.#queues.get(name) ?? [];
    if (queue.length === 0 || !this.#isFree(name)) return false;
    this.#next(name, queue)?.work();
    return true;
  }

  /** Takes the newest of a queue that stands: it is answered at once, where the oldest would all be answered late. */
  #next(name: TrafficClass, queue: Waiting[]): Waiting | undefined {
    return this.#isShort(name) || this.#isCrowd(name) ? queue.shift() : queue.pop();
  }

  #isFree(name: TrafficClass): boolean {
    const both = this.running('order') + this.running('page');
    const limit = this.#parts.limit();
    if (name === 'order') return both < limit + reservedForOrders;
    if (name === 'upload') return this.running('upload') < mostUploads;
    if (this.waiting('order') > 0 || both >= limit) return false;
    if (name === 'page') return true;
    return this.waiting('page') === 0 && this.running('export') < mostExports;
  }

  #refuseLate(name: TrafficClass): void {
    const queue = this.#queues.get(name) ?? [];
    const before = this.#parts.nowMs() - this.#patienceMs(name);
    while ((queue[0]?.since ?? Number.POSITIVE_INFINITY) < before) queue.shift()?.refuse();
  }

  #patienceMs(name: TrafficClass): number {
    const ms = longestWaitMs[name][this.#isCrowd(name) ? 'crowd' : 'standing'];
    return this.#isShort(name) ? Math.max(ms, shortQueue.longestWaitMs) : ms;
  }

  /** Goes by the longest that the queue has been: what a flood leaves over after refusals is not short. */
  #isShort(name: TrafficClass): boolean {
    return (this.#stands.get(name)?.longest ?? 0) <= shortQueue.length;
  }

  /** Tells a crowd that has just come, and is being served, from a flood. */
  #isCrowd(name: TrafficClass): boolean {
    const now = this.#parts.nowMs();
    const since = this.#stands.get(name)?.since ?? 0;
    const progressAt = Math.max(this.#answeredAt.get(name) ?? 0, since);
    return now - since <= longestWaitMs[name].crowd && now - progressAt <= noProgressMs;
  }
}
