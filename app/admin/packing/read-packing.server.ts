import type { AdminRole } from '#domain/accounts/admin-role.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listQueues, type QueuedOrder } from '#domain/orders/queues/list-queues.server.ts';
import { findLastCourier } from '#domain/orders/reading/find-order.server.ts';

export type Packing = Awaited<ReturnType<typeof readPacking>>;
export type PackingOrder = Packing['toPack'][number];

/**
 * Reads the parcels to pack and to hand over, without prices and phone numbers. For a packer each has its order number as
 * `id`, because the id of an order opens its private page, with all of these.
 */
export async function readPacking(shop: AdminShop, role: AdminRole) {
  const queues = await listQueues(shop, ['pack', 'ship']);
  const parcelsIn = (name: string) =>
    queues
      .filter(({ queue }) => queue === name)
      .flatMap(({ orders }) => orders.map((order) => toParcel(order, role)));
  return {
    toPack: parcelsIn('pack'),
    toShip: parcelsIn('ship'),
    counts: Object.fromEntries(queues.map(({ queue, count }) => [queue, count])),
    lastCourier: await findLastCourier(shop),
  };
}

function toParcel(order: QueuedOrder, role: AdminRole) {
  const { version, orderNumber, customerName, city, lines, courier, trackingNumber } = order;
  const id = role === 'packer' ? orderNumber : order.id;
  return { id, version, orderNumber, customerName, city, lines, courier, trackingNumber };
}
