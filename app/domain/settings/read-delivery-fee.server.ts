import type { Shop } from '#domain/kernel/shop.server.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns today's delivery fee of an order, in rupees. */
export async function readDeliveryFee(shop: Shop): Promise<number> {
  const { freeDelivery, deliveryFeeLkr } = await readSettings(shop);
  return freeDelivery ? 0 : deliveryFeeLkr;
}
