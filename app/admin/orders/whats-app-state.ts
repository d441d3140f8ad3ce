import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { isToConfirm } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import {
  dueBeforeDispatchLkr,
  isPaidOnline,
  paymentAnswers,
  transferDueLkr,
} from '#domain/orders/payment.ts';
import type { OrderToTell } from '#domain/orders/reading/list-orders-to-tell.server.ts';
import type { SlipNews } from '#domain/slips/read-own-slips.server.ts';
import type { WhatsAppText } from './whats-app-texts.copy.ts';

/** What decides which texts suit an order. */
export type ToldState = Pick<
  OrderToTell,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'dueLkr'
  | 'refundDueLkr'
  | 'refundedLkr'
  | 'courier'
  | 'source'
  | 'customerPhone'
  | 'confirmedByPhoneAt'
  | 'packedAt'
  | 'cancelAskedAt'
  | 'deliveryRefusedAt'
> & {
  /** What became of the customer's request to cancel, of the newest slip, of a problem with the parcel. */
  cancelRequest: CancelRequest | undefined;
  slip: SlipNews | undefined;
  problem: { settledAt: Date | null; answer: string } | undefined;
};

/** Returns the texts that suit an order, the most urgent first. A greeting is always last. */
export function whatsAppTextsFor(order: ToldState): WhatsAppText[] {
  const answered: WhatsAppText[] = order.problem?.settledAt ? ['problem-answered'] : [];
  return [...answersTo(order), ...refundTexts(order), ...answered, ...stateTexts(order), 'hello'];
}

/** What the customer asked, told or sent waits for a word before everything else. */
function answersTo(order: ToldState): WhatsAppText[] {
  const { cancelAskedAt, cancelRequest, problem, slip } = order;
  if (cancelAskedAt) return ['cancel-asked'];
  const isSlipAwaited = paymentAnswers.transfer(order);
  const texts: WhatsAppText[] = [];
  if (cancelRequest?.is === 'declined' && canBeEdited(order)) texts.push('not-cancelled');
  if (problem && !problem.settledAt) texts.push('problem');
  if (isSlipAwaited && slip?.is === 'refused') texts.push('slip-refused');
  if (isSlipAwaited && slip?.is === 'waiting') texts.push('slip-waiting');
  return texts;
}

function refundTexts({ status, refundDueLkr, refundedLkr }: ToldState): WhatsAppText[] {
  if (refundDueLkr > 0) return ['refund-due'];
  const isOver = status === 'cancelled' || status === 'delivered';
  return isOver && refundedLkr > 0 ? ['refunded'] : [];
}

function stateTexts(order: ToldState): WhatsAppText[] {
  const { status } = order;
  if (canBeEdited(order)) return order.cancelAskedAt ? [] : [textBeforeShipping(order)];
  if (status === 'cancelled') return [order.deliveryRefusedAt ? 'not-taken' : 'cancelled'];
  const text = status === 'shipped' ? 'shipped' : 'delivered';
  return dueBeforeDispatchLkr(order) > 0 ? ['owed', text] : [text];
}

function textBeforeShipping(order: ToldState): WhatsAppText {
  if (isPaidOnline(order) && order.dueLkr > 0) return 'pay-online';
  if (transferDueLkr(order) > 0) return 'bank';
  if (isToConfirm(order)) return 'confirm';
  return order.packedAt ? 'packed' : 'preparing';
}
