import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { maxChosenOrders } from '#domain/orders/fulfilment/order-form-limits.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { canBeShippedWithOthers, isPaymentReversed } from '#domain/orders/payment.ts';
import { type DocumentOrder, listDocuments } from '#domain/orders/reports/list-documents.server.ts';

/** Reads the selected orders that can be shipped, the numbers of those that cannot, and the ids left for the next form. */
export async function readSelectedOrders(shop: AdminShop, orderIds: readonly string[]) {
  const ids = [...new Set(orderIds)];
  const selected = await listDocuments(shop, ids.slice(0, maxChosenOrders));
  return {
    orders: selected.filter(canBeShippedWithOthers),
    withReversedPayment: numbersOf(selected.filter(isPaymentReversed)),
    notShippable: numbersOf(selected.filter((order) => !canBeEdited(order))),
    idsForNextForm: ids.slice(maxChosenOrders),
  };
}

function numbersOf(orders: DocumentOrder[]): string[] {
  return orders.map(({ orderNumber }) => orderNumber);
}
