import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { noteShipment, type Shipment } from './note-shipment.server.ts';
import { canBeCorrected } from './order.ts';

export type ShipRefusal = { code: 'order-not-found' } | { code: 'not-waiting' };

/** The parcel leaves, with its courier and number where there is one. Refuses an order that no longer waits. */
export function shipOrder(
  shop: OwnerShop,
  shipment: Shipment & { orderId: string },
): Promise<Result<undefined, ShipRefusal>> {
  return inTransaction<OwnerShop, undefined, ShipRefusal>(shop, async (shop) => {
    const { orderId } = shipment;
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (!canBeCorrected(order)) return refuse({ code: 'not-waiting' });

    await noteShipment(shop, shipment);
    await changeOrderStatus(shop, { orderId, status: 'shipped' });
    return ok();
  });
}
