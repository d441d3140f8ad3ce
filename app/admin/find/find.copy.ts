import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const findCopy = {
  find: { en: 'Find', si: 'සොයන්න' },
  findAnything: { en: 'Find anything in the panel', si: 'පුවරුවේ ඕනෑම දෙයක් සොයන්න' },
  what: {
    en: 'Order number, name, phone, product or page',
    si: 'ඇණවුම් අංකය, නම, දුරකථන අංකය, නිෂ්පාදනය හෝ පිටුව',
  },
  subtitle: {
    en: 'Orders, customers, products and pages of the panel, in one place',
    si: 'ඇණවුම්, පාරිභෝගිකයන්, නිෂ්පාදන සහ පුවරුවේ පිටු එක තැනකින්',
  },
  nothing: { en: 'Nothing found', si: 'කිසිවක් හමු වුණේ නැහැ' },
  nothingHint: {
    en: 'Try the last six digits of an order number, a phone number, or a part of a name.',
    si: 'ඇණවුම් අංකයේ අවසාන ඉලක්කම් හය, දුරකථන අංකයක් හෝ නමක කොටසක් ඇතුළත් කර බලන්න.',
  },
  noAnswer: {
    en: 'No answer from the shop. Press Enter to try again.',
    si: 'වෙළඳසැලෙන් පිළිතුරක් ලැබුණේ නැහැ. නැවත උත්සාහ කිරීමට Enter ඔබන්න.',
  },
} satisfies Record<string, Bilingual>;

export type ResultGroup = 'pages' | 'orders' | 'customers' | 'products';

export const groupTitles: Record<ResultGroup, Bilingual> = {
  pages: { en: 'Pages', si: 'පිටු' },
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  customers: { en: 'Customers', si: 'පාරිභෝගිකයන්' },
  products: { en: 'Products', si: 'නිෂ්පාදන' },
};

export function resultCount(count: number): Bilingual {
  return {
    en: `${count} ${count === 1 ? 'result' : 'results'}`,
    si: `ප්‍රතිඵල: ${count}`,
  };
}

export function ordersOfCustomer(phone: string, count: number): Bilingual {
  return { en: `${phone} · orders: ${count}`, si: `${phone} · ඇණවුම්: ${count}` };
}

export function priceAndStock(priceLkr: number, stock: number): Bilingual {
  return {
    en: `${formatRupees(priceLkr)} · in stock: ${stock}`,
    si: `රු. ${groupThousands(priceLkr)} · තොගයේ: ${stock}`,
  };
}
