import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { EditedValues } from '#domain/orders/order-history.ts';
import { provinceNames } from '#domain/orders/provinces.copy.ts';
import { provinces } from '#domain/orders/provinces.ts';

const names: Record<keyof EditedValues, Bilingual> = {
  customerName: { en: 'name', si: 'නම' },
  customerPhone: { en: 'phone', si: 'දුරකථන අංකය' },
  customerEmail: { en: 'e-mail', si: 'ඊමේල්' },
  street: { en: 'street', si: 'වීදිය' },
  city: { en: 'city', si: 'නගරය' },
  province: { en: 'province', si: 'පළාත' },
  quantities: { en: 'items', si: 'භාණ්ඩ' },
  totalLkr: { en: 'total', si: 'මුළු එකතුව' },
};
const fields = Object.keys(names) as (keyof EditedValues)[];

type Corrected = { before: EditedValues; after: EditedValues };

/** What a correction changed, each as it was and as it is. Undefined where the person was taken out of it since. */
export function editedWords({ before, after }: Corrected): Bilingual | undefined {
  const changed = fields.filter((field) => field in after);
  if (changed.length === 0) return undefined;
  const said = (language: 'en' | 'si') =>
    changed
      .map((field) => {
        const was = valueWords[field](before)[language];
        const is = valueWords[field](after)[language];
        return `${names[field][language]} ${was || '–'} → ${is || '–'}`;
      })
      .join('; ');
  return { en: said('en'), si: said('si') };
}

const valueWords: Record<keyof EditedValues, (values: EditedValues) => Bilingual> = {
  customerName: ({ customerName }) => asTyped(customerName),
  customerPhone: ({ customerPhone }) => asTyped(customerPhone?.replace(/^\+94/, '0')),
  customerEmail: ({ customerEmail }) => asTyped(customerEmail),
  street: ({ street }) => asTyped(street),
  city: ({ city }) => asTyped(city),
  province: ({ province }) => {
    const known = provinces.find((name) => name === province);
    return known ? provinceNames[known] : asTyped(province);
  },
  quantities: ({ quantities = [] }) => ({
    en: quantities.map((line) => `${line.quantity} × ${line.productName.en}`).join(', '),
    si: quantities.map((line) => `${line.productName.si || line.productName.en} × ${line.quantity}`).join(', '),
  }),
  totalLkr: ({ totalLkr = 0 }) => asTyped(formatRupees(totalLkr)),
};

/** What people typed reads the same in both. */
function asTyped(text: string | null | undefined): Bilingual {
  return { en: text ?? '', si: text ?? '' };
}
