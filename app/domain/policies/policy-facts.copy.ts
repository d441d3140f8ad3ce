import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { type PaymentMethod, paymentTiming } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { cashExceptionOf } from '#domain/settings/delivery/cash-exception.copy.ts';
import type { DeliveryRules } from '#domain/settings/delivery/delivery-rules.ts';

/** The facts that a policy states about the current settings. */
export type PolicyFacts = {
  delivery: DeliveryRules;
  paymentMethods: readonly PaymentMethod[];
};

export function deliverySentence({ delivery: { feeLkr, ownFees } }: PolicyFacts): Bilingual {
  const own = (Object.entries(ownFees) as [District, number][]).filter(([, fee]) => fee !== feeLkr);
  if (feeLkr === 0 && own.length === 0) {
    return {
      en: 'Delivery takes 2-5 business days and is free in Sri Lanka.',
      si: 'බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. ශ්‍රී ලංකාව තුළ බෙදාහැරීම නොමිලේය.',
    };
  }
  const except = own.length === 0 ? { en: '', si: '' } : { en: ` (${formatFees(own, 'en')})`, si: ` (${formatFees(own, 'si')})` };
  if (feeLkr === 0) {
    return {
      en: `Delivery takes 2-5 business days and is free in Sri Lanka, except in some districts${except.en}. The total on the checkout page includes the fee.`,
      si: `බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. සමහර දිස්ත්‍රික්ක${except.si} හැර ශ්‍රී ලංකාව තුළ බෙදාහැරීම නොමිලේය. ඇණවුම සම්පූර්ණ කරන පිටුවේ මුළු එකතුවට එම ගාස්තුව ඇතුළත් වේ.`,
    };
  }
  return {
    en: `Delivery takes 2-5 business days and costs ${formatRupees(feeLkr)} in Sri Lanka${except.en}. The total on the checkout page includes it.`,
    si: `බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. ශ්‍රී ලංකාව තුළ බෙදාහැරීමේ ගාස්තුව රු. ${groupThousands(feeLkr)}${except.si} වේ. ඇණවුම සම්පූර්ණ කරන පිටුවේ මුළු එකතුවට එය ඇතුළත් වේ.`,
  };
}

/** Formats "Jaffna ₨ 450, Mannar free". */
function formatFees(fees: [District, number][], language: Language): string {
  const free = { en: 'free', si: 'නොමිලේ' };
  const amount = (fee: number) => {
    if (fee === 0) return free[language];
    return language === 'en' ? formatRupees(fee) : `රු. ${groupThousands(fee)}`;
  };
  return fees.map(([district, fee]) => `${districtNames[district][language]} ${amount(fee)}`).join(', ');
}

export function paymentMethodsListed({ paymentMethods, delivery }: PolicyFacts): Bilingual {
  const exception = cashExceptionOf(delivery);
  const nameOf = (method: PaymentMethod, language: Language) => {
    const name = paymentMethodCopy[method].listed[language];
    return exception && paymentTiming(method) === 'on-delivery' ? `${name} ${exception[language]}` : name;
  };
  return {
    en: paymentMethods.map((method) => nameOf(method, 'en')).join(', '),
    si: paymentMethods.map((method) => nameOf(method, 'si')).join(', '),
  };
}
