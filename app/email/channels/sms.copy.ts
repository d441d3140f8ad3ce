import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { clockTime } from '#domain/kernel/colombo-time.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { TextFacts } from '#domain/messages/texts/placeholders.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';

type SmsOrder = {
  id: string;
  orderNumber: string;
  customerName: string;
  totalLkr: number;
  dueLkr: number;
  courier: string;
  trackingNumber: string;
};

type SmsContext = { language: Language; appUrl: string; settings: Pick<Settings, 'siteName'> };

/** Returns a sum in a message to a phone. English has `Rs`, because the rupee sign is not in GSM-7. */
export function sumIn(language: Language, lkr: number): string {
  return `${language === 'si' ? 'රු.' : 'Rs'} ${groupThousands(lkr)}`;
}

/** Returns the values of the placeholders for an order. */
export function smsFacts(order: SmsOrder, { language, appUrl, settings }: SmsContext): TextFacts {
  return {
    shop: textIn(language, settings.siteName).text,
    name: plainName(order.customerName),
    number: order.orderNumber,
    total: sumIn(language, order.totalLkr),
    due: sumIn(language, order.dueLkr),
    courier: order.courier,
    tracking: order.trackingNumber,
    link: `${appUrl}${language === 'si' ? '/si' : ''}/order-success/${order.id}`,
  };
}

/** Removes anything from a name that could be a link, because anyone may order in any name, to someone else's number. */
function plainName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{Join_Control} .'-]/gu, '').replace(/\.(?=\S)/g, ' ');
  return shorten(plain).trim();
}

const maxNameLength = 40;
const graphemes = new Intl.Segmenter('si', { granularity: 'grapheme' });

/** Cuts a name between characters. A Sinhala conjunct is one, of two graphemes, the first of which ends in U+200D. */
function shorten(name: string): string {
  if (name.length <= maxNameLength) return name;
  const ends = [...graphemes.segment(name)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= maxNameLength && name[at - 1] !== '\u200D');
  return name.slice(0, end);
}

/** Returns an invented order for the preview of a text. */
export function sampleOrder(language: Language): SmsOrder {
  return {
    id: '4f0c8a52-6a1e-4b7e-9d27-1c5f3e8b9a60',
    orderNumber: 'ORD-1795160541277-943',
    customerName: language === 'si' ? 'නිමල් පෙරේරා' : 'Nimal Perera',
    totalLkr: 3800,
    dueLkr: 3800,
    courier: 'Domex',
    trackingNumber: 'DX123456789',
  };
}

export function sampleFacts(context: SmsContext): TextFacts {
  return smsFacts(sampleOrder(context.language), context);
}

/** Stands for any total: ten digits are more than an order comes to in practice. */
const maxLkr = 2 ** 31 - 1;

/** Returns the longest value of each placeholder, to tell how long a text can become. */
export function longestFacts(context: SmsContext): TextFacts {
  const order = {
    ...sampleOrder(context.language),
    customerName: 'a'.repeat(maxNameLength),
    totalLkr: maxLkr,
    dueLkr: maxLkr,
    courier: 'a'.repeat(orderFormLimits.courier),
    trackingNumber: 'a'.repeat(orderFormLimits.trackingNumber),
  };
  return { ...smsFacts(order, context), shop: 'a'.repeat(settingsFields.siteName.max) };
}

/**
 * Returns the SMS with a code, which comes first, so that a phone shows it without opening the message. Where the code
 * was removed from the stored message, the text has dots instead. Says until when it works: the SMS may be sent late.
 */
export function codeText(shopName: string, code: string | null, expiresAt: Date): Bilingual {
  const digits = code ?? '······';
  const time = clockTime(expiresAt);
  return {
    en: `${digits} is your code from ${shopName}. It works until ${time}. Tell it to nobody, not even to us.`,
    si: `${digits} ඔබේ කේතයයි (${shopName}). එය ${time} දක්වා වලංගුයි. අපට ඇතුළුව කිසිවෙකුට එය නොකියන්න.`,
  };
}
