import { type Bilingual, languages } from '#domain/kernel/bilingual.ts';
import { months } from '#domain/kernel/colombo-time.copy.ts';
import type { Month } from '#domain/month-accounts/month.ts';
import type { FigureName } from '#domain/month-accounts/month-figures.ts';

export const monthAccountsCopy = {
  title: { en: 'Monthly accounts', si: 'මාසික ගිණුම්' },
  print: { en: 'Print', si: 'මුද්‍රණය කරන්න' },
  csv: { en: 'CSV file', si: 'CSV ගොනුව' },
  months: { en: 'Months', si: 'මාස' },
  figure: { en: 'Figure', si: 'විස්තරය' },
  all: { en: 'All', si: 'සියල්ල' },
  sold: { en: 'Orders of the month', si: 'මාසයේ ඇණවුම්' },
  soldHint: {
    en: 'Orders placed in this month, as they are now. Cancelled ones are counted apart.',
    si: 'මෙම මාසයේ ලැබුණු ඇණවුම්, දැනට පවතින ආකාරයට. අවලංගු කළ ඇණවුම් වෙනම ගණන් කර තිබෙනවා.',
  },
  paid: { en: 'Money of the month', si: 'මාසයේ මුදල්' },
  paidHint: {
    en: 'What came in and was refunded in this month, whenever the order was placed. What had not come after all is taken off in the month in which that was marked.',
    si: 'ඇණවුම ලැබුණු දිනය කුමක් වුවත්, මෙම මාසයේ ලැබුණු සහ ආපසු ගෙවූ මුදල්. ලැබී නැති බව පසුව සටහන් කළ මුදල් අඩු වන්නේ එසේ සටහන් කළ මාසයේයි.',
  },
  net: { en: 'Left after refunds and fees', si: 'ආපසු ගෙවීම් සහ ගාස්තු අඩු කළ පසු ඉතිරිය' },
  method: { en: 'Payment method', si: 'ගෙවීම් ක්‍රමය' },
} satisfies Record<string, Bilingual>;

export const figureLabels: Record<FigureName, Bilingual> = {
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  goodsLkr: { en: 'Goods', si: 'භාණ්ඩ' },
  discountLkr: { en: 'Discounts', si: 'වට්ටම්' },
  deliveryLkr: { en: 'Delivery fees', si: 'බෙදාහැරීමේ ගාස්තු' },
  salesLkr: { en: 'Sales', si: 'අලෙවිය' },
  cancelledOrders: { en: 'Cancelled orders', si: 'අවලංගු කළ ඇණවුම්' },
  cancelledLkr: { en: 'Cancelled', si: 'අවලංගු කළ මුදල' },
  receivedLkr: { en: 'Received', si: 'ලැබුණු මුදල' },
  refundedLkr: { en: 'Refunded', si: 'ආපසු ගෙවූ මුදල' },
  gatewayFeeLkr: { en: 'Fees of the payment provider', si: 'ඔන්ලයින් ගෙවීම් ගාස්තු' },
  courierFeeLkr: { en: 'Fees of couriers', si: 'කුරියර් ගාස්තු' },
};

/** Names a month: November 2026, 2026 නොවැම්බර්. */
export function monthName(month: Month): Bilingual {
  const [year = '', number = ''] = month.split('-');
  const [en, si] = languages.map((language) => months[language][Number(number) - 1] ?? number);
  return { en: `${en} ${year}`, si: `${year} ${si}` };
}
