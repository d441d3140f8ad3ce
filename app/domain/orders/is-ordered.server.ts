import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/** Whether the cart with this key has become an order already. */
export async function isOrdered(shop: Shop, cartKey: string): Promise<boolean> {
  return (await shop.db.$count(orders, eq(orders.idempotencyKey, cartKey))) > 0;
}
