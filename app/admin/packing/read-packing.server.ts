import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { listQueues, type QueuedOrder } from '#domain/orders/queues/list-queues.server.ts';
import { findLastCourier } from '#domain/orders/reading/find-order.server.ts';

export type Packing = Awaited<ReturnType<typeof readPacking>>;
export type PackingOrder = Packing['toPack'][number];

/** Reads the parcels that wait to be packed and handed over, without sums and without phones. */
export async function readPacking(shop: OwnerShop) {
  const queues = await listQueues(shop, ['pack', 'ship']);
  const parcelsOf = (wanted: string) =>
    queues.filter(({ queue }) => queue === wanted).flatMap(({ orders }) => orders.map(parcelOf));
  return {
    toPack: parcelsOf('pack'),
    toShip: parcelsOf('ship'),
    counts: Object.fromEntries(queues.map(({ queue, count }) => [queue, count])),
    lastCourier: await findLastCourier(shop),
  };
}

function parcelOf(order: QueuedOrder) {
  const { id, orderNumber, customerName, city, lines, trackingNumber } = order;
  return { id, orderNumber, customerName, city, lines, trackingNumber };
}
