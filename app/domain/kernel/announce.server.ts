import type { ShopEvent } from './events.ts';
import type { Shop } from './shop.server.ts';

/** Calls every listener, one after the other, in the transaction of the shop. */
export async function announce(shop: Shop, event: ShopEvent): Promise<void> {
  for (const listener of shop.listeners) await listener(shop, event);
}
