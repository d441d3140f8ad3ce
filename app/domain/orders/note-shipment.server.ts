import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

export type Shipment = { courier: string; trackingNumber: string };
export type NoteShipmentRefusal = { code: 'order-not-found' };

/** Writes down who carries the parcel and under which number. What is noted already changes nothing. */
export function noteShipment(
  shop: OwnerShop,
  { orderId, ...shipment }: Shipment & { orderId: string },
): Promise<Result<undefined, NoteShipmentRefusal>> {
  return inTransaction<OwnerShop, undefined, NoteShipmentRefusal>(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    const { courier, trackingNumber } = order;
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
  });
}
