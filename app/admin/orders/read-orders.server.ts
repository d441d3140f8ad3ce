import type { RouterContextProvider } from 'react-router';
import { dayIn, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { isToConfirm } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { flagsToLookAt } from '#domain/orders/order-flags.ts';
import { type ListedOrder, listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { ownerShopContext, readingShopContext, runningShopContext } from '#web/contexts.server.ts';
import { ordersShown } from './orders-address.ts';
import { readWhatsAppLinks } from './read-whats-app.server.ts';

export type ShownOrder = Awaited<ReturnType<typeof readOrders>>['orders'][number];

/** Reads the list that an address asks for, with times and phones formatted. */
export async function readOrders(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = context.get(ownerShopContext);
  const wanted = ordersShown(new URL(request.url).searchParams);
  const { orders, counts, page, pages } = await listOrders(context.get(readingShopContext), wanted);
  const ids = orders.filter(isUnderWay).map(({ id }) => id);
  const texts = await readWhatsAppLinks(context.get(runningShopContext), shop, ids);
  return {
    orders: orders.map((order) => ({
      ...asShown(order),
      whatsApp: texts.get(order.id)?.[0]?.href,
    })),
    counts,
    pages,
    shown: { ...wanted, page },
    today: dayIn(shop.now()),
  };
}

/** An order of which its customer still hears something. */
function isUnderWay(order: ListedOrder): boolean {
  return canBeEdited(order) || order.status === 'shipped' || order.refundDueLkr > 0;
}

function asShown(listed: ListedOrder) {
  const { createdAt, customerPhone, confirmedByPhoneAt, cancelAskedAt, chargedBackAt, ...order } =
    listed;
  return {
    ...order,
    flags: flagsToLookAt(listed),
    isToCancel: cancelAskedAt !== null,
    isChargedBack: chargedBackAt !== null,
    placed: shortDateTime(createdAt),
    customerPhone: formatPhone(customerPhone),
    call: callOf(listed),
  };
}

/** Until the parcel leaves: whether the customer was called, or has to be. */
function callOf(order: ListedOrder): 'to-confirm' | 'confirmed' | undefined {
  if (order.cancelAskedAt) return undefined;
  if (isToConfirm(order)) return 'to-confirm';
  return canBeEdited(order) && order.confirmedByPhoneAt ? 'confirmed' : undefined;
}
