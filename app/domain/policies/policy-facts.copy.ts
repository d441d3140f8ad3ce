import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** What a policy says about the current settings. */
export type PolicyFacts = {
  /** 0 while delivery is free. */
  deliveryFeeLkr: number;
  paymentMethods: readonly PaymentMethod[];
};

export function deliverySentence({ deliveryFeeLkr }: PolicyFacts): Bilingual {
  if (deliveryFeeLkr === 0) {
    return {
      en: 'Delivery takes 2-5 business days and is free in Sri Lanka.',
      si: 'බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. ශ්‍රී ලංකාව තුළ බෙදාහැරීම නොමිලේය.',
    };
  }
  return {
    en: `Delivery takes 2-5 business days and costs ${formatRupees(deliveryFeeLkr)} in Sri Lanka. The total on the checkout page includes it.`,
    si: `බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. ශ්‍රී ලංකාව තුළ බෙදාහැරීමේ ගාස්තුව රු. ${groupedRupees(deliveryFeeLkr)} වේ. ඇණවුම සම්පූර්ණ කරන පිටුවේ මුළු එකතුවට එය ඇතුළත් වේ.`,
  };
}

export function paymentMethodsListed({ paymentMethods }: PolicyFacts): Bilingual {
  return {
    en: paymentMethods.map((method) => paymentMethodCopy[method].listed.en).join(', '),
    si: paymentMethods.map((method) => paymentMethodCopy[method].listed.si).join(', '),
  };
}
