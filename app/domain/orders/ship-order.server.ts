import { done } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { moveOrder } from './change-order-status.server.ts';
import { onLockedOrder } from './lock-order.server.ts';
import {
  type NoteShipmentRefusal,
  type ShipmentWanted,
  writeShipment,
} from './note-shipment.server.ts';
import { canBeCorrected } from './order.ts';

export type ShipRefusal = NoteShipmentRefusal | { code: 'not-waiting' };

/** The parcel leaves, with its courier and number where there is one. Refuses an order that no longer waits. */
export function shipOrder(
  shop: OwnerShop,
  shipment: ShipmentWanted,
): Promise<Result<undefined, ShipRefusal>> {
  return onLockedOrder<undefined, ShipRefusal>(shop, shipment.orderId, async (shop, order) => {
    if (!canBeCorrected(order)) return refuse({ code: 'not-waiting' });
    const noted = await writeShipment(shop, order, shipment);
    if (!noted.ok) return noted;
    const { entry } = await moveOrder(shop, order, { status: 'shipped' });
    return done(entry);
  });
}
