import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { returnStock } from '#domain/catalog/return-stock.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

export type RefuseDeliveryRefusal = { code: 'order-not-found' } | { code: 'not-on-its-way' };
export type RefusedDelivery = { orderId: string; isRestocked: boolean };

/**
 * The parcel came back because nobody took it: the order is cancelled and counts against its phone. Its units go back
 * to the shelf if they came back whole. Refuses an order that was not shipped.
 */
export function refuseDelivery(
  shop: OwnerShop,
  { orderId, isRestocked }: RefusedDelivery,
): Promise<Result<undefined, RefuseDeliveryRefusal>> {
  return inTransaction<OwnerShop, undefined, RefuseDeliveryRefusal>(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (order.status !== 'shipped') return refuse({ code: 'not-on-its-way' });

    await shop.db
      .update(orders)
      .set({ status: 'cancelled', deliveryRefusedAt: shop.now() })
      .where(eq(orders.id, orderId));
    if (isRestocked) await returnStock(shop, { orderId, reason: 'returned' });
    await recordHistory(shop, { orderId, event: 'refused', details: { isRestocked } });
    const from = order.status;
    const details = { from, to: 'cancelled' } as const;
    const historyId = await recordHistory(shop, { orderId, event: 'status', details });
    await recordAudit(shop, {
      action: 'order-delivery-refused',
      subject: { kind: 'order', id: orderId },
      before: { status: from },
      after: { status: 'cancelled', isRestocked },
    });
    await announce(shop, { name: 'order-status-changed', orderId, historyId, ...details });
    return ok();
  });
}
