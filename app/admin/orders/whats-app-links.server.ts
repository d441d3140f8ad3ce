import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { declineReasonLabels, slipReasonLabels } from '#domain/orders/order.copy.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import { type ToldState, whatsAppTextsFor } from './whats-app-state.ts';
import { type WhatsAppText, whatsAppTexts } from './whats-app-texts.copy.ts';

type Written = ToldState & {
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
type Writer = {
  siteName: Bilingual;
  bankAccountDetails: Bilingual;
  /** Where the customer confirms the order or corrects its address. */
  confirmHref?: string | undefined;
  /** Where the customer attaches a bank slip. */
  slipHref?: string | undefined;
  /** Where the customer pays online. */
  payHref?: string | undefined;
};
export type WhatsAppLink = { kind: WhatsAppText; href: string };

/**
 * Returns links that open WhatsApp with a text about the order, in the language of the customer; the one that suits its
 * state comes first. A landline has none, nor has a person who was removed.
 */
export function whatsAppLinks(order: Written, writer: Writer): WhatsAppLink[] {
  const { customerPhone } = order;
  if (!isMobile(customerPhone)) return [];
  const say = (of: Bilingual) => textIn(order.language, of).text;
  const facts = {
    ...order,
    ...writer,
    shopName: say(writer.siteName),
    items: order.lines.map((line) => `${line.quantity} × ${say(line.productName)}`).join('\n'),
    place: `${order.street}, ${order.city}`,
    bankDetails: say(writer.bankAccountDetails).trim(),
    cashLkr: cashToCollectLkr(order),
    isGranted: order.cancelRequest?.is === 'granted',
    reason: reasonOf(order),
    answer: order.problem?.answer ?? '',
  };
  return whatsAppTextsFor(order).map((kind) => ({
    kind,
    href: whatsAppLink(customerPhone, say(whatsAppTexts[kind](facts))),
  }));
}

/** Says why the request to cancel was declined, or else the slip refused: the reason, then the owner's words. */
function reasonOf({ cancelRequest, slip }: Written): Bilingual {
  if (cancelRequest?.is === 'declined') {
    return joined(cancelRequest.because, declineReasonLabels, cancelRequest.words);
  }
  return slip?.is === 'refused'
    ? joined(slip.reason, slipReasonLabels, slip.words)
    : { en: '', si: '' };
}

function joined<Reason extends string>(
  reason: Reason,
  labels: Record<Reason, Bilingual>,
  words: string,
): Bilingual {
  const label = reason === 'other' ? { en: '', si: '' } : labels[reason];
  return { en: `${label.en} ${words}`.trim(), si: `${label.si} ${words}`.trim() };
}
