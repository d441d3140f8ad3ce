import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { isConfirmedByLink } from './is-confirmed-by-link.server.ts';
import {
  type ShipmentChange,
  type ShipmentConflict,
  writeShownShipment,
} from './record-shipment.server.ts';

export type ConfirmRefusal =
  | { code: 'order-not-found' }
  | { code: 'not-waiting-to-ship' }
  | ShipmentConflict;

/**
 * Marks an order as confirmed by the customer on the phone, and saves the courier and tracking number that the form has.
 * Idempotent, but records that the owner heard what the link confirmed. Refuses an order that is shipped or cancelled.
 */
export function confirmOrder(
  shop: AdminShop,
  { orderId, ...shipment }: Partial<ShipmentChange> & { orderId: string },
): Promise<Result<undefined, ConfirmRefusal>> {
  return withLockedOrder<undefined, ConfirmRefusal>(shop, orderId, async (shop, order) => {
    if (!canBeEdited(order)) return refuse({ code: 'not-waiting-to-ship' });
    const recorded = await writeShownShipment(shop, order, shipment);
    if (!recorded.ok) return recorded;
    const { confirmedByPhoneAt } = order;
    const isHeard = confirmedByPhoneAt !== null && !(await isConfirmedByLink(shop, orderId));
    if (isHeard) return okRecorded(recorded.value);

    const set = { confirmedByPhoneAt: confirmedByPhoneAt ?? shop.now() };
    const details = { by: 'phone' } as const;
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-confirmed', set, details }),
    );
  });
}
