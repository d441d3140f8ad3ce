import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

export type ConfirmRefusal = { code: 'order-not-found' };

/** Keeps that the customer said on the phone that the order is meant. Said twice is said once. */
export function confirmOrder(
  shop: OwnerShop,
  orderId: string,
): Promise<Result<undefined, ConfirmRefusal>> {
  return onLockedOrder<undefined, never>(shop, orderId, async (shop, order) => {
    if (order.confirmedByPhoneAt) return ok();

    const confirmedByPhoneAt = shop.now();
    await shop.db.update(orders).set({ confirmedByPhoneAt }).where(eq(orders.id, orderId));
    await recordHistory(shop, { orderId, event: 'confirmed', details: { by: 'phone' } });
    const subject = { kind: 'order', id: orderId } as const;
    await recordAudit(shop, { action: 'order-confirmed', subject, after: { by: 'phone' } });
    return ok();
  });
}
