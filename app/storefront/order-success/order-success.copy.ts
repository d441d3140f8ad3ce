import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';
import type { ChannelName } from '#domain/messages/message.ts';

export const successCopy = {
  confirmed: { en: 'Order Confirmed!', si: 'ඇණවුම තහවුරු කළා!' },
  thanks: { en: 'Thank you. We have received your order.', si: 'ස්තූතියි. ඔබේ ඇණවුම අපට ලැබුණා.' },
  placed: { en: 'Order placed successfully!', si: 'ඔබේ ඇණවුම සාර්ථකයි!' },
  placedBefore: {
    en: 'This order was already placed. Nothing was ordered twice, and your cart has not changed.',
    si: 'මෙම ඇණවුම මීට පෙර ලැබී තිබෙනවා. අලුතින් කිසිවක් ඇණවුම් වුණේ නැහැ. ඔබේ කරත්තය තිබුණු ලෙසම තිබෙනවා.',
  },
  cancelled: { en: 'Order Cancelled', si: 'ඇණවුම අවලංගු කර ඇත' },
  cancelledSentence: {
    en: 'This order was cancelled and will not be delivered. If you have a question, please contact us.',
    si: 'මෙම ඇණවුම අවලංගු කළ නිසා එය භාර දෙන්නේ නැහැ. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
  refundDue: { en: 'We will refund your payment.', si: 'ඔබ ගෙවූ මුදල ආපසු ගෙවනවා.' },
  whatsApp: { en: 'Contact us on WhatsApp', si: 'WhatsApp හරහා අමතන්න' },
  callUs: { en: 'Call Us', si: 'ඇමතුමක් ගන්න' },
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  placedOn: { en: 'Placed on', si: 'ඇණවුම් කළ දිනය' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  orderStatus: { en: 'Order status', si: 'ඇණවුමේ තත්ත්වය' },
  paymentStatus: { en: 'Payment status', si: 'ගෙවීම් තත්ත්වය' },
  stillToPay: { en: 'Still to pay', si: 'තව ගෙවිය යුතු මුදල' },
  items: { en: 'Items', si: 'භාණ්ඩ' },
  deliveryAddress: { en: 'Delivery Address', si: 'බෙදාහැරීමේ ලිපිනය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  bankDetails: { en: 'Bank account details', si: 'බැංකු ගිණුම් විස්තර' },
  delivery: { en: 'Delivery', si: 'බෙදාහැරීම' },
  processing: { en: 'Processing', si: 'සූදානම් කිරීම' },
  processingSentence: {
    en: 'We prepare your order within 24 hours.',
    si: 'පැය 24ක් ඇතුළත ඔබේ ඇණවුම සූදානම් කරනවා.',
  },
  shipping: { en: 'Shipping', si: 'යැවීම' },
  shippingSentence: { en: 'We ship it by courier.', si: 'කුරියර් සේවාවකින් ඔබ වෙත යවනවා.' },
  handOver: { en: 'Delivery', si: 'භාරදීම' },
  handOverSentence: {
    en: 'It should reach you in 2-5 business days.',
    si: 'වැඩ කරන දින 2-5කින් ඔබේ නිවසටම ලැබෙනවා.',
  },
  notFound: { en: 'Order Not Found', si: 'ඇණවුම හමු වුණේ නැහැ' },
  goHome: { en: 'Go Home', si: 'මුල් පිටුවට යන්න' },
} satisfies Record<string, Bilingual>;

export const updateWords: Record<ChannelName | 'sms-whatsapp', Bilingual> = {
  'sms-whatsapp': {
    en: 'We send SMS/WhatsApp updates when your order is shipped.',
    si: 'ඇණවුම යවන විට SMS හෝ WhatsApp ඔස්සේ දන්වනවා.',
  },
  email: {
    en: 'We send you an email when your order is shipped.',
    si: 'ඇණවුම යවන විට ඊමේල් පණිවිඩයකින් දන්වනවා.',
  },
};

/** Of an order that was paid and then reduced. */
export function refundComes(amountLkr: number): Bilingual {
  return {
    en: `We will refund ${formatRupees(amountLkr)}.`,
    si: `රු. ${groupedRupees(amountLkr)}ක් ඔබට ආපසු ගෙවනවා.`,
  };
}

/** The prepared WhatsApp message. */
export function question(orderNumber: string): Bilingual {
  return {
    en: `Hello, I would like to ask about my order ${orderNumber}.`,
    si: `ආයුබෝවන්, මගේ ${orderNumber} ඇණවුම ගැන විමසන්න කැමතියි.`,
  };
}

export function transferInstruction(amountLkr: number, orderNumber: string): Bilingual {
  return {
    en: `Please transfer ${formatRupees(amountLkr)} and write ${orderNumber} as the reference.`,
    si: `කරුණාකර රු. ${groupedRupees(amountLkr)} යවා, යොමු අංකය ලෙස ${orderNumber} සඳහන් කරන්න.`,
  };
}
