const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A message about an order, an enquiry or a backup is of no use after this. */
export const orderMessageLifeMs = 3 * dayMs;

/** The time after which the next channel, if the owner chose one, takes over from a channel that is down. */
export const nextChannelAfterMs = 6 * 60 * minuteMs;

/** A push notification is of no use after this. */
export const pushLifeMs = 12 * 60 * minuteMs;

/** Quiet hours, and delays that a provider requests, last less than a day. */
export const maxHoldMs = dayMs;

/** Longer than any channel may take for one attempt. */
export const leaseMs = 2 * minuteMs;

/** The delay before an SMS over the limit is tried again. */
export const recheckMs = 15 * minuteMs;

/** After this many `later` results a message counts as `refused`: about two hours with the delays between them. */
export const maxAttempts = 30;

const firstDelayMs = 30_000;
export const maxRetryDelayMs = 4 * minuteMs;

/**
 * Returns the delay before a message is tried again. Doubles with each attempt, but stays so short that a queue is empty
 * minutes after the server is back.
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(maxRetryDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
}

export const maxPauseMs = 2 * minuteMs;

/** Returns the pause of a channel that is down, before one message tries it again. */
export function pauseMs(failures: number): number {
  return Math.min(maxPauseMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
}
