import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
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
  };
  return textsFor(order).map((kind) => ({
    kind,
    href: whatsAppLink(order.customerPhone, say(whatsAppTexts[kind](facts))),
  }));
}

function textsFor(order: Written): WhatsAppText[] {
  const { status } = order;
  if (status === 'cancelled') return ['hello'];
  if (status === 'delivered') return ['delivered', 'hello'];
  const isUnpaid = dueBeforeDispatchLkr(order) > 0;
  if (canBeEdited(order)) return isUnpaid ? ['bank', 'hello'] : ['confirm', 'hello'];
  return isUnpaid ? ['bank', 'hello'] : ['shipped', 'hello'];
}
