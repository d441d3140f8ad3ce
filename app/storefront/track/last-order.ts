const key = 'sandhi-last-order';
const retentionMs = 60 * 24 * 60 * 60 * 1000;

/** The order that this browser placed last, with the path of its private page. */
export type LastOrder = { orderNumber: string; path: string; keptAt: number };

export function rememberLastOrder(order: Pick<LastOrder, 'orderNumber' | 'path'>): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify({ ...order, keptAt: Date.now() })));
}

/** Returns undefined after 60 days, and in a browser that stores nothing. */
function readLastOrder(): LastOrder | undefined {
  let order: LastOrder | undefined;
  withStorage((storage) => {
    order = JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  });
  return order && Date.now() - order.keptAt < retentionMs ? order : undefined;
}

/** Deletes the last order, when the shopper asks for it and after signing out. */
export function forgetLastOrder(): void {
  withStorage((storage) => storage.removeItem(key));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Shows the last order, again whenever this tab or another one changes it. Returns a cleanup. */
export function followLastOrder(show: (order: LastOrder | undefined) => void): () => void {
  const showNow = () => show(readLastOrder());
  showNow();
  listeners.add(showNow);
  window.addEventListener('storage', showNow);
  return () => {
    listeners.delete(showNow);
    window.removeEventListener('storage', showNow);
  };
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // Without local storage there is no last order.
  }
}
