import { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withdrawOpenRequest } from '#domain/orders/cancelling/withdraw-open-request.server.ts';
import { checkoutFields } from '#domain/orders/checkout/checkout-schema.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import { shownVersion } from './order-forms.server.ts';

const version = shownVersion.catch(undefined);

/**
 * Parses the form behind the customer's link, with the order's version that the page showed: a confirmation, or an edit of
 * street and town, which is called `correct` because pages that stay open during an update send that.
 */
export const ownOrderSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('confirm'), version }),
  checkoutFields
    .pick({ address: true, city: true })
    .extend({ intent: z.literal('correct'), version }),
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

type ConfirmOwnRefusal = { code: 'order-moved-on' } | { code: 'order-changed' };

/**
 * Confirms an order for its customer, who opened the link that was sent to them, saves an edited street and town, and
 * withdraws a request to cancel. District and province stay: the fee depends on the district. Refuses an order edited since.
 */
export function confirmOwnOrder(
  shop: Shop,
  orderId: string,
  form: OwnOrderForm,
): Promise<Result<undefined, ConfirmOwnRefusal>> {
  return inTransaction<Shop, Result<undefined, ConfirmOwnRefusal>>(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBeConfirmedByCustomer(order)) return refuse({ code: 'order-moved-on' });
    if (isChangedSince(order, form)) return refuse({ code: 'order-changed' });
    let current = await withdrawOpenRequest(shop, order);
    if (form.intent === 'correct') current = await editAddress(shop, current, form);
    await confirm(shop, current);
    return ok();
  });
}

/** Returns whether the order was edited after the page was shown. Accepts a repeated form, which has nothing left to do. */
function isChangedSince(order: LockedOrder, form: OwnOrderForm): boolean {
  const { version: shown = order.version } = form;
  const isConfirmed = order.confirmedByPhoneAt !== null && order.cancelAskedAt === null;
  const isRepeat = isConfirmed && (form.intent === 'confirm' || hasAddress(order, form));
  return shown !== order.version && !isRepeat;
}

type StreetAndTown = { address: string; city: string };

function hasAddress(order: LockedOrder, { address, city }: StreetAndTown): boolean {
  return address === order.street && city === order.city;
}

async function editAddress(
  shop: Shop,
  order: LockedOrder,
  form: StreetAndTown,
): Promise<LockedOrder> {
  if (hasAddress(order, form)) return order;
  const { address: street, city } = form;
  const set = { street, city, version: order.version + 1 };
  await applyOrderChange(shop, order, { action: 'order-corrected', set });
  return { ...order, ...set };
}

/** Sets `confirmedByPhoneAt`, which holds the time of every confirmation: by a call, or by the link. */
async function confirm(shop: Shop, order: LockedOrder): Promise<void> {
  if (order.confirmedByPhoneAt) return;
  const set = { confirmedByPhoneAt: shop.now() };
  const details = { by: 'customer' } as const;
  await applyOrderChange(shop, order, { action: 'order-confirmed', set, details });
}
