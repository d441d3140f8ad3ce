import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { lockOrder } from './lock-order.server.ts';
import {
  type NoteShipmentRefusal,
  noteShipment,
  type ShipmentWanted,
} from './note-shipment.server.ts';
import { canBeCorrected } from './order.ts';

export type ShipRefusal = NoteShipmentRefusal | { code: 'not-waiting' };

/** The parcel leaves, with its courier and number where there is one. Refuses an order that no longer waits. */
export function shipOrder(
  shop: OwnerShop,
  shipment: ShipmentWanted,
): Promise<Result<undefined, ShipRefusal>> {
  return inTransaction<OwnerShop, undefined, ShipRefusal>(shop, async (shop) => {
    const { orderId } = shipment;
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (!canBeCorrected(order)) return refuse({ code: 'not-waiting' });

    const noted = await noteShipment(shop, shipment);
    if (!noted.ok) return noted;
    await changeOrderStatus(shop, { orderId, status: 'shipped' });
    return ok();
  });
}
