import { eq } from 'drizzle-orm';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { answerReview } from '#domain/reviews/change-review.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import type { PlannedStep } from './endings.ts';
import {
  inventedAnswer,
  inventedCancelWords,
  inventedRefundReason,
  inventedReviews,
} from './invented-people.copy.ts';
import type { PlannedOrder } from './plan-month.server.ts';

type StepTarget = { planned: PlannedOrder; orderId: string; position: number };

/** Takes a step of an invented order by the command of panel or shop. A refusal leaves the order as it is. */
export async function takePlannedStep(shop: AdminShop, step: PlannedStep, target: StepTarget) {
  const { orderId, position } = target;
  if (typeof step === 'object') return cancelOrder(shop, { orderId, reason: step.cancel });
  switch (step) {
    case 'confirm':
      return confirmOrder(shop, { orderId });
    case 'pack':
      return packOrder(shop, { orderId, isPacked: true });
    case 'ship':
      return shipOrder(shop, { orderId, ...shipmentOf(position) });
    case 'money-received':
      return pressButton(shop, orderId, 'money-received');
    case 'deliver':
      return pressButton(shop, orderId, 'delivered');
    case 'deliver-and-pay':
      return pressButton(shop, orderId, 'delivered-and-paid');
    case 'ask-to-cancel':
      return askToCancel(asGuest(shop), {
        orderId,
        words: inventedCancelWords[target.planned.customer.language],
      });
    case 'record-refused-delivery':
      return recordRefusedDelivery(shop, { orderId, isRestocked: position % 2 === 0 });
    default:
      return takeStepAfterDelivery(shop, step, target);
  }
}

/** Takes a step that follows the delivery: a refund, a review, its answer. */
async function takeStepAfterDelivery(
  shop: AdminShop,
  step: 'refund' | 'review' | 'answer',
  { planned, orderId, position }: StepTarget,
) {
  const order = await findOrder(shop, orderId);
  const line = order?.lines[0];
  if (!order || !line) return undefined;
  if (step === 'refund') return refund(shop, order);
  if (step === 'answer') return answer(shop, planned, orderId);
  const invented = inventedReviews[position % inventedReviews.length] ?? inventedReviews[0];
  if (!invented) return undefined;
  const { language, firstName } = planned.customer;
  const isNamed = position % 4 !== 3;
  return writeReview(
    asGuest(shop),
    { orderId, productId: line.productId },
    {
      stars: invented.stars,
      words: invented.words[language],
      firstName: isNamed ? firstName : '',
      town: isNamed ? order.city : '',
      language,
    },
  );
}

function asGuest(shop: AdminShop): Shop {
  return { ...shop, actor: { kind: 'guest' } };
}

/** The names of couriers are invented like everything else. */
function shipmentOf(position: number) {
  const [courier, prefix] = position % 3 === 0 ? ['Island Parcels', 'IP'] : ['Lanka Courier', 'LC'];
  return { courier, trackingNumber: `${prefix}${40_211_873 + position * 1861}` };
}

function pressButton(
  shop: AdminShop,
  orderId: string,
  button: 'delivered' | 'delivered-and-paid' | 'money-received',
) {
  const shownStatus = button === 'money-received' ? 'pending' : 'shipped';
  // Leaves the shipment as it is: `saveOrder` ignores both fields unless the form has shown them.
  return saveOrder(shop, { orderId, button, shownStatus, courier: '', trackingNumber: '' });
}

function refund(shop: AdminShop, { id: orderId, totalLkr, lines }: Order) {
  const returnedUnits = new Map(lines.slice(0, 1).map(({ productId }) => [productId, 1]));
  const reason = inventedRefundReason;
  const wanted = { amountLkr: totalLkr, method: 'bank', reason, shownRefundedLkr: 0 } as const;
  return refundOrder(shop, { orderId, ...wanted, returnedUnits });
}

async function answer(shop: AdminShop, { customer }: PlannedOrder, orderId: string) {
  const [review] = await shop.db
    .select({ id: reviews.id, version: reviews.version })
    .from(reviews)
    .where(eq(reviews.orderId, orderId));
  return review && answerReview(shop, review, inventedAnswer[customer.language]);
}
