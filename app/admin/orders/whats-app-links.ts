import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { declineReasonLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';
import { dueBeforeDispatchLkr } from '#domain/orders/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { type WhatsAppText, whatsAppTexts } from './whats-app-texts.copy.ts';

type Written = {
  language: Language;
  status: OrderStatus;
  orderNumber: string;
  customerName: string;
  customerPhone: string;
  street: string;
  city: string;
  totalLkr: number;
  dueLkr: number;
  paymentMethod: PaymentMethod;
  courier: string;
  trackingNumber: string;
  lines: readonly { productName: Bilingual; quantity: number }[];
};
type Writer = {
  siteName: Bilingual;
  bankAccountDetails: Bilingual;
  /** Where the customer confirms the order or corrects its address. */
  confirmHref?: string | undefined;
  /** Where the customer attaches a bank slip. */
  slipHref?: string | undefined;
  /** What became of the customer's request to cancel. */
  cancelRequest?: CancelRequest | undefined;
};
export type WhatsAppLink = { kind: WhatsAppText; href: string };

/**
 * Returns links that open WhatsApp with a text about the order, in the language of the customer; the one that suits its
 * state comes first. A person who was removed has none.
 */
export function whatsAppLinks(order: Written, writer: Writer): WhatsAppLink[] {
  if (order.customerPhone === '') return [];
  const say = (of: Bilingual) => textIn(order.language, of).text;
  const facts = {
    ...order,
    shopName: say(writer.siteName),
    items: order.lines.map((line) => `${line.quantity} × ${say(line.productName)}`).join('\n'),
    place: `${order.street}, ${order.city}`,
    bankDetails: say(writer.bankAccountDetails).trim(),
    confirmHref: writer.confirmHref,
    slipHref: writer.slipHref,
    declined: declinedBecause(writer.cancelRequest),
  };
  const texts = textsFor(order);
  const answer = answerTo(order, writer.cancelRequest);
  return (answer ? [answer, ...texts] : texts).map((kind) => ({
    kind,
    href: whatsAppLink(order.customerPhone, say(whatsAppTexts[kind](facts))),
  }));
}

/** The word on a request to cancel comes before everything else, until the parcel leaves. */
function answerTo(
  { status }: Written,
  request: CancelRequest | undefined,
): WhatsAppText | undefined {
  if (request?.is === 'granted') return 'cancelled';
  return request?.is === 'declined' && canBeEdited({ status }) ? 'not-cancelled' : undefined;
}

function declinedBecause(request: CancelRequest | undefined): Bilingual {
  if (request?.is !== 'declined') return { en: '', si: '' };
  const { because, words } = request;
  const reason = because === 'other' ? { en: '', si: '' } : declineReasonLabels[because];
  return { en: `${reason.en} ${words}`.trim(), si: `${reason.si} ${words}`.trim() };
}

function textsFor(order: Written): WhatsAppText[] {
  const { status } = order;
  if (status === 'cancelled') return ['hello'];
  if (status === 'delivered') return ['delivered', 'hello'];
  const isUnpaid = dueBeforeDispatchLkr(order) > 0;
  if (canBeEdited(order)) return isUnpaid ? ['bank', 'hello'] : ['confirm', 'hello'];
  return isUnpaid ? ['bank', 'hello'] : ['shipped', 'hello'];
}
