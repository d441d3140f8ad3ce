import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { acceptCancel, declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { aCheckoutForm } from '#test/shop.ts';
import { refundThrough, runUnkeyed } from './real-online.ts';
import type { Submission, SubmissionOf } from './submissions.ts';

/** Holds in `orderIds[n]` the id of the model's order at index n. An order that is being placed is not in it yet. */
export type RealShop = {
  shopper: Shop;
  owner: AdminShop;
  productIds: string[];
  orderIds: string[];
  promoCode: string;
};
/**
 * A form to submit; when it is submitted again it has the same key. `shownMovement`: the last movement of the product when
 * a form about its stock was opened.
 */
export type Form = { submission: Submission; key: string; shownMovement?: number };

export type SendResult = { outcome: string; orderId?: string };

/** Returns 'ok' or the code of the refusal, and the id of an order that was placed. */
export async function send(real: RealShop, form: Form): Promise<SendResult> {
  const { submission, key } = form;
  if (submission.kind === 'place') return placeIn(real, submission, key);
  if (
    submission.kind === 'notification' ||
    submission.kind === 'request-cancel' ||
    submission.kind === 'withdraw-cancel'
  ) {
    const result = await runUnkeyed(
      real.shopper,
      real.orderIds[submission.order] ?? '',
      submission,
    );
    return { outcome: result.ok ? 'ok' : result.refusal.code };
  }
  const values = { formKey: key, ...JSON.parse(JSON.stringify(submission, stringifyFields)) };
  const command = (owner: AdminShop) => runCommand({ ...real, owner }, submission, form);
  const done = await onceForForm(real.owner, { subject: 'trade', values }, command);
  return { outcome: done.ok ? 'ok' : done.refusal.code };
}

/** Turns each field into text, because form values are texts. The empty key is the object itself. */
function stringifyFields(key: string, value: unknown) {
  return key === '' ? value : JSON.stringify(value);
}

async function placeIn(
  { shopper, productIds, promoCode }: RealShop,
  { quantities, hasPromoCode }: SubmissionOf<'place'>,
  key: string,
): Promise<SendResult> {
  const lines = quantities.flatMap((quantity, product) =>
    quantity > 0 ? [{ productId: productIds[product] ?? '', quantity }] : [],
  );
  // A new phone number for each order: limits per phone number are not tested here.
  const phone = `+9477${String(phoneFor(key)).padStart(7, '0')}`;
  const form = aCheckoutForm({ idempotencyKey: key, phone, email: undefined });
  const placed = await placeOrder(
    shopper,
    { key, lines, ...(hasPromoCode && { promoCode }) },
    form,
  );
  return placed.ok
    ? { outcome: 'ok', orderId: placed.value.orderId }
    : { outcome: placed.refusal.code };
}

const phoneNumbers = new Map<string, number>();
/** Returns the same number for the same key. */
function phoneFor(key: string): number {
  const known = phoneNumbers.get(key) ?? phoneNumbers.size + 1;
  phoneNumbers.set(key, known);
  return known;
}

type CommandResult = Promise<Result<unknown, { code: string }>>;

type OwnerSubmission = Exclude<
  Submission,
  SubmissionOf<'place' | 'notification' | 'request-cancel' | 'withdraw-cancel'>
>;

function runCommand(
  real: RealShop,
  submission: OwnerSubmission,
  { shownMovement }: Pick<Form, 'shownMovement'>,
): CommandResult {
  if ('order' in submission) return runOrderCommand(real, submission);
  const { owner } = real;
  const productId = real.productIds[submission.product] ?? '';
  if (submission.kind === 'save') {
    return saveProduct(owner, productId, { stock: submission.to, shownStock: submission.shown });
  }
  if (submission.kind === 'count') {
    const shown = { shownStock: submission.shown, shownMovement };
    return adjustStock(owner, productId, {
      ...shown,
      kind: 'count',
      units: submission.to,
      note: 'Counted',
    });
  }
  const kind = submission.by < 0 ? 'take' : 'add';
  return adjustStock(owner, productId, { kind, units: Math.abs(submission.by), note: 'By hand' });
}

function runOrderCommand(
  real: RealShop,
  submission: Extract<OwnerSubmission, { order: number }>,
): CommandResult {
  const { owner } = real;
  const orderId = real.orderIds[submission.order] ?? '';
  if (submission.kind === 'refund-online') return refundThrough(owner, orderId, submission);
  if (submission.kind === 'accept-cancel') return acceptCancel(owner, { orderId });
  if (submission.kind === 'decline-cancel') {
    return declineCancel(owner, { orderId, reason: 'packed', words: '' });
  }
  if (submission.kind === 'record-refused-delivery') {
    return recordRefusedDelivery(owner, { orderId, isRestocked: submission.isRestocked });
  }
  if (submission.kind === 'set-status') {
    const { status, paymentStatus, shown } = submission;
    return changeOrderStatus(owner, { orderId, status, paymentStatus, shown });
  }
  if (submission.kind === 'refund') {
    const refund = {
      amountLkr: submission.amount,
      method: 'cash',
      reason: '',
      returnedUnits: byProduct(real, submission.returnedUnits),
    } as const;
    return refundOrder(owner, { orderId, ...refund, shownRefundedLkr: submission.shownRefunded });
  }
  return editUnits(real, orderId, submission);
}

/** Edits only the units: the recipient stays as placed, so that units and money decide whether the order changes. */
async function editUnits(
  real: RealShop,
  orderId: string,
  { quantities, version }: SubmissionOf<'edit'>,
) {
  const { owner } = real;
  const { phone: anyPhone, customerName, address, city, province } = aCheckoutForm();
  const phone = (await findOrder(owner, orderId))?.customerPhone ?? anyPhone;
  return editOrder(owner, {
    orderId,
    version,
    customerName,
    phone,
    email: undefined,
    address,
    city,
    province,
    quantities: byProduct(real, quantities),
  });
}

function byProduct({ productIds }: RealShop, units: (number | undefined)[]): Map<string, number> {
  const entries = units.flatMap((quantity, product): [string, number][] =>
    quantity === undefined ? [] : [[productIds[product] ?? '', quantity]],
  );
  return new Map(entries);
}
