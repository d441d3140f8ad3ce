import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { ExportKind } from '#domain/orders/reports/exported-order.ts';

export const exportTitles: Record<ExportKind, Bilingual> = {
  orders: { en: 'Orders of the list', si: 'ලැයිස්තුවේ ඇණවුම්' },
  courier: { en: 'Courier list', si: 'කුරියර් ලැයිස්තුව' },
};

export const exportHints: Record<ExportKind, Bilingual> = {
  orders: {
    en: 'One row for each order that the list finds: customer, items, sums, payment and courier.',
    si: 'ලැයිස්තුවේ හමු වන සෑම ඇණවුමකටම එක් පේළියක්: පාරිභෝගිකයා, භාණ්ඩ, මුදල්, ගෙවීම සහ කුරියර් සේවාව.',
  },
  courier: {
    en: 'Parcels that can leave now, by province, district and city, with the cash to collect. Bank transfers that have not come yet are left out.',
    si: 'දැන් යැවිය හැකි පාර්සල්, පළාත, දිස්ත්‍රික්කය සහ නගරය අනුව, අය කළ යුතු මුදල සමඟ. තවම මුදල් නොලැබුණු බැංකු ගෙවීම් මෙහි නැහැ.',
  },
};

export const exportCopy = {
  exportOrders: { en: 'Export orders', si: 'ඇණවුම් ගොනුවක් ලෙස' },
  export: { en: 'Export', si: 'ගොනුවක් ලෙස ගන්න' },
  download: { en: 'Download', si: 'බාගන්න' },
  stop: { en: 'Stop', si: 'නවත්වන්න' },
  keepSafe: {
    en: 'These files hold names, addresses and phone numbers: keep them safe. The activity log says who downloaded them.',
    si: 'මෙම ගොනුවල නම්, ලිපින සහ දුරකථන අංක තිබෙනවා: ඒවා ආරක්ෂිතව තබන්න. බාගත්තේ කවුදැයි ක්‍රියාකාරකම් සටහනේ සඳහන් වෙනවා.',
  },
  failed: {
    en: 'The download was not complete, so nothing was saved. Please try again.',
    si: 'ගොනුව සම්පූර්ණයෙන් ලැබුණේ නැහැ. කිසිවක් සුරැකුණේ නැහැ. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
  signedOut: {
    en: 'Your session has ended. Please sign in again.',
    si: 'ඔබේ සැසිය අවසන් වුණා. කරුණාකර නැවත පිවිසෙන්න.',
  },
  rowsRead: { en: 'Orders read', si: 'කියවූ ඇණවුම්' },
} satisfies Record<string, Bilingual>;

export function orderCount(rows: number): Bilingual {
  const count = groupThousands(rows);
  return { en: `${count} ${rows === 1 ? 'order' : 'orders'}`, si: `ඇණවුම් ${count}` };
}

export function rowsReadCopy(done: number, total: number): Bilingual {
  const [read, all] = [groupThousands(done), groupThousands(total)];
  return { en: `${read} of ${all} orders`, si: `ඇණවුම් ${all}න් ${read}ක්` };
}

export function savedCopy(total: number): Bilingual {
  const count = groupThousands(total);
  return { en: `Saved: ${count} ${total === 1 ? 'order' : 'orders'}.`, si: `සුරැකුණා: ඇණවුම් ${count}.` };
}

/** The header row of each table. */
export const exportHeads: Record<ExportKind, Bilingual[]> = {
  orders: [
    { en: 'Order number', si: 'ඇණවුම් අංකය' },
    { en: 'Placed (Colombo)', si: 'ඇණවුම් කළ වේලාව (කොළඹ)' },
    { en: 'Status', si: 'තත්ත්වය' },
    { en: 'Payment method', si: 'ගෙවීම් ක්‍රමය' },
    { en: 'Payment status', si: 'ගෙවීම් තත්ත්වය' },
    { en: 'Name', si: 'නම' },
    { en: 'Phone', si: 'දුරකථන අංකය' },
    { en: 'Address', si: 'ලිපිනය' },
    { en: 'City', si: 'නගරය' },
    { en: 'District', si: 'දිස්ත්‍රික්කය' },
    { en: 'Province', si: 'පළාත' },
    { en: 'Items', si: 'භාණ්ඩ' },
    { en: 'Subtotal', si: 'උප එකතුව' },
    { en: 'Discount', si: 'වට්ටම' },
    { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
    { en: 'Total', si: 'මුළු එකතුව' },
    { en: 'Received', si: 'ලැබුණු මුදල' },
    { en: 'Refunded', si: 'ආපසු ගෙවූ මුදල' },
    { en: 'Amount due', si: 'ලැබිය යුතු මුදල' },
    { en: 'Refund due', si: 'ආපසු ගෙවිය යුතු මුදල' },
    { en: 'Courier', si: 'කුරියර් සේවාව' },
    { en: 'Tracking number', si: 'පාර්සල් අංකය' },
    { en: 'Promo code', si: 'වට්ටම් කේතය' },
  ],
  courier: [
    { en: 'Province', si: 'පළාත' },
    { en: 'District', si: 'දිස්ත්‍රික්කය' },
    { en: 'City', si: 'නගරය' },
    { en: 'Order number', si: 'ඇණවුම් අංකය' },
    { en: 'Name', si: 'නම' },
    { en: 'Phone', si: 'දුරකථන අංකය' },
    { en: 'Address', si: 'ලිපිනය' },
    { en: 'Items', si: 'භාණ්ඩ' },
    { en: 'Units', si: 'ඒකක' },
    { en: 'Cash to collect', si: 'අය කළ යුතු මුදල' },
    { en: 'Special instructions', si: 'විශේෂ උපදෙස්' },
  ],
};
