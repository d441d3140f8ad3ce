import type { CountedEvent } from './counted-event.ts';

/** Reports what a visitor did, once the page is idle. Failures are ignored. */
export function countEvent(event: CountedEvent): void {
  whenIdle(() => {
    import('./send-event.ts').then(
      ({ sendEvent }) => sendEvent(event),
      () => undefined,
    );
  });
}

const longestWaitMs = 2_000;

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 200);
}
