import { ne } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/** Who carries the newest order that has a courier, or nobody. Most shops have one, and need not write it twice. */
export async function findLastCourier(shop: OwnerShop): Promise<string> {
  const [last] = await shop.db
    .select({ courier: orders.courier })
    .from(orders)
    .where(ne(orders.courier, ''))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  return last?.courier ?? '';
}
