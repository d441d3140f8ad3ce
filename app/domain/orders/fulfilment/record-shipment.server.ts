import type { AuditEntryNumber } from '#domain/audit/record-audit.server.ts';
import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';

export type Shipment = { courier: string; trackingNumber: string };
/** The new courier and tracking number, and those that the form showed, if any. */
export type ShipmentChange = Shipment & {
  orderId: string;
  shownCourier?: string | undefined;
  shownTrackingNumber?: string | undefined;
};
export type ShipmentConflict = { code: 'shipment-changed-since' } & Shipment;
export type RecordShipmentRefusal = { code: 'order-not-found' } | ShipmentConflict;

/**
 * Records courier and tracking number, and leaves a field as it is if the form sent the value that it showed. Refuses to
 * overwrite a value that another admin entered after the form was shown.
 */
export function recordShipment(
  shop: AdminShop,
  change: ShipmentChange,
): Promise<Result<undefined, RecordShipmentRefusal>> {
  return withLockedOrder<undefined, ShipmentConflict>(shop, change.orderId, async (shop, order) => {
    const recorded = await writeShipment(shop, order, change);
    return recorded.ok ? okRecorded(recorded.value) : recorded;
  });
}

/** Records the shipment of a locked order if the form showed its two fields; changes nothing otherwise. */
export async function writeShownShipment(
  shop: AdminShop,
  order: LockedOrder,
  { courier = '', trackingNumber = '', ...shown }: Partial<ShipmentChange>,
): Promise<Result<AuditEntryNumber, ShipmentConflict>> {
  const isShown = shown.shownCourier !== undefined && shown.shownTrackingNumber !== undefined;
  if (!isShown) return ok(nothingChanged);
  return writeShipment(shop, order, { ...shown, orderId: order.id, courier, trackingNumber });
}

/** Records the shipment of an order that is already locked. */
export async function writeShipment(
  shop: AdminShop,
  order: LockedOrder,
  change: ShipmentChange,
): Promise<Result<AuditEntryNumber, ShipmentConflict>> {
  const { courier, trackingNumber } = order;
  const merged = {
    courier: mergeField(courier, change.courier, change.shownCourier),
    trackingNumber: mergeField(trackingNumber, change.trackingNumber, change.shownTrackingNumber),
  };
  if (merged.courier === undefined || merged.trackingNumber === undefined) {
    return refuse({ code: 'shipment-changed-since', courier, trackingNumber });
  }
  const shipment = { courier: merged.courier, trackingNumber: merged.trackingNumber };
  if (courier === shipment.courier && trackingNumber === shipment.trackingNumber) {
    return ok(nothingChanged);
  }

  const step = { set: shipment, details: shipment, before: { courier, trackingNumber } };
  return ok(await applyOrderChange(shop, order, { action: 'order-shipment-noted', ...step }));
}

/** Returns the new value of a field; undefined where two admins' changes conflict. */
function mergeField(current: string, change: string, shown = current): string | undefined {
  if (change === shown) return current;
  return shown === current || change === current ? change : undefined;
}
