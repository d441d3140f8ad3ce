import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listQueues, type QueuedOrder } from '#domain/orders/queues/list-queues.server.ts';
import { findLastCourier } from '#domain/orders/reading/find-order.server.ts';

export type Packing = Awaited<ReturnType<typeof readPacking>>;
export type PackingOrder = Packing['toPack'][number];

/** Reads the parcels to pack and to hand over, without prices and phone numbers. */
export async function readPacking(shop: AdminShop) {
  const queues = await listQueues(shop, ['pack', 'ship']);
  const parcelsIn = (name: string) =>
    queues.filter(({ queue }) => queue === name).flatMap(({ orders }) => orders.map(toParcel));
  return {
    toPack: parcelsIn('pack'),
    toShip: parcelsIn('ship'),
    counts: Object.fromEntries(queues.map(({ queue, count }) => [queue, count])),
    lastCourier: await findLastCourier(shop),
  };
}

function toParcel(order: QueuedOrder) {
  const { id, version, orderNumber, customerName, city, lines, courier, trackingNumber } = order;
  return { id, version, orderNumber, customerName, city, lines, courier, trackingNumber };
}
