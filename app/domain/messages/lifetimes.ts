const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** News about an order helps nobody after this. */
export const newsLifeMs = 3 * dayMs;

/** Longer than any channel may take to answer a try. */
export const leaseMs = 2 * minuteMs;

/** So many answers of "later" are taken as a "no". With the waits between them that is about two hours. */
export const mostAttempts = 30;

const firstWaitMs = 30_000;
export const longestWaitMs = 4 * minuteMs;

/** The wait doubles with each try, and stays short enough that a queue is empty minutes after the trouble is over. */
export function waitMs(attempts: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
}

export const longestRestMs = 2 * minuteMs;

/** How long a channel that is down is left alone before one message tries it again. */
export function restMs(failures: number): number {
  return Math.min(longestRestMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
}
