/** An action of a visitor that pages report. The server accepts no others, and adds only the time and a customer's account. */
export type CountedEvent =
  | { type: 'hero_cta_click'; data: { action: 'order_now' | 'learn_more' } }
  | { type: 'product_search'; data: { query: string } }
  | { type: 'product_view'; data: { product_id: string } }
  | { type: 'add_to_cart'; data: { product_id: string; quantity: number } };

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
