import type { CountedEvent } from './send-event.ts';

/** Reports an action of a visitor, once the page is idle. Ignores failures. */
export function countEvent(event: CountedEvent): void {
  whenIdle(() => {
    import('./send-event.ts').then(
      ({ sendEvent }) => sendEvent(event),
      () => undefined,
    );
  });
}

const maxWaitMs = 2_000;

/** Uses a timer in Safari, which has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: maxWaitMs });
  else setTimeout(work, 200);
}
