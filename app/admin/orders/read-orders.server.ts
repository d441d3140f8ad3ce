import { dayIn, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { flagsToLookAt } from '#domain/orders/order-flags.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { ordersShown } from './orders-address.ts';

export type ShownOrder = Awaited<ReturnType<typeof readOrders>>['orders'][number];

/** Reads the list that an address asks for, with times and phones formatted. */
export async function readOrders(shop: OwnerShop, request: Request) {
  const wanted = ordersShown(new URL(request.url).searchParams);
  const { orders, counts, page, pages } = await listOrders(shop, wanted);
  return {
    orders: orders.map(({ createdAt, customerPhone, confirmedByPhoneAt, ...order }) => ({
      ...order,
      flags: flagsToLookAt({ ...order, confirmedByPhoneAt }),
      placed: shortDateTime(createdAt),
      customerPhone: formatPhone(customerPhone),
    })),
    counts,
    pages,
    shown: { ...wanted, page },
    today: dayIn(shop.now()),
  };
}
