import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { setOrderStatuses } from './change-order-status.server.ts';
import {
  type NoteShipmentRefusal,
  type ShipmentChange,
  writeShipment,
} from './note-shipment.server.ts';

export type ShipRefusal = NoteShipmentRefusal | { code: 'not-waiting' };

/** Ships an order, with courier and tracking number if given. Refuses one that is shipped or cancelled already. */
export function shipOrder(
  shop: OwnerShop,
  shipment: ShipmentChange,
): Promise<Result<undefined, ShipRefusal>> {
  return withLockedOrder<undefined, ShipRefusal>(shop, shipment.orderId, async (shop, order) => {
    if (!canBeEdited(order)) return refuse({ code: 'not-waiting' });
    const noted = await writeShipment(shop, order, shipment);
    if (!noted.ok) return noted;
    const { entry } = await setOrderStatuses(shop, order, { status: 'shipped' });
    return okRecorded(entry);
  });
}

/** The input for one parcel of several. An empty field keeps the recorded value. */
export type Parcel = { orderId: string; courier: string; trackingNumber: string };
export type ShippedOrders = {
  shipped: string[];
  /** The numbers of orders that were skipped, because they were shipped or cancelled already. */
  skipped: string[];
};

/** Ships several orders, each in its own transaction; skips those that were shipped or cancelled already. */
export async function shipOrders(
  shop: OwnerShop,
  parcels: readonly Parcel[],
): Promise<ShippedOrders> {
  const outcome: ShippedOrders = { shipped: [], skipped: [] };
  for (const { orderId, courier, trackingNumber } of parcels) {
    const order = await findOrder(shop, orderId);
    if (!order) continue;
    const shipped = await shipOrder(shop, {
      orderId,
      courier: courier || order.courier,
      trackingNumber: trackingNumber || order.trackingNumber,
    });
    outcome[shipped.ok ? 'shipped' : 'skipped'].push(order.orderNumber);
  }
  return outcome;
}
