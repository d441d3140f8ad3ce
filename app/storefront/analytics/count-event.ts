import type { CountedEvent } from './counted-event.ts';

/** Tells the shop what a visitor did, once the page has nothing better to do. That it fails is nobody's concern. */
export function countEvent(event: CountedEvent): void {
  whenIdle(() => {
    import('./send-event.ts').then(
      ({ sendEvent }) => sendEvent(event),
      () => undefined,
    );
  });
}

const longestWaitMs = 2_000;

/** Safari knows no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 200);
}
