import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { isToConfirm } from '#domain/orders/next-step.ts';
import { declineReasonLabels, slipReasonLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import {
  bankTransferDueLkr,
  cashToCollectLkr,
  dueInAdvanceLkr,
  isPaymentReversed,
  paymentConditions,
  usesOnlinePayment,
} from '#domain/orders/payment.ts';
import type { WhatsAppOrder } from '#domain/orders/reading/list-orders-for-whats-app.server.ts';
import type { SlipStatus } from '#domain/slips/read-own-slips.server.ts';
import { type WhatsAppText, whatsAppTexts } from './whats-app-texts.copy.ts';

/** The state of an order that decides which texts fit it. */
type OrderState = Pick<
  WhatsAppOrder,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'dueLkr'
  | 'refundDueLkr'
  | 'refundedLkr'
  | 'chargedBackLkr'
  | 'courier'
  | 'source'
  | 'customerPhone'
  | 'confirmedByPhoneAt'
  | 'packedAt'
  | 'cancelAskedAt'
  | 'chargedBackAt'
  | 'deliveryRefusedAt'
> & {
  cancelRequest: CancelRequest | undefined;
  slip: SlipStatus | undefined;
  problem: { settledAt: Date | null; answer: string } | undefined;
};
type OrderFacts = OrderState & {
  language: Language;
  orderNumber: string;
  customerName: string;
  street: string;
  city: string;
  totalLkr: number;
  trackingNumber: string;
  returnReceivedAt: Date | null;
  lines: readonly { productName: Bilingual; quantity: number }[];
};
/** Texts of the shop, and the links that its texts offer for this order. */
type ShopFacts = {
  siteName: Bilingual;
  bankAccountDetails: Bilingual;
  /** The page on which the customer confirms the order or edits its address. */
  confirmHref?: string | undefined;
  /** The page on which the customer attaches a bank slip. */
  slipHref?: string | undefined;
  /** The page on which the customer pays online. */
  payHref?: string | undefined;
};
export type WhatsAppLink = { kind: WhatsAppText; href: string };

/**
 * Returns links that open WhatsApp with a text in the language of the customer, the one that fits the state of the order
 * best first. Returns none for a landline or a removed customer.
 */
export function whatsAppLinks(order: OrderFacts, shop: ShopFacts): WhatsAppLink[] {
  const { customerPhone } = order;
  if (!isMobile(customerPhone)) return [];
  const translate = (of: Bilingual) => textIn(order.language, of).text;
  const facts = {
    ...order,
    ...shop,
    shopName: translate(shop.siteName),
    items: order.lines
      .map((line) => `\n${line.quantity} × ${translate(line.productName)}`)
      .join(''),
    deliveryAddress: `${order.street}, ${order.city}`,
    bankDetails: translate(shop.bankAccountDetails).trim(),
    cashLkr: cashToCollectLkr(order),
    refundedLkr: refundedByShopLkr(order),
    isCancelAccepted: order.cancelRequest?.state === 'accepted',
    declineReason: declineReasonOf(order),
    slipReason: slipReasonOf(order),
    answer: order.problem?.answer ?? '',
  };
  const fitting = whatsAppTextsFor(order).map((kind) =>
    // Where the shop has no bank details, asks the customer which way of paying would suit.
    kind === 'bank' && facts.bankDetails === '' ? 'owed' : kind,
  );
  return fitting.map((kind) => ({
    kind,
    href: whatsAppLink(customerPhone, translate(whatsAppTexts[kind](facts))),
  }));
}

/** Returns the texts that fit the state of an order, the most urgent first. A plain greeting is always last. */
function whatsAppTextsFor(order: OrderState): WhatsAppText[] {
  const problemAnswer: WhatsAppText[] = order.problem?.settledAt ? ['problem-answered'] : [];
  return [
    ...replyTexts(order),
    ...refundTexts(order),
    ...problemAnswer,
    ...stateTexts(order),
    'hello',
  ];
}

/** Returns replies to what the customer requested, reported or sent: they come before all other texts. */
function replyTexts(order: OrderState): WhatsAppText[] {
  const { cancelAskedAt, cancelRequest, problem, slip } = order;
  if (cancelAskedAt) return ['cancel-asked'];
  const isTransferDue = paymentConditions.transfer(order);
  const texts: WhatsAppText[] = [];
  if (cancelRequest?.state === 'declined' && canBeEdited(order)) texts.push('not-cancelled');
  if (problem && !problem.settledAt) texts.push('problem');
  if (isTransferDue && slip?.state === 'refused') texts.push('slip-refused');
  if (isTransferDue && slip?.state === 'waiting') texts.push('slip-waiting');
  return texts;
}

function refundTexts(order: OrderState): WhatsAppText[] {
  const { status, refundDueLkr, chargedBackAt } = order;
  if (refundDueLkr > 0) return ['refund-due'];
  const isClosed = status === 'cancelled' || status === 'delivered';
  const isOver = isClosed || (isPaymentReversed(order) && !chargedBackAt);
  return isOver && refundedByShopLkr(order) > 0 ? ['refunded'] : [];
}

/** Returns what the shop itself refunded, without what the payer's bank took back. */
function refundedByShopLkr({ refundedLkr, chargedBackLkr }: OrderState): number {
  return refundedLkr - chargedBackLkr;
}

function stateTexts(order: OrderState): WhatsAppText[] {
  const { status } = order;
  if (canBeEdited(order)) {
    const isHeldBack = order.cancelAskedAt !== null || isPaymentReversed(order);
    return isHeldBack ? [] : [textBeforeShipping(order)];
  }
  if (status === 'cancelled') return [order.deliveryRefusedAt ? 'not-taken' : 'cancelled'];
  const text = status === 'shipped' ? 'shipped' : 'delivered';
  return dueInAdvanceLkr(order) > 0 ? ['owed', text] : [text];
}

function textBeforeShipping(order: OrderState): WhatsAppText {
  if (usesOnlinePayment(order) && order.dueLkr > 0) return 'pay-online';
  if (bankTransferDueLkr(order) > 0) return 'bank';
  if (isToConfirm(order)) return 'confirm';
  return order.packedAt ? 'packed' : 'preparing';
}

const noReason: Bilingual = { en: '', si: '' };

/** Returns why a request to cancel was declined: the reason, then what the owner wrote. */
function declineReasonOf({ cancelRequest }: OrderFacts): Bilingual {
  return cancelRequest?.state === 'declined'
    ? withOwnerText(cancelRequest.reason, declineReasonLabels, cancelRequest.words)
    : noReason;
}

/** Returns why a bank slip was refused: the reason, then what the owner wrote. */
function slipReasonOf({ slip }: OrderFacts): Bilingual {
  return slip?.state === 'refused'
    ? withOwnerText(slip.reason, slipReasonLabels, slip.words)
    : noReason;
}

function withOwnerText<Reason extends string>(
  reason: Reason,
  labels: Record<Reason, Bilingual>,
  words: string,
): Bilingual {
  const label = reason === 'other' ? noReason : labels[reason];
  return { en: `${label.en} ${words}`.trim(), si: `${label.si} ${words}`.trim() };
}
