import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const stepsCopy = {
  history: { en: 'What happened so far', si: 'මේ දක්වා සිදු වූ දේ' },
  processing: { en: 'Processing', si: 'සූදානම් කිරීම' },
  within24Hours: {
    en: 'We prepare your order within 24 hours.',
    si: 'පැය 24ක් ඇතුළත ඔබේ ඇණවුම සූදානම් කරනවා.',
  },
  oncePaid: {
    en: 'We prepare your order once we have received your payment.',
    si: 'ඔබේ ගෙවීම ලැබුණු පසු අපි ඔබේ ඇණවුම සූදානම් කරනවා.',
  },
  preparing: {
    en: 'We are preparing your order.',
    si: 'ඔබේ ඇණවුම සූදානම් කරමින් සිටිනවා.',
  },
  shipping: { en: 'Shipping', si: 'යැවීම' },
  byCourier: { en: 'We ship it by courier.', si: 'කුරියර් සේවාවකින් ඔබ වෙත එවනවා.' },
  handOver: { en: 'Delivery', si: 'භාරදීම' },
  inBusinessDays: {
    en: 'It should reach you in 2-5 business days.',
    si: 'වැඩ කරන දින 2-5කින් ඔබේ නිවසටම ලැබෙනවා.',
  },
} satisfies Record<string, Bilingual>;

/** Returns the text with the last digits of an order number. */
export function inShort(digits: string): Bilingual {
  return { en: `In short: ${digits}`, si: `කෙටි අංකය: ${digits}` };
}
