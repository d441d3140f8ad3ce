import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import {
  type ShipmentChange,
  type ShipmentConflict,
  writeShownShipment,
} from './record-shipment.server.ts';

export type PackRefusal =
  | { code: 'order-not-found' }
  | { code: 'not-waiting-to-ship' }
  | { code: 'packing-slip-changed' }
  | ShipmentConflict;
/** `onlyIf`: the next step that an order must still have to be packed. `version`: the one that the form showed. */
type PackCondition = { onlyIf?: 'pack' | undefined; version?: number | undefined };
type PackRequest = Partial<ShipmentChange> & PackCondition & { orderId: string; isPacked: boolean };

/**
 * Marks the parcel of an order as packed, or as not packed, and saves the form's courier and tracking number. Refuses an
 * order that is shipped or cancelled, whose next step is not `onlyIf`, or whose packing slip, courier or number changed.
 */
export function packOrder(
  shop: AdminShop,
  { orderId, isPacked, onlyIf, version, ...shipment }: PackRequest,
): Promise<Result<undefined, PackRefusal>> {
  return withLockedOrder<undefined, PackRefusal>(shop, orderId, async (shop, order) => {
    const isDone = isPacked === (order.packedAt !== null);
    const refusal = findRefusal(order, { isDone, onlyIf, version });
    if (refusal) return refuse(refusal);
    const recorded = await writeShownShipment(shop, order, shipment);
    if (!recorded.ok) return recorded;
    if (isDone) return okRecorded(recorded.value);

    const set = { packedAt: isPacked ? shop.now() : null };
    const details = { isPacked };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-packed', set, details }),
    );
  });
}

/** Returns the refusal if an order is no longer as the form showed it. Accepts a repeated form, whose step is done. */
function findRefusal(
  order: LockedOrder,
  { isDone, onlyIf, version = order.version }: PackCondition & { isDone: boolean },
): PackRefusal | undefined {
  const isNext = isDone || onlyIf === undefined || nextStepOf(order) === onlyIf;
  if (!canBeEdited(order) || !isNext) return { code: 'not-waiting-to-ship' };
  return version === order.version ? undefined : { code: 'packing-slip-changed' };
}
