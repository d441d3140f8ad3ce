import type { ShopEvent } from './events.ts';
import type { Shop } from './shop.server.ts';

/** Tells every listener, one after the other, in the transaction that the shop is in. */
export async function announce(shop: Shop, event: ShopEvent): Promise<void> {
  for (const listener of shop.listeners) await listener(shop, event);
}
