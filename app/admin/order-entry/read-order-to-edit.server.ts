import { parseShownValues } from '#admin/form/parse-shown-values.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { editValuesOf } from './edit-values.ts';
import { listItems } from './list-items.server.ts';

/** Reads an order for its form, and the products that are not in it. Responds with 404 also once its personal data was removed. */
export async function readOrderToEdit(shop: AdminShop, orderId: string) {
  const order = (await findOrder(shop, orderId)) ?? throwNotFound();
  if (order.personRemovedAt !== null) throwNotFound();
  const ordered = new Set(order.lines.map(({ productId }) => productId));
  return {
    order: { ...order, customerPhone: formatPhone(order.customerPhone) },
    otherItems: (await listItems(shop)).filter(({ productId }) => !ordered.has(productId)),
  };
}

/**
 * Merges what was typed with what another admin saved since, for a form that can be saved with the new version. The id of
 * the last change stays that of the opened form, so that the page can tell whether a newer one is shown.
 */
export async function mergeEdits(
  shop: AdminShop,
  orderId: string,
  submitted: Record<string, string>,
): Promise<Record<string, string>> {
  const { order, otherItems } = await readOrderToEdit(shop, orderId);
  const current = editValuesOf(order, otherItems);
  const { values } = mergeForm(current, {
    submitted,
    previous: parseShownValues(submitted['shown']),
  });
  const { openedAtChange = '' } = submitted;
  return { ...values, version: `${order.version}`, shown: JSON.stringify(current), openedAtChange };
}
