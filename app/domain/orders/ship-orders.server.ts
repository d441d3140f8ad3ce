import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findOrder } from './find-order.server.ts';
import { shipOrder } from './ship-order.server.ts';

/** What was typed for one parcel of several. What is empty leaves what is noted already. */
export type Parcel = { orderId: string; courier: string; trackingNumber: string };
export type ShippedOrders = {
  shipped: string[];
  /** Numbers of orders that were left as they are: on their way already, delivered, cancelled. */
  left: string[];
};

/**
 * Several parcels leave, each with its courier and number and in a transaction of its own. Only orders that still wait
 * are touched.
 */
export async function shipOrders(
  shop: OwnerShop,
  parcels: readonly Parcel[],
): Promise<ShippedOrders> {
  const done: ShippedOrders = { shipped: [], left: [] };
  for (const { orderId, courier, trackingNumber } of parcels) {
    const order = await findOrder(shop, orderId);
    if (!order) continue;
    const shipped = await shipOrder(shop, {
      orderId,
      courier: courier || order.courier,
      trackingNumber: trackingNumber || order.trackingNumber,
    });
    done[shipped.ok ? 'shipped' : 'left'].push(order.orderNumber);
  }
  return done;
}
