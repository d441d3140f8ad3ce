import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, onLockedOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

export type Shipment = { courier: string; trackingNumber: string };
/** With what the form showed, where it came from one. */
export type ShipmentWanted = Shipment & {
  orderId: string;
  shownCourier?: string | undefined;
  shownTrackingNumber?: string | undefined;
};
type ShipmentChanged = { code: 'shipment-changed-meanwhile' } & Shipment;
export type NoteShipmentRefusal = { code: 'order-not-found' } | ShipmentChanged;

/**
 * Writes down who carries the parcel and under which number. What is noted already changes nothing, nor does a field
 * that was left as it was shown. Refuses to put something else in place of what somebody noted meanwhile.
 */
export function noteShipment(
  shop: OwnerShop,
  wanted: ShipmentWanted,
): Promise<Result<undefined, NoteShipmentRefusal>> {
  return onLockedOrder(shop, wanted.orderId, (shop, order) => writeShipment(shop, order, wanted));
}

/** The part of it for an order that is locked already. */
export async function writeShipment(
  shop: OwnerShop,
  { id: orderId, courier, trackingNumber }: LockedOrder,
  wanted: ShipmentWanted,
): Promise<Result<undefined, ShipmentChanged>> {
  const asked = {
    courier: askedFor(courier, wanted.courier, wanted.shownCourier),
    trackingNumber: askedFor(trackingNumber, wanted.trackingNumber, wanted.shownTrackingNumber),
  };
  if (asked.courier === undefined || asked.trackingNumber === undefined) {
    return refuse({ code: 'shipment-changed-meanwhile', courier, trackingNumber });
  }
  const shipment = { courier: asked.courier, trackingNumber: asked.trackingNumber };
  if (courier === shipment.courier && trackingNumber === shipment.trackingNumber) return ok();

  await shop.db.update(orders).set(shipment).where(eq(orders.id, orderId));
  await recordHistory(shop, { orderId, event: 'shipment', details: shipment });
  await recordAudit(shop, {
    action: 'order-shipment-noted',
    subject: { kind: 'order', id: orderId },
    before: { courier, trackingNumber },
    after: shipment,
  });
  return ok();
}

/** How a field shall stand; undefined where two people want it differently. */
function askedFor(kept: string, wanted: string, shown = kept): string | undefined {
  if (wanted === shown) return kept;
  return shown === kept || wanted === kept ? wanted : undefined;
}
