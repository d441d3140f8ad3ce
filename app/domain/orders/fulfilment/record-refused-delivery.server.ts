import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { withStatus } from '#domain/orders/order-money.ts';
import { restockHeldUnits } from './receive-return.server.ts';

export type RecordRefusedDeliveryRefusal = { code: 'order-not-found' } | { code: 'not-on-its-way' };
type RefusedDelivery = { orderId: string; isRestocked: boolean };

/**
 * Records that a parcel was refused at the door, which cancels its order and counts against the phone number until the order
 * is reinstated. Restocks the units if the parcel is back undamaged already. Refuses an order that is not on its way.
 */
export function recordRefusedDelivery(
  shop: AdminShop,
  { orderId, isRestocked }: RefusedDelivery,
): Promise<Result<undefined, RecordRefusedDeliveryRefusal>> {
  return withLockedOrder<undefined, RecordRefusedDeliveryRefusal>(
    shop,
    orderId,
    async (shop, order) => {
      if (order.status !== 'shipped') return refuse({ code: 'not-on-its-way' });

      if (isRestocked) await restockHeldUnits(shop, order);
      const set = {
        ...pickPaymentState(withStatus(order, 'cancelled')),
        deliveryRefusedAt: shop.now(),
        returnReceivedAt: isRestocked ? shop.now() : null,
        packedAt: null,
      };
      const details = { isRestocked };
      return okRecorded(
        await applyOrderChange(shop, order, { action: 'order-delivery-refused', set, details }),
      );
    },
  );
}
