import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { moveUnits } from '#domain/catalog/move-units.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from './lock-order.server.ts';
import { withStatus } from './order-money.ts';
import { recordHistory } from './record-history.server.ts';
import { notePayment, writeMoney } from './write-money.server.ts';

export type RefuseDeliveryRefusal = { code: 'order-not-found' } | { code: 'not-on-its-way' };
export type RefusedDelivery = { orderId: string; isRestocked: boolean };

/**
 * The parcel came back because nobody took it: the order is cancelled and counts against its phone, until it leaves
 * `cancelled` again. Its units go back to the shelf if they came back whole. Refuses an order that was not shipped.
 */
export function refuseDelivery(
  shop: OwnerShop,
  { orderId, isRestocked }: RefusedDelivery,
): Promise<Result<undefined, RefuseDeliveryRefusal>> {
  return onLockedOrder<undefined, RefuseDeliveryRefusal>(shop, orderId, async (shop, order) => {
    if (order.status !== 'shipped') return refuse({ code: 'not-on-its-way' });

    const deliveryRefusedAt = shop.now();
    const after = withStatus(order, 'cancelled');
    await writeMoney(shop, after, { deliveryRefusedAt });
    const back = order.lines.map(
      ({ productId, held }) => ({ productId, units: held, reason: 'returned' }) as const,
    );
    if (isRestocked) await moveUnits(shop, back, { orderId });
    await recordHistory(shop, { orderId, event: 'refused', details: { isRestocked } });
    const details = { from: order.status, to: 'cancelled' } as const;
    const historyId = await recordHistory(shop, { orderId, event: 'status', details });
    await notePayment(shop, { before: order, after });
    await recordAudit(shop, {
      action: 'order-delivery-refused',
      subject: { kind: 'order', id: orderId },
      before: { status: order.status },
      after: { status: 'cancelled', isRestocked },
    });
    await announce(shop, { name: 'order-status-changed', orderId, historyId, ...details });
    return ok();
  });
}
