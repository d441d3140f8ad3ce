import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const panelCopy = {
  allPages: { en: 'All pages', si: 'සියලු පිටු' },
  panel: { en: 'Admin panel', si: 'පරිපාලන පුවරුව' },
  shopName: { en: 'Sandhi', si: 'සන්ධි' },
  home: { en: 'Home', si: 'මුල් පිටුව' },
  today: { en: 'Today', si: 'අද' },
  packing: { en: 'Packing', si: 'ඇසිරීම' },
  sell: { en: 'Sell', si: 'අලෙවිය' },
  talk: { en: 'Talk', si: 'පණිවිඩ' },
  shop: { en: 'Shop', si: 'වෙළඳසැල' },
  system: { en: 'System', si: 'පද්ධතිය' },
  dashboard: { en: 'Dashboard', si: 'උපකරණ පුවරුව' },
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  products: { en: 'Products', si: 'නිෂ්පාදන' },
  remittances: { en: 'Courier cash', si: 'කුරියර් මුදල්' },
  monthAccounts: { en: 'Monthly accounts', si: 'මාසික ගිණුම්' },
  customers: { en: 'Customers', si: 'පාරිභෝගිකයන්' },
  resetRequests: { en: 'Password requests', si: 'මුරපද ඉල්ලීම්' },
  messages: { en: 'Messages', si: 'යවන පණිවිඩ' },
  inbox: { en: 'Inbox', si: 'ලැබුණු පණිවිඩ' },
  reviews: { en: 'Reviews', si: 'ගැනුම්කරුවන්ගේ අදහස්' },
  policies: { en: 'Policies', si: 'ප්‍රතිපත්ති' },
  health: { en: 'Health', si: 'පද්ධතියේ තත්ත්වය' },
  backups: { en: 'Backups', si: 'උපස්ථ' },
  audit: { en: 'Activity log', si: 'ක්‍රියාකාරකම් සටහන' },
  admins: { en: 'Admins', si: 'පරිපාලකයන්' },
  notifications: { en: 'Notifications', si: 'දැනුම්දීම්' },
  security: { en: 'Security', si: 'ආරක්ෂාව' },
  promoCodes: { en: 'Promo codes', si: 'වට්ටම් කේත' },
  settings: { en: 'Settings', si: 'සැකසුම්' },
  login: { en: 'Login', si: 'පිවිසෙන්න' },
  logout: { en: 'Logout', si: 'ඉවත් වන්න' },
  loading: { en: 'Loading...', si: 'පූරණය වෙමින්...' },
  skipToContent: { en: 'Skip to content', si: 'අන්තර්ගතයට යන්න' },
  menu: { en: 'Menu', si: 'මෙනුව' },
  openMenu: { en: 'Open menu', si: 'මෙනුව විවෘත කරන්න' },
  closeMenu: { en: 'Close menu', si: 'මෙනුව වසන්න' },
  close: { en: 'Close', si: 'වසන්න' },
  save: { en: 'Save', si: 'සුරකින්න' },
  cancel: { en: 'Cancel', si: 'අවලංගු කරන්න' },
  pageNotFound: { en: 'Page Not Found', si: 'පිටුව හමු වුණේ නැහැ' },
  unavailable: {
    en: 'The service is not available right now. Please try again shortly.',
    si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.',
  },
  tryAgain: { en: 'Try again', si: 'නැවත උත්සාහ කරන්න' },
  asTable: { en: 'As a table', si: 'වගුවක් ලෙස' },
} satisfies Record<string, Bilingual>;

export function waitingRequests(count: number): Bilingual {
  return { en: `waiting: ${count}`, si: `පොරොත්තුවේ: ${count}` };
}

export function pendingOrders(count: number): Bilingual {
  return { en: `pending: ${count}`, si: `පොරොත්තුවේ: ${count}` };
}

export function failedMessages(count: number): Bilingual {
  return { en: `failed: ${count}`, si: `අසාර්ථක: ${count}` };
}

export function unreadMessages(count: number): Bilingual {
  return { en: `unread: ${count}`, si: `නොකියවූ: ${count}` };
}
