import { and, eq } from 'drizzle-orm';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { transferWaitCondition } from './transfer-wait.server.ts';

type CancelOverdueRefusal = { code: 'order-not-found' } | { code: 'not-overdue' };

/**
 * Cancels an order whose transfer did not arrive in time. Refuses once the transfer arrived, a slip was sent, or the
 * deadline was extended.
 */
export function cancelOverdue(
  shop: AdminShop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, CancelOverdueRefusal>> {
  return withLockedOrder<undefined, CancelOverdueRefusal>(shop, orderId, async (shop, order) => {
    const isStillOverdue = and(eq(orders.id, orderId), transferWaitCondition(shop, 1));
    if ((await shop.db.$count(orders, isStillOverdue)) === 0)
      return refuse({ code: 'not-overdue' });
    const { entry } = await setOrderStatuses(shop, order, {
      status: 'cancelled',
      reason: 'not-paid',
    });
    return okRecorded(entry);
  });
}
