import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import {
  type ChangeStatusRefusal,
  changeOrderStatus,
  type StatusWanted,
} from './change-order-status.server.ts';
import {
  type NoteShipmentRefusal,
  noteShipment,
  type ShipmentWanted,
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
  return inTransaction<OwnerShop, undefined, SaveOrderRefusal>(shop, async (shop) => {
    if (isShipmentShown(wanted)) {
      const noted = await noteShipment(shop, wanted);
      if (!noted.ok) return noted;
    }
    const changed = await changeOrderStatus(shop, wanted);
    return changed.ok ? ok() : changed;
  });
}

function isShipmentShown({ shownCourier, shownTrackingNumber }: OrderWanted): boolean {
  return shownCourier !== undefined && shownTrackingNumber !== undefined;
}
