import type { Recorded } from '#domain/audit/record-audit.server.ts';
import { done, nothingChanged } from '#domain/audit/recorded-transaction.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, onLockedOrder } from '#domain/orders/lock-order.server.ts';
import { takeStep } from '#domain/orders/take-step.server.ts';

export type Shipment = { courier: string; trackingNumber: string };
/** The new courier and number, and the ones that the form showed, if any. */
export type ShipmentWanted = Shipment & {
  orderId: string;
  shownCourier?: string | undefined;
  shownTrackingNumber?: string | undefined;
};
type ShipmentChanged = { code: 'shipment-changed-since' } & Shipment;
export type NoteShipmentRefusal = { code: 'order-not-found' } | ShipmentChanged;

/**
 * Records courier and tracking number. Changes nothing where a field is as it was or as the form showed it. Refuses to
 * overwrite another admin's entry made since.
 */
export function noteShipment(
  shop: OwnerShop,
  wanted: ShipmentWanted,
): Promise<Result<undefined, NoteShipmentRefusal>> {
  return onLockedOrder<undefined, ShipmentChanged>(shop, wanted.orderId, async (shop, order) => {
    const noted = await writeShipment(shop, order, wanted);
    return noted.ok ? done(noted.value) : noted;
  });
}

/** Records the shipment of an order that is already locked. */
export async function writeShipment(
  shop: OwnerShop,
  order: LockedOrder,
  wanted: ShipmentWanted,
): Promise<Result<Recorded, ShipmentChanged>> {
  const { courier, trackingNumber } = order;
  const asked = {
    courier: askedFor(courier, wanted.courier, wanted.shownCourier),
    trackingNumber: askedFor(trackingNumber, wanted.trackingNumber, wanted.shownTrackingNumber),
  };
  if (asked.courier === undefined || asked.trackingNumber === undefined) {
    return refuse({ code: 'shipment-changed-since', courier, trackingNumber });
  }
  const shipment = { courier: asked.courier, trackingNumber: asked.trackingNumber };
  if (courier === shipment.courier && trackingNumber === shipment.trackingNumber) {
    return ok(nothingChanged);
  }

  const step = { set: shipment, details: shipment, before: { courier, trackingNumber } };
  return ok(await takeStep(shop, order, { action: 'order-shipment-noted', ...step }));
}

/** Returns the new value of a field; undefined where two admins' changes conflict. */
function askedFor(kept: string, wanted: string, shown = kept): string | undefined {
  if (wanted === shown) return kept;
  return shown === kept || wanted === kept ? wanted : undefined;
}
