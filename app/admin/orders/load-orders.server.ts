import type { RouterContextProvider } from 'react-router';
import { readWhatsAppLinks } from '#admin/order/whats-app/read-whats-app.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { isToConfirm } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { flagsToCheck } from '#domain/orders/order-flags.ts';
import { dueInAdvanceLkr } from '#domain/orders/payment.ts';
import { type ListedOrder, listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { adminShopContext, readOnlyShopContext, runningShopContext } from '#web/contexts.server.ts';
import { parseOrderListState } from './orders-urls.ts';

export type OrderRow = Awaited<ReturnType<typeof loadOrders>>['orders'][number];

/** Reads the page of the list that a URL names, with times and phone numbers formatted. */
export async function loadOrders(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = context.get(adminShopContext);
  const listState = parseOrderListState(new URL(request.url).searchParams);
  const { orders, counts, page, pages } = await listOrders(
    context.get(readOnlyShopContext),
    listState,
  );
  const ids = orders.filter(isToWriteAbout).map(({ id }) => id);
  const whatsAppLinks = await readWhatsAppLinks(context.get(runningShopContext), shop, ids);
  return {
    orders: orders.map((order) => ({
      ...toRow(order),
      whatsAppUrl: whatsAppLinks.get(order.id)?.[0]?.href,
    })),
    counts,
    pages,
    listState: { ...listState, page },
  };
}

/** Returns whether there is still something to write to the customer about. */
function isToWriteAbout(order: ListedOrder): boolean {
  const isToBeDelivered = canBeEdited(order) || order.status === 'shipped';
  return isToBeDelivered || order.refundDueLkr > 0 || dueInAdvanceLkr(order) > 0;
}

function toRow(listed: ListedOrder) {
  const { createdAt, customerPhone, confirmedByPhoneAt, cancelAskedAt, chargedBackAt, ...order } =
    listed;
  return {
    ...order,
    flags: flagsToCheck(listed),
    isCancelRequested: cancelAskedAt !== null,
    isChargedBack: chargedBackAt !== null,
    placedOn: shortDateTime(createdAt),
    customerPhone: formatPhone(customerPhone),
    phoneConfirmation: phoneConfirmationOf(listed),
  };
}

/** Returns the state of the confirmation by phone; undefined where none is needed, after shipping or a request to cancel. */
function phoneConfirmationOf(order: ListedOrder): 'to-confirm' | 'confirmed' | undefined {
  if (order.cancelAskedAt) return undefined;
  if (isToConfirm(order)) return 'to-confirm';
  return canBeEdited(order) && order.confirmedByPhoneAt ? 'confirmed' : undefined;
}
