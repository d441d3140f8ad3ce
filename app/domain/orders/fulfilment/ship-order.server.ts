import { and, eq } from 'drizzle-orm';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { auditEntries, shipmentCondition } from '#domain/audit/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findLateRequest } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { canBeShippedWithOthers } from '#domain/orders/payment.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { setOrderStatuses } from './change-order-status.server.ts';
import {
  type RecordShipmentRefusal,
  type Shipment,
  type ShipmentChange,
  writeShipment,
} from './record-shipment.server.ts';

export type ShipRefusal = RecordShipmentRefusal | { code: 'not-waiting-to-ship' };

/**
 * Limits which orders can be shipped: `ship` to those with this next step, `with-others` to those that are neither
 * refunded nor charged back.
 */
type ShipCondition = { onlyIf?: 'ship' | 'with-others' | undefined };

/** Ships an order, with courier and tracking number if given. Refuses an order that is shipped or cancelled already. */
export function shipOrder(
  shop: AdminShop,
  { onlyIf, ...shipment }: ShipmentChange & ShipCondition,
): Promise<Result<undefined, ShipRefusal>> {
  return withLockedOrder<undefined, ShipRefusal>(shop, shipment.orderId, async (shop, order) => {
    if (!isWaiting(order, onlyIf)) return refuse({ code: 'not-waiting-to-ship' });
    const recorded = await writeShipment(shop, order, shipment);
    if (!recorded.ok) return recorded;
    const { entry } = await setOrderStatuses(shop, order, { status: 'shipped' });
    return okRecorded(entry);
  });
}

function isWaiting(order: LockedOrder, onlyIf: ShipCondition['onlyIf']): boolean {
  if (onlyIf === 'ship') return canBeEdited(order) && nextStepOf(order) === 'ship';
  return onlyIf === 'with-others' ? canBeShippedWithOthers(order) : canBeEdited(order);
}

/**
 * The input for one parcel of several. The form suggests one courier for all and shows the recorded number of each; an empty
 * courier keeps the recorded one, and so does an empty number that was not shown.
 */
export type Parcel = {
  orderId: string;
  courier: string;
  suggestedCourier?: string | undefined;
  trackingNumber: string;
  shownTrackingNumber?: string | undefined;
};
export type ShippedOrders = {
  shipped: string[];
  /** The order numbers of those that were skipped: shipped or cancelled already, or not meeting the condition. */
  skipped: string[];
  /** The order numbers of those that were not shipped, because another admin changed their tracking number since. */
  conflicting: string[];
  /** The order numbers of those of the shipped whose customers had asked to cancel: a parcel that leaves ends the request. */
  askedToCancel: string[];
};

/**
 * Ships several orders, each in its own transaction; skips those that do not meet the condition or were changed since. A
 * repeated form has the outcome of the first.
 */
export async function shipOrders(
  shop: AdminShop,
  parcels: readonly Parcel[],
  condition: ShipCondition = { onlyIf: 'with-others' },
): Promise<ShippedOrders> {
  const outcome: ShippedOrders = { shipped: [], skipped: [], conflicting: [], askedToCancel: [] };
  for (const parcel of parcels) {
    const order = await findOrder(shop, parcel.orderId);
    if (!order) continue;
    const shipped = await shipOrder(shop, { ...shipmentOf(parcel, order), ...condition });
    const isRepeat = !shipped.ok && (await wasShippedByActor(shop, parcel));
    outcome[isRepeat ? 'shipped' : outcomeOf(shipped)].push(order.orderNumber);
    const isAskedToCancel = (shipped.ok || isRepeat) && (await findLateRequest(shop, order.id));
    if (isAskedToCancel) outcome.askedToCancel.push(order.orderNumber);
  }
  return outcome;
}

/** Returns the shipment of a parcel. A courier that was left as suggested does not replace a recorded one. */
function shipmentOf(parcel: Parcel, order: Shipment): ShipmentChange {
  const { orderId, courier, suggestedCourier, trackingNumber, shownTrackingNumber } = parcel;
  const keepsCourier = courier === '' || (order.courier !== '' && courier === suggestedCourier);
  const keepsNumber = trackingNumber === '' && shownTrackingNumber === undefined;
  return {
    orderId,
    courier: keepsCourier ? order.courier : courier,
    shownCourier: order.courier,
    trackingNumber: keepsNumber ? order.trackingNumber : trackingNumber,
    shownTrackingNumber: shownTrackingNumber ?? order.trackingNumber,
  };
}

/** Returns whether the same admin has shipped this parcel, with the courier and number of the form. */
async function wasShippedByActor(shop: AdminShop, parcel: Parcel): Promise<boolean> {
  const order = await findOrder(shop, parcel.orderId);
  if (order?.status !== 'shipped') return false;
  const { courier, trackingNumber } = shipmentOf(parcel, order);
  if (courier !== order.courier || trackingNumber !== order.trackingNumber) return false;
  const { subjectId, userId } = auditEntries;
  const byActor = and(eq(subjectId, order.id), eq(userId, shop.actor.userId));
  return (await shop.db.$count(auditEntries, and(byActor, shipmentCondition(auditEntries)))) > 0;
}

function outcomeOf(result: Result<undefined, ShipRefusal>) {
  if (result.ok) return 'shipped';
  return result.refusal.code === 'shipment-changed-since' ? 'conflicting' : 'skipped';
}
