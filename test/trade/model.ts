import type { OrderStatus } from '#domain/orders/order.ts';
import { changeRequestOnStatus, decline, requestCancel, withdrawRequest } from './model-cancel.ts';
import { editIn } from './model-edit.ts';
import { setPaymentStatus, updatePaymentStatus } from './model-money.ts';
import { applyNotification, refundOnline, twoOpenPayments } from './model-online.ts';
import { bumpVersionOnNewPackingSlip } from './model-packing-slip.ts';
import { promo, totalOf } from './model-price.ts';
import { refundIn } from './model-refund.ts';
import type { Model, ModelOrder } from './model-state.ts';
import { changeStock, moveUnits, returnUnits, voidBegunCounts } from './model-stock.ts';
import type { OrderSubmission, Submission, SubmissionOf } from './submissions.ts';

type Outcome = string;

/** Returns the expected records and outcome of a submission without the shop's own code. Does not change `model`. */
export function predict(model: Model, submission: Submission): { model: Model; outcome: Outcome } {
  const next = structuredClone(model);
  const outcome = applyTo(next, submission);
  return { model: outcome === 'ok' ? next : model, outcome };
}

function applyTo(model: Model, submission: Submission): Outcome {
  if (submission.kind === 'place') return placeIn(model, submission);
  return 'order' in submission ? actOnOrder(model, submission) : changeStock(model, submission);
}

function placeIn(model: Model, { quantities, hasPromoCode }: SubmissionOf<'place'>): Outcome {
  if (quantities.every((quantity) => quantity === 0)) return 'cart-empty';
  if (hasPromoCode && model.promoUses >= promo.maxUses) return 'promo-refused';
  if (hasPromoCode) model.promoUses += 1;
  const lines = quantities.map((quantity) =>
    quantity > 0 ? { quantity, returned: 0, held: 0 } : undefined,
  );
  const money = {
    received: 0,
    refunded: 0,
    waived: 0,
    total: totalOf(model, { lines, hasPromoCode }),
  };
  const state = { isDeliveryRefused: false, version: 1 } as const;
  const pending = { status: 'pending', paymentStatus: 'pending' } as const;
  const noFlags = { isCancelRequested: false, isChargedBack: false };
  model.orders.push({ ...pending, ...state, ...money, ...noFlags, hasPromoCode, lines });
  model.hidden.push({
    online: twoOpenPayments(money.total),
    cancelRequest: { times: 0, isDeclined: false, isLate: false },
  });
  const isInStock = quantities.every((quantity, product) =>
    moveUnits(model, product, { line: lines[product], units: -quantity }),
  );
  return isInStock ? 'ok' : 'sold-out';
}

function actOnOrder(model: Model, submission: OrderSubmission): Outcome {
  const [order, hidden] = [model.orders[submission.order], model.hidden[submission.order]];
  if (!order || !hidden) return refusalIfMissing[submission.kind] ?? 'order-not-found';
  const { cancelRequest } = hidden;
  switch (submission.kind) {
    case 'edit':
      return editIn(model, order, submission);
    case 'refund':
      return bumpVersionOnNewPackingSlip(order, () => refundIn(model, order, submission));
    case 'set-status':
      return bumpVersionOnNewPackingSlip(order, () => setIn(model, order, submission));
    case 'record-refused-delivery':
      return recordRefusedDeliveryIn(model, order, submission);
    case 'notification':
      return applyNotification(
        { order, ...hidden, paymentIndex: submission.paymentIndex },
        submission.code,
      );
    case 'refund-online':
      return refundOnline({ order, ...hidden, paymentIndex: submission.paymentIndex }, submission);
    case 'request-cancel':
      return requestCancel(order, cancelRequest);
    case 'withdraw-cancel':
      return withdrawRequest(order);
    case 'decline-cancel':
      return decline(order, cancelRequest);
    case 'accept-cancel':
      return acceptIn(model, order);
  }
}

function acceptIn(model: Model, order: ModelOrder): Outcome {
  if (!order.isCancelRequested) return 'no-open-request';
  setStatus(model, order, 'cancelled');
  return 'ok';
}

function recordRefusedDeliveryIn(
  model: Model,
  order: ModelOrder,
  { isRestocked }: SubmissionOf<'record-refused-delivery'>,
): Outcome {
  if (order.status !== 'shipped') return 'not-on-its-way';
  order.status = 'cancelled';
  order.isDeliveryRefused = true;
  if (order.hasPromoCode) model.promoUses -= 1;
  if (isRestocked) {
    // Makes the shop refuse counts that began before the units came back.
    for (const [product, line] of order.lines.entries())
      if (line?.held) voidBegunCounts(model, product);
    returnUnits(model, order);
  }
  updatePaymentStatus(order);
  return 'ok';
}

const refusalIfMissing: Partial<Record<OrderSubmission['kind'], Outcome>> = {
  notification: 'unknown-order',
  'request-cancel': 'not-cancellable',
  'withdraw-cancel': 'order-moved-on',
};

function setIn(
  model: Model,
  order: ModelOrder,
  { status, paymentStatus, shown }: SubmissionOf<'set-status'>,
): Outcome {
  const wasChangedSince = (requested?: string, now?: string, seen?: string) =>
    requested !== undefined && requested !== now && seen !== undefined && seen !== now;
  if (wasChangedSince(status, order.status, shown?.status)) return 'status-changed-since';
  if (wasChangedSince(paymentStatus, order.paymentStatus, shown?.paymentStatus))
    return 'status-changed-since';
  const becomesPaid = status === 'paid' && order.status !== 'paid';
  if (status && status !== order.status) setStatus(model, order, status);
  const requested = paymentStatus ?? (becomesPaid ? 'paid' : order.paymentStatus);
  if (requested !== order.paymentStatus) setPaymentStatus(order, requested);
  return model.promoUses > promo.maxUses ? 'promo-gone' : 'ok';
}

function setStatus(model: Model, order: ModelOrder, to: OrderStatus): void {
  if (to === 'cancelled') returnUnits(model, order);
  if (order.hasPromoCode) model.promoUses += usesBetween(order.status, to);
  if (order.status === 'cancelled') {
    order.isDeliveryRefused = false;
    for (const [product, line] of order.lines.entries()) {
      if (!line) continue;
      const units = Math.min(0, line.held - (line.quantity - line.returned));
      moveUnits(model, product, { line, units });
    }
  }
  const { cancelRequest } = model.hidden[model.orders.indexOf(order)] ?? {};
  if (cancelRequest) changeRequestOnStatus(order, cancelRequest, to);
  order.status = to;
  updatePaymentStatus(order);
}

/** Returns by how much a change of status changes the uses of the promo code. */
function usesBetween(from: OrderStatus, to: OrderStatus): number {
  return Number(from === 'cancelled') - Number(to === 'cancelled');
}
