import type { Shop } from '#domain/kernel/shop.server.ts';
import { readSettings } from './read-settings.server.ts';

/** What is added to an order for its delivery today, in rupees. */
export async function readDeliveryFee(shop: Shop): Promise<number> {
  const { freeDelivery, deliveryFeeLkr } = await readSettings(shop);
  return freeDelivery ? 0 : deliveryFeeLkr;
}
