import { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withdrawOpenRequest } from '#domain/orders/cancelling/withdraw-open-request.server.ts';
import { checkoutFields } from '#domain/orders/checkout/checkout-schema.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';

/** Parses the form behind the customer's link: a confirmation, or another street and town. */
export const ownOrderSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('confirm') }),
  checkoutFields.pick({ address: true, city: true }).extend({ intent: z.literal('correct') }),
]);
type OwnOrderForm = z.output<typeof ownOrderSchema>;

type ConfirmableOrder = Pick<
  LockedOrder,
  'status' | 'paymentMethod' | 'dueLkr' | 'customerPhone' | 'packedAt'
>;

/** Returns whether a customer may confirm an order or edit its address: cash is due, and the parcel is not packed yet. */
export function canBeConfirmedByCustomer(order: ConfirmableOrder): boolean {
  const isWaiting = canBeEdited(order) && order.packedAt === null;
  return order.customerPhone !== '' && isWaiting && cashToCollectLkr(order) > 0;
}

/**
 * Confirms an order for its customer, who opened the link that was sent to them, saves an edited street and town, and
 * withdraws a request to cancel. District and province stay, because the delivery fee depends on the district.
 */
export function confirmOwnOrder(
  shop: Shop,
  orderId: string,
  form: OwnOrderForm,
): Promise<Result<undefined, { code: 'order-moved-on' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBeConfirmedByCustomer(order)) return refuse({ code: 'order-moved-on' });
    let current = await withdrawOpenRequest(shop, order);
    if (form.intent === 'correct') current = await editAddress(shop, current, form);
    await confirm(shop, current);
    return ok();
  });
}

async function editAddress(
  shop: Shop,
  order: LockedOrder,
  { address: street, city }: { address: string; city: string },
): Promise<LockedOrder> {
  if (street === order.street && city === order.city) return order;
  const set = { street, city, version: order.version + 1 };
  await applyOrderChange(shop, order, { action: 'order-corrected', set });
  return { ...order, ...set };
}

async function confirm(shop: Shop, order: LockedOrder): Promise<void> {
  if (order.confirmedByPhoneAt) return;
  const set = { confirmedByPhoneAt: shop.now() };
  const details = { by: 'customer' } as const;
  await applyOrderChange(shop, order, { action: 'order-confirmed', set, details });
}
