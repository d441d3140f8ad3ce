const key = 'sandhi-last-order';
const retentionMs = 60 * 24 * 60 * 60 * 1000;

/** The order that this browser placed last, with the path of its private page. */
export type LastOrder = { orderNumber: string; path: string; keptAt: number };

export function rememberLastOrder(order: Pick<LastOrder, 'orderNumber' | 'path'>): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify({ ...order, keptAt: Date.now() })));
}

/** Returns undefined after 60 days, and in a browser that stores nothing. */
export function readLastOrder(): LastOrder | undefined {
  let order: LastOrder | undefined;
  withStorage((storage) => {
    order = JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  });
  return order && Date.now() - order.keptAt < retentionMs ? order : undefined;
}

/** Deletes the last order, when the shopper asks for it and after signing out. */
export function forgetLastOrder(): void {
  withStorage((storage) => storage.removeItem(key));
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // Without local storage there is no last order.
  }
}
