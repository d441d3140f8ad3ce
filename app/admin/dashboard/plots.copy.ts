import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';

export const plotCopy = {
  salesByDay: { en: 'Sales by day', si: 'දිනපතා අලෙවිය' },
  days: { en: 'How many days', si: 'දින ගණන' },
  day: { en: 'Day', si: 'දිනය' },
  sales: { en: 'Sales', si: 'අලෙවිය' },
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  cancelled: { en: 'of which cancelled', si: 'මින් අවලංගු කළ' },
  ordersByStatus: { en: 'Orders by status', si: 'ඇණවුම්, තත්ත්වය අනුව' },
  status: { en: 'Status', si: 'තත්ත්වය' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  ordersByProvince: { en: 'Orders by province', si: 'ඇණවුම්, පළාත අනුව' },
  province: { en: 'Province', si: 'පළාත' },
  funnel: { en: 'From view to order', si: 'බැලීමේ සිට ඇණවුම දක්වා' },
  step: { en: 'Step', si: 'පියවර' },
  count: { en: 'Count', si: 'ගණන' },
  ofViews: { en: 'Of views', si: 'බැලීම්වලින්' },
  viewed: { en: 'Viewed', si: 'බැලීම්' },
  added: { en: 'Added to cart', si: 'කරත්තයට එක් කිරීම්' },
  ordered: { en: 'Ordered', si: 'ඇණවුම්' },
  mostViewed: { en: 'Most viewed products', si: 'වැඩියෙන්ම බැලූ නිෂ්පාදන' },
  product: { en: 'Product', si: 'නිෂ්පාදනය' },
} satisfies Record<string, Bilingual>;

export function lastDays(days: number): Bilingual {
  return { en: formatCount(days, 'day'), si: `දින ${days}` };
}

export function ordersCount(count: number): Bilingual {
  return { en: `orders: ${count}`, si: `ඇණවුම්: ${count}` };
}

export function cancelledCount(count: number): Bilingual {
  return { en: `of which cancelled: ${count}`, si: `මින් අවලංගු කළ: ${count}` };
}

type SalesSummary = { from: string; to: string; totalLkr: number; highestDay: string; highestLkr: number };

/** Describes the plot in one sentence, for screen readers. */
export function salesSummary({ from, to, totalLkr, highestDay, highestLkr }: SalesSummary): Bilingual {
  const [total, most] = [formatRupees(totalLkr), formatRupees(highestLkr)];
  if (totalLkr === 0) {
    return { en: `No sales from ${from} to ${to}`, si: `${from} සිට ${to} දක්වා අලෙවියක් නැහැ` };
  }
  return {
    en: `${total} from ${from} to ${to}, most on ${highestDay}: ${most}`,
    si: `${from} සිට ${to} දක්වා ${total}. වැඩිම අලෙවිය ${highestDay}: ${most}`,
  };
}
