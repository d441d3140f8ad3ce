import type { Shop } from '#domain/kernel/shop.server.ts';
import { listHeldUnits } from './list-held-units.server.ts';
import { putBackUnits } from './put-back-units.server.ts';

type Cause = { orderId: string; reason?: 'cancelled' | 'returned' };

/** Puts back exactly what this order still holds by the ledger, so that returning twice returns nothing twice. */
export async function returnStock(
  shop: Shop,
  { orderId, reason = 'cancelled' }: Cause,
): Promise<void> {
  await putBackUnits(shop, await listHeldUnits(shop, orderId), { orderId, reason });
}
