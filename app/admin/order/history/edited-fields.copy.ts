import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { EditedValues } from '#domain/orders/order-history.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { districts } from '#domain/places/districts.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { provinceNames } from '#domain/places/provinces.copy.ts';
import { provinces } from '#domain/places/provinces.ts';

const fieldNames: Record<keyof EditedValues, Bilingual> = {
  customerName: { en: 'name', si: 'නම' },
  customerPhone: { en: 'phone', si: 'දුරකථන අංකය' },
  customerEmail: { en: 'email', si: 'ඊමේල්' },
  street: { en: 'street', si: 'වීදිය' },
  city: { en: 'city', si: 'නගරය' },
  district: { en: 'district', si: 'දිස්ත්‍රික්කය' },
  province: { en: 'province', si: 'පළාත' },
  paymentMethod: { en: 'payment method', si: 'ගෙවීම් ක්‍රමය' },
  notes: { en: 'instructions', si: 'විශේෂ උපදෙස්' },
  quantities: { en: 'items', si: 'භාණ්ඩ' },
  totalLkr: { en: 'total', si: 'මුළු එකතුව' },
};
const fields = Object.keys(fieldNames) as (keyof EditedValues)[];

type Edit = { before: EditedValues; after: EditedValues };

/** Lists what an edit changed, before and after; undefined once the data of the person was removed from it. */
export function editedCopy({ before, after }: Edit): Bilingual | undefined {
  const changed = fields.filter((field) => field in after);
  if (changed.length === 0) return undefined;
  const changesIn = (language: 'en' | 'si') =>
    changed
      .map((field) => {
        const oldValue = valueLabels[field](before)[language];
        const newValue = valueLabels[field](after)[language];
        return `${fieldNames[field][language]} ${oldValue || '–'} → ${newValue || '–'}`;
      })
      .join('; ');
  return { en: changesIn('en'), si: changesIn('si') };
}

const valueLabels: Record<keyof EditedValues, (values: EditedValues) => Bilingual> = {
  customerName: ({ customerName }) => sameInBoth(customerName),
  customerPhone: ({ customerPhone }) => sameInBoth(customerPhone?.replace(/^\+94/, '0')),
  customerEmail: ({ customerEmail }) => sameInBoth(customerEmail),
  street: ({ street }) => sameInBoth(street),
  city: ({ city }) => sameInBoth(city),
  district: ({ district }) => {
    const known = districts.find((name) => name === district);
    return known ? districtNames[known] : sameInBoth(district);
  },
  province: ({ province }) => {
    const known = provinces.find((name) => name === province);
    return known ? provinceNames[known] : sameInBoth(province);
  },
  paymentMethod: ({ paymentMethod }) => (paymentMethod ? paymentMethodCopy[paymentMethod].label : sameInBoth('')),
  notes: ({ notes }) => sameInBoth(notes),
  quantities: ({ quantities = [] }) => ({
    en: quantities.map((line) => `${line.quantity} × ${line.productName.en}`).join(', '),
    si: quantities.map((line) => `${line.productName.si || line.productName.en} × ${line.quantity}`).join(', '),
  }),
  totalLkr: ({ totalLkr = 0 }) => sameInBoth(formatRupees(totalLkr)),
};

/** Returns a text that is not translated, such as what someone typed. */
export function sameInBoth(text: string | null | undefined): Bilingual {
  return { en: text ?? '', si: text ?? '' };
}
