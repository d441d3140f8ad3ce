import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { addressFields } from '#ui/form/address.copy.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';

export const confirmCopy = {
  title: { en: 'Is your order right?', si: 'ඔබේ ඇණවුම නිවැරදිද?' },
  yourOrder: { en: 'Your order', si: 'ඔබේ ඇණවුම' },
  deliverTo: { en: 'Deliver to', si: 'ලැබිය යුතු ලිපිනය' },
  confirm: { en: 'Yes, this is right', si: 'ඔව්, නිවැරදියි' },
  editAddress: { en: 'Correct the address', si: 'ලිපිනය නිවැරදි කරන්න' },
  save: { en: 'Save and confirm', si: 'සුරැක තහවුරු කරන්න' },
  saving: { en: 'Saving...', si: 'සුරකිමින්...' },
  elsewhere: {
    en: 'If it should go to another district, please call us.',
    si: 'වෙනත් දිස්ත්‍රික්කයකට යැවිය යුතු නම් කරුණාකර අප අමතන්න.',
  },
  cancelAsked: {
    en: 'You have asked us to cancel this order. If you confirm it, it stays, and we go on preparing it.',
    si: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබෙනවා. දැන් ඇණවුම තහවුරු කළොත් එය අවලංගු වන්නේ නැහැ. අපි එය දිගටම සූදානම් කරනවා.',
  },
  changed: {
    en: 'We have changed this order in the meantime. Please check what it says now.',
    si: 'මේ අතර අපි මෙම ඇණවුම වෙනස් කළා. කරුණාකර දැන් එහි ඇති විස්තර පරීක්ෂා කරන්න.',
  },
  movedOn: {
    en: 'This order can no longer be changed here. If something is wrong, please contact us.',
    si: 'මෙම ඇණවුම තවදුරටත් මෙතැනින් වෙනස් කළ නොහැකියි. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
  unusable: {
    en: 'This link is not valid or has expired. If you have a question about your order, please contact us.',
    si: 'මෙම සබැඳිය වලංගු නැහැ, නැතහොත් කල් ඉකුත් වී තිබෙනවා. ඔබේ ඇණවුම ගැන විමසීමට කරුණාකර අප අමතන්න.',
  },
  contact: { en: 'Contact us', si: 'අප අමතන්න' },
} satisfies Record<string, Bilingual>;

export const placeFields: FormFields = withLimits({ address: addressFields.address, city: addressFields.city }, checkoutLimits);

/** Repeats the sentence that says when a closed shop prepares the order. */
export function confirmedText(closureNote: Bilingual | undefined): Bilingual {
  return closureNote
    ? {
        en: `Thank you. Your order is confirmed. ${closureNote.en}`,
        si: `ස්තූතියි. ඔබේ ඇණවුම තහවුරු කළා. ${closureNote.si}`,
      }
    : {
        en: 'Thank you. Your order is confirmed, and we are preparing it.',
        si: 'ස්තූතියි. ඔබේ ඇණවුම තහවුරු කළා. අපි එය සූදානම් කරනවා.',
      };
}

export function toPay(amountLkr: number, method: PaymentMethod): Bilingual {
  const { atDoor } = paymentMethodCopy[method];
  return {
    en: `You pay ${formatRupees(amountLkr)} ${atDoor.en} when it arrives.`,
    si: `භාණ්ඩ ලැබුණු විට රු.\u00a0${groupThousands(amountLkr)}ක් ${atDoor.si} ගෙවන්න.`,
  };
}
