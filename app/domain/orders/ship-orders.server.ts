import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { findOrder, type Order } from './find-order.server.ts';
import { canBeCorrected } from './order.ts';

export type ShippedOrders = {
  shipped: string[];
  /** Numbers of orders that were left as they are: on their way already, delivered, cancelled. */
  left: string[];
};

/** Marks several orders as shipped, each in a transaction of its own. Only orders that still wait are touched. */
export async function shipOrders(
  shop: OwnerShop,
  orderIds: readonly string[],
): Promise<ShippedOrders> {
  const done: ShippedOrders = { shipped: [], left: [] };
  for (const orderId of new Set(orderIds)) {
    const order = await findOrder(shop, orderId);
    if (!order) continue;
    const isMoved = canBeCorrected(order) && (await isShipped(shop, order));
    done[isMoved ? 'shipped' : 'left'].push(order.orderNumber);
  }
  return done;
}

/** Not if somebody cancelled it in the same moment. */
async function isShipped(shop: OwnerShop, { id, status }: Order): Promise<boolean> {
  const wanted = { orderId: id, status: 'shipped', shown: { status } } as const;
  return (await changeOrderStatus(shop, wanted)).ok;
}
