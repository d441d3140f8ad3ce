import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import {
  type ShipmentChange,
  type ShipmentChanged,
  writeShownShipment,
} from './note-shipment.server.ts';

export type PackRefusal = { code: 'order-not-found' } | { code: 'not-waiting' } | ShipmentChanged;
type PackRequest = Partial<ShipmentChange> & { orderId: string; isPacked: boolean };

/**
 * Marks the parcel of an order as packed, or as not packed after all, and saves the courier that the form has. Refuses an order
 * that is shipped or cancelled already.
 */
export function packOrder(
  shop: OwnerShop,
  { orderId, isPacked, ...shipment }: PackRequest,
): Promise<Result<undefined, PackRefusal>> {
  return withLockedOrder<undefined, PackRefusal>(shop, orderId, async (shop, order) => {
    if (!canBeEdited(order)) return refuse({ code: 'not-waiting' });
    const noted = await writeShownShipment(shop, order, shipment);
    if (!noted.ok) return noted;
    if (isPacked === (order.packedAt !== null)) return okRecorded(noted.value);

    const set = { packedAt: isPacked ? shop.now() : null };
    const details = { isPacked };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-packed', set, details }),
    );
  });
}
