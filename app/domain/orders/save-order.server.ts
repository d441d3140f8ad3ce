import { done } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import {
  type ChangeStatusRefusal,
  changedMeanwhile,
  moveOrder,
  type StatusWanted,
} from './change-order-status.server.ts';
import { onLockedOrder } from './lock-order.server.ts';
import {
  type NoteShipmentRefusal,
  type ShipmentWanted,
  writeShipment,
} from './note-shipment.server.ts';

export type SaveOrderRefusal = ChangeStatusRefusal | NoteShipmentRefusal;
type OrderWanted = StatusWanted & Omit<ShipmentWanted, 'orderId'>;

/**
 * Everything that an open order's form asks for, or nothing: whoever types a tracking number and presses Save meant it.
 * A form without the fields of the courier, for an order that nobody carries, leaves them as they are.
 */
export function saveOrder(
  shop: OwnerShop,
  wanted: OrderWanted,
): Promise<Result<undefined, SaveOrderRefusal>> {
  return onLockedOrder<undefined, SaveOrderRefusal>(shop, wanted.orderId, async (shop, order) => {
    const changed = changedMeanwhile(order, wanted);
    if (changed) return refuse(changed);
    if (isShipmentShown(wanted)) {
      const noted = await writeShipment(shop, order, wanted);
      if (!noted.ok) return noted;
    }
    const { entry } = await moveOrder(shop, order, wanted);
    return done(entry);
  });
}

function isShipmentShown({ shownCourier, shownTrackingNumber }: OrderWanted): boolean {
  return shownCourier !== undefined && shownTrackingNumber !== undefined;
}
