import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const successCopy = {
  confirmed: { en: 'Order Confirmed!', si: 'ඇණවුම තහවුරු කළා!' },
  thanks: { en: 'Thank you. We have received your order.', si: 'ස්තූතියි. ඔබේ ඇණවුම අපට ලැබුණා.' },
  placed: { en: 'Order placed successfully!', si: 'ඔබේ ඇණවුම සාර්ථකයි!' },
  placedBefore: {
    en: 'This order was already placed. Nothing was ordered twice, and your cart has not changed.',
    si: 'මෙම ඇණවුම මීට පෙර ලැබී තිබෙනවා. අලුතින් කිසිවක් ඇණවුම් වුණේ නැහැ. ඔබේ කරත්තය තිබුණු ලෙසම තිබෙනවා.',
  },
  cancelledSentence: {
    en: 'This order was cancelled and will not be delivered. If you have a question, please contact us.',
    si: 'මෙම ඇණවුම අවලංගු කළ නිසා එය භාර දෙන්නේ නැහැ. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
  delivered: { en: 'Thank you for ordering from us.', si: 'අපෙන් ඇණවුම් කිරීම ගැන ස්තූතියි.' },
  deliveredSentence: {
    en: 'Thank you for ordering from us. If anything is damaged or missing, please tell us within 7 days.',
    si: 'අපෙන් ඇණවුම් කිරීම ගැන ස්තූතියි. භාණ්ඩවල හානියක් හෝ අඩුවක් තිබේ නම්, කරුණාකර දින 7ක් ඇතුළත අපට දන්වන්න.',
  },
  whatsApp: { en: 'Contact us on WhatsApp', si: 'WhatsApp හරහා අමතන්න' },
  callUs: { en: 'Call Us', si: 'ඇමතුමක් ගන්න' },
  placedOn: { en: 'Placed on', si: 'ඇණවුම් කළ දිනය' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  items: { en: 'Items', si: 'භාණ්ඩ' },
  deliveryAddress: { en: 'Delivery Address', si: 'බෙදාහැරීමේ ලිපිනය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  amount: { en: 'Amount', si: 'මුදල' },
  reference: { en: 'Reference', si: 'යොමු අංකය' },
  sendSlip: { en: 'Send the slip on WhatsApp', si: 'රිසිට්පත WhatsApp හරහා එවන්න' },
  bankDetails: { en: 'Bank account details', si: 'බැංකු ගිණුම් විස්තර' },
  offers: { en: 'Offers by WhatsApp or SMS', si: 'WhatsApp හෝ SMS මගින් විශේෂ දීමනා' },
  delivery: { en: 'Delivery', si: 'බෙදාහැරීම' },
  notFound: { en: 'Order Not Found', si: 'ඇණවුම හමු වුණේ නැහැ' },
  backToOrder: { en: 'Back to the order', si: 'ඇණවුමට ආපසු' },
  goHome: { en: 'Go Home', si: 'මුල් පිටුවට යන්න' },
} satisfies Record<string, Bilingual>;

/** The notice about updates in demo mode, which sends nothing, in the words of the specification. */
export const demoUpdatesNotice: Bilingual = {
  en: 'We send SMS/WhatsApp updates when your order is shipped.',
  si: 'ඇණවුම යවන විට SMS හෝ WhatsApp ඔස්සේ දන්වනවා.',
};

/** Returns the text of the prefilled WhatsApp message about an order. */
export function question(orderNumber: string): Bilingual {
  return {
    en: `Hello, I would like to ask about my order ${orderNumber}.`,
    si: `ආයුබෝවන්, මගේ ${orderNumber} ඇණවුම ගැන විමසන්න කැමතියි.`,
  };
}

/** Returns the text of the prefilled WhatsApp message to which the customer adds a picture of the bank slip. */
export function slipMessage(amountLkr: number, orderNumber: string): Bilingual {
  return {
    en: `Hello, here is the bank slip for my order ${orderNumber} (${formatRupees(amountLkr)}).`,
    si: `ආයුබෝවන්, මගේ ${orderNumber} ඇණවුමේ (රු. ${groupThousands(amountLkr)}) බැංකු රිසිට්පත මෙන්න.`,
  };
}

export function transferInstruction(amountLkr: number, orderNumber: string): Bilingual {
  return {
    en: `Please transfer ${formatRupees(amountLkr)} and write ${orderNumber} as the reference.`,
    si: `කරුණාකර රු.\u00a0${groupThousands(amountLkr)} යවා, යොමු අංකය ලෙස ${orderNumber} සඳහන් කරන්න.`,
  };
}
