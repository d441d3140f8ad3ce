import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ChangeStatusRefusal } from '#domain/orders/fulfilment/change-order-status.server.ts';

/** Says why a cancelled order does not come back. */
export function promoGoneWords({ promoCode, reason }: Extract<ChangeStatusRefusal, { code: 'promo-gone' }>): Bilingual {
  return reason === 'used-up'
    ? {
        en: `The order stays cancelled: its promo code ${promoCode} has been used up since. Raise its limit first, or take a new order.`,
        si: `ඇණවුම අවලංගු වූ ලෙසම තිබෙනවා: එහි ${promoCode} වට්ටම් කේතය භාවිත කළ හැකි වාර ගණන මේ අතර අවසන් වුණා. පළමුව එම සීමාව වැඩි කරන්න, නැතහොත් නව ඇණවුමක් ඇතුළත් කරන්න.`,
      }
    : {
        en: `The order stays cancelled: this phone number has used the promo code ${promoCode} for another order since. Raise its limit for each phone first, or take a new order.`,
        si: `ඇණවුම අවලංගු වූ ලෙසම තිබෙනවා: මේ අතර මෙම දුරකථන අංකයෙන් වෙනත් ඇණවුමකට ${promoCode} වට්ටම් කේතය භාවිත කළා. පළමුව දුරකථන අංකයකට ඇති සීමාව වැඩි කරන්න, නැතහොත් නව ඇණවුමක් ඇතුළත් කරන්න.`,
      };
}
