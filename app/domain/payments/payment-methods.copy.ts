import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { methodRules, type PaymentMethod, paymentMethods, perPaymentSwitch } from './payment-methods.ts';

type MethodTexts = {
  label: Bilingual;
  /** Short enough for a column. */
  short: Bilingual;
  /** Explains to the shopper what happens with this method. */
  hint: Bilingual;
  /** Replaces `hint` in the settings until the provider of the method is connected. */
  unconnectedHint?: Bilingual;
  /** In a list within a sentence: "cash on delivery, bank transfer". */
  listed: Bilingual;
  /** After "You can pay". */
  paidBy: Bilingual;
  /** Says after an amount how the courier is paid: "₨ 3,800 in cash". Empty for a method that is not paid on delivery. */
  atDoor: Bilingual;
};

const notPaidAtDoor: Bilingual = { en: '', si: '' };

export const paymentMethodCopy: Record<PaymentMethod, MethodTexts> = {
  cod: {
    label: { en: 'Cash on Delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම (COD)' },
    short: { en: 'COD', si: 'භාණ්ඩ ලැබුණු විට (COD)' },
    hint: { en: 'Pay when your order reaches you.', si: 'ඇණවුම අතට ලැබුණු විට මුදල් ගෙවන්න.' },
    listed: { en: 'cash on delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම' },
    paidBy: { en: 'cash on delivery', si: 'භාණ්ඩ ලැබුණු විට මුදලින්' },
    atDoor: { en: 'in cash', si: 'මුදලින්' },
  },
  bank_transfer: {
    label: { en: 'Bank Transfer', si: 'බැංකු ගිණුමට මුදල් යැවීම' },
    short: { en: 'Bank', si: 'බැංකුව' },
    hint: {
      en: 'We show our bank details after you order.',
      si: 'ඇණවුම් කළ පසු අපේ බැංකු ගිණුම් විස්තර පෙන්වනවා.',
    },
    listed: { en: 'bank transfer', si: 'බැංකු ගිණුමට මුදල් යැවීම' },
    paidBy: { en: 'by bank transfer', si: 'බැංකු ගිණුමට මුදල් යවා' },
    atDoor: notPaidAtDoor,
  },
  payhere: {
    label: { en: 'Online Payment', si: 'ඔන්ලයින් ගෙවීම' },
    short: { en: 'PayHere', si: 'PayHere' },
    hint: { en: 'You pay securely on PayHere.', si: 'PayHere වෙබ් අඩවියේදී ආරක්ෂිතව ගෙවන්න.' },
    unconnectedHint: {
      en: 'PayHere is not connected yet: shoppers do not see this method.',
      si: 'PayHere තවම සම්බන්ධ කර නැහැ: පාරිභෝගිකයන්ට මෙම ක්‍රමය පෙනෙන්නේ නැහැ.',
    },
    listed: { en: 'online payment', si: 'ඔන්ලයින් ගෙවීම' },
    paidBy: {
      en: 'online by card or mobile wallet',
      si: 'කාඩ්පතෙන් හෝ මොබයිල් වොලට් එකෙන් ඔන්ලයින්',
    },
    atDoor: notPaidAtDoor,
  },
};

/** The labels of the switches in the settings. */
export const paymentSwitchLabels = perPaymentSwitch((name): Bilingual => {
  const method = paymentMethods.find((one) => methodRules[one].setting === name);
  return method ? paymentMethodCopy[method].label : { en: name, si: name };
});
