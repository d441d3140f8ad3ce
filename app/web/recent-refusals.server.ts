const minuteMs = 60_000;
const windowMinutes = 60;

/** Counts the requests that this process refused because it was busy, by the minute, for the last hour. */
export class RecentRefusals {
  readonly #counts = new Map<number, number>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  add(): void {
    const minute = this.#minute();
    this.#counts.set(minute, (this.#counts.get(minute) ?? 0) + 1);
    if (this.#counts.size > windowMinutes) this.#forget();
  }

  /** Returns how many requests were refused within the last hour. */
  count(): number {
    this.#forget();
    return [...this.#counts.values()].reduce((sum, each) => sum + each, 0);
  }

  #forget(): void {
    const now = this.#minute();
    // A minute that is yet to come was counted while the clock was ahead.
    for (const minute of this.#counts.keys())
      if (minute <= now - windowMinutes || minute > now) this.#counts.delete(minute);
  }

  #minute(): number {
    return Math.floor(this.#nowMs() / minuteMs);
  }
}
