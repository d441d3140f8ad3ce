import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from './payment-methods.ts';

export const paymentMethodLabels: Record<PaymentMethod, Bilingual> = {
  cod: { en: 'Cash on Delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම (COD)' },
  bank_transfer: { en: 'Bank Transfer', si: 'බැංකු ගිණුමට මුදල් යැවීම' },
  payhere: { en: 'Online Payment', si: 'ඔන්ලයින් ගෙවීම' },
};

/** What choosing the method means for the shopper. */
export const paymentMethodHints: Record<PaymentMethod, Bilingual> = {
  cod: {
    en: 'Pay when your order reaches you.',
    si: 'ඇණවුම අතට ලැබුණු විට මුදල් ගෙවන්න.',
  },
  bank_transfer: {
    en: 'We show our bank details after you order.',
    si: 'ඇණවුම් කළ පසු අපේ බැංකු ගිණුම් විස්තර පෙන්වනවා.',
  },
  payhere: {
    en: 'You pay securely on PayHere.',
    si: 'PayHere වෙබ් අඩවියේදී ආරක්ෂිතව ගෙවන්න.',
  },
};
