import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ChosenKind } from '#domain/messages/ways/ways.ts';

type Facts = { shop: Bilingual; number: string; sum: string; parcel: string; link: string };

/** Short, for each part is paid for: English in one part, Sinhala in two. Those that ask for a slip bring the link to it. */
export function smsTexts({ shop, number, sum, parcel, link }: Facts): Record<ChosenKind, Bilingual> {
  const name = shop.si || shop.en;
  const by = parcel && ` (${parcel})`;
  return {
    'order-placed': {
      en: `${shop.en}: order ${number} received, Rs ${sum}. We will prepare it within 24 hours. Thank you!`,
      si: `${name}: ඔබේ ${number} ඇණවුම ලැබුණා, රු. ${sum}. පැය 24ක් ඇතුළත සූදානම් කරනවා. ස්තූතියි!`,
    },
    'order-shipped': {
      en: `${shop.en}: order ${number} is on its way${by}. It should reach you in 2-5 business days.`,
      si: `${name}: ${number} ඇණවුම යැව්වා${by}. වැඩ කරන දින 2-5කින් ලැබෙනවා.`,
    },
    'order-delivered': {
      en: `${shop.en}: order ${number} was delivered. If anything is wrong, please tell us within 7 days.`,
      si: `${name}: ${number} ඇණවුම භාර දුන්නා. අඩුවක් තිබේ නම් දින 7ක් ඇතුළත දන්වන්න.`,
    },
    'order-cancelled': {
      en: `${shop.en}: order ${number} was cancelled and will not be delivered.`,
      si: `${name}: ${number} ඇණවුම අවලංගු කළා. එය භාර දෙන්නේ නැහැ.`,
    },
    'slip-accepted': {
      en: `${shop.en}: we have received your payment for order ${number}. Thank you!`,
      si: `${name}: ${number} ඇණවුමේ ගෙවීම අපට ලැබුණා. ස්තූතියි!`,
    },
    'slip-refused': {
      en: `${shop.en}: we could not accept the bank slip of order ${number}. Please send another one: ${link}`,
      si: `${name}: ${number} ඇණවුමේ රිසිට්පත පිළිගැනීමට නොහැකි වුණා. වෙනත් එකක් එවන්න: ${link}`,
    },
    'transfer-reminder': {
      en: `${shop.en}: we wait for your bank transfer of Rs ${sum} for order ${number}. ${link}`,
      si: `${name}: ${number} ඇණවුමේ රු. ${sum} බැංකු ගෙවීම තවම ලැබී නැහැ. ${link}`,
    },
    'cancel-declined': {
      en: `${shop.en}: we could not cancel order ${number}. ${link}`,
      si: `${name}: ${number} ඇණවුම අවලංගු කිරීමට නොහැකි වුණා. ${link}`,
    },
    'problem-answered': {
      en: `${shop.en}: we have answered what you told us about order ${number}: ${link}`,
      si: `${name}: ${number} ඇණවුම ගැන ඔබ දැනුම් දුන් දෙයට පිළිතුරක් දුන්නා: ${link}`,
    },
  };
}
