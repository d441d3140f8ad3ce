import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import type { ConfigurableKind } from '#domain/messages/channel-choices/channel-choices.ts';

/** The default texts of SMS. Each part is paid for: English takes one part, Sinhala two. */
export const defaultTexts: Record<ConfigurableKind, Bilingual> = {
  'order-placed': {
    en: '{shop}: order {number} received, {total}. We will prepare it within 24 hours. Thank you!',
    si: '{shop}: ඔබේ {number} ඇණවුම ලැබුණා, {total}. පැය 24ක් ඇතුළත සූදානම් කරනවා. ස්තූතියි!',
  },
  'order-shipped': {
    en: '{shop}: order {number} is on its way ({courier} {tracking}). It should reach you in 2-5 business days.',
    si: '{shop}: {number} ඇණවුම යැව්වා ({courier} {tracking}). වැඩ කරන දින 2-5කින් ලැබෙනවා.',
  },
  'order-delivered': {
    en: '{shop}: order {number} was delivered. If anything is wrong, please tell us within 7 days.',
    si: '{shop}: {number} ඇණවුම භාර දුන්නා. ගැටලුවක් තිබේ නම් දින 7ක් ඇතුළත දන්වන්න.',
  },
  'order-cancelled': {
    en: '{shop}: order {number} was cancelled and will not be delivered.',
    si: '{shop}: {number} ඇණවුම අවලංගු කළා. එය භාර දෙන්නේ නැහැ.',
  },
  'slip-accepted': {
    en: '{shop}: we have received your payment for order {number}. Thank you!',
    si: '{shop}: {number} ඇණවුමේ ගෙවීම අපට ලැබුණා. ස්තූතියි!',
  },
  'slip-refused': {
    en: '{shop}: we could not accept the bank slip of order {number}. Please send another one: {link}',
    si: '{shop}: {number} ඇණවුමේ රිසිට්පත පිළිගැනීමට නොහැකි වුණා. වෙනත් එකක් එවන්න: {link}',
  },
  'transfer-reminder': {
    en: '{shop}: we await your bank transfer of {due} for order {number}. {link}',
    si: '{shop}: {number} ඇණවුමේ {due} බැංකු ගෙවීම තවම ලැබී නැහැ. {link}',
  },
  'cancel-declined': {
    en: '{shop}: we could not cancel order {number}. {link}',
    si: '{shop}: {number} ඇණවුම අවලංගු කිරීමට නොහැකි වුණා. {link}',
  },
  'problem-answered': {
    en: '{shop}: we have answered what you told us about order {number}: {link}',
    si: '{shop}: {number} ඇණවුම ගැන ඔබ දැනුම් දුන් දෙයට පිළිතුරක් දුන්නා: {link}',
  },
};

/** The default text about a new order that is prepared once its payment in advance has arrived. */
export const orderPlacedUnpaid: Bilingual = {
  en: '{shop}: order {number} received, {total}. We will prepare it once we have received your payment. Thank you!',
  si: '{shop}: ඔබේ {number} ඇණවුම ලැබුණා, {total}. ගෙවීම ලැබුණු පසු සූදානම් කරනවා. ස්තූතියි!',
};

/** Returns the default text about a new order while the shop is closed until a day: nothing is prepared before. */
export function orderPlacedWhileClosed(until: Date): Bilingual {
  return {
    en: `{shop}: order {number} received, {total}. We are closed and will prepare it from ${longDate(until, 'en')}. Thank you!`,
    si: `{shop}: ඔබේ {number} ඇණවුම ලැබුණා, {total}. වෙළඳසැල වසා ඇති නිසා ${longDate(until, 'si')} සිට සූදානම් කරනවා. ස්තූතියි!`,
  };
}
