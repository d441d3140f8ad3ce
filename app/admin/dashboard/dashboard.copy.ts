import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';

export const dashboardCopy = {
  dashboard: { en: 'Dashboard', si: 'උපකරණ පුවරුව' },
  preview: { en: 'Preview on Website', si: 'වෙබ් අඩවියේ පෙරදසුන' },
  todaysSales: { en: "Today's Sales", si: 'අද අලෙවිය' },
  pendingOrders: { en: 'Pending Orders', si: 'පොරොත්තුවේ ඇති ඇණවුම්' },
  totalRevenue: { en: 'Total Revenue', si: 'මුළු ආදායම' },
  totalCustomers: { en: 'Total Customers', si: 'මුළු පාරිභෝගිකයන්' },
  recentOrders: { en: 'Recent Orders', si: 'මෑත ඇණවුම්' },
  allOrders: { en: 'Orders', si: 'ඇණවුම්' },
  noOrders: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  payment: { en: 'Payment', si: 'ගෙවීම්' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  status: { en: 'Status', si: 'තත්ත්වය' },
  lastDays: { en: 'Last 7 days', si: 'පසුගිය දින 7' },
  pageViews: { en: 'Page views', si: 'පිටු බැලීම්' },
  productViews: { en: 'Product views', si: 'නිෂ්පාදන බැලීම්' },
  addToCarts: { en: 'Add to Cart', si: 'කරත්තයට එක් කිරීම්' },
  events: { en: 'Events', si: 'සිදුවීම්' },
  addToCartRate: { en: 'Conversion rate', si: 'කරත්තයට එක් කළ අනුපාතය' },
} satisfies Record<string, Bilingual>;

export function ofWhichCancelled(amountLkr: number): Bilingual {
  const amount = formatRupees(amountLkr);
  return { en: `of which cancelled: ${amount}`, si: `මින් අවලංගු කළ ඇණවුම්: ${amount}` };
}

/** Describes one day with its number of orders; omits a cancelled part of zero. */
export function dayOrdersNote(count: number, amountLkr: number): Bilingual {
  if (amountLkr === 0) return { en: `orders: ${count}`, si: `ඇණවුම්: ${count}` };
  const cancelled = ofWhichCancelled(amountLkr);
  return { en: `orders: ${count}, ${cancelled.en}`, si: `ඇණවුම්: ${count}, ${cancelled.si}` };
}

export function olderThanADay(count: number): Bilingual {
  return { en: `older than 24 hours: ${count}`, si: `පැය 24කට වඩා පැරණි: ${count}` };
}
