import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const layoutCopy = {
  /** The name that is drawn in the logo; the owner may choose another. */
  shopName: { en: 'Sandhi', si: 'සන්ධි' },
  home: { en: 'Home', si: 'මුල් පිටුව' },
  about: { en: 'About', si: 'අප ගැන' },
  products: { en: 'Products', si: 'නිෂ්පාදන' },
  benefits: { en: 'Benefits', si: 'ප්‍රයෝජන' },
  testimonials: { en: 'Testimonials', si: 'පාරිභෝගික අදහස්' },
  search: { en: 'Search', si: 'සොයන්න' },
  skipToContent: { en: 'Skip to content', si: 'අන්තර්ගතයට යන්න' },
  mainNavigation: { en: 'Main', si: 'ප්‍රධාන මෙනුව' },
  openMenu: { en: 'Open menu', si: 'මෙනුව විවෘත කරන්න' },
  closeMenu: { en: 'Close menu', si: 'මෙනුව වසන්න' },
  menu: { en: 'Menu', si: 'මෙනුව' },
  close: { en: 'Close', si: 'වසන්න' },
  approximately: { en: 'approximately', si: 'ආසන්න වශයෙන්' },
  emptyCart: { en: 'Cart', si: 'කරත්තය' },
  signIn: { en: 'Sign In', si: 'පිවිසෙන්න' },
  account: { en: 'Account', si: 'ගිණුම' },
  signedOut: { en: 'You are signed out.', si: 'ගිණුමෙන් ඉවත් වුණා.' },
  policies: { en: 'Policies', si: 'ප්‍රතිපත්ති' },
  privacyPolicy: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  terms: { en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
  refundPolicy: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
  track: { en: 'Track my order', si: 'මගේ ඇණවුම සොයන්න' },
  contact: { en: 'Contact', si: 'අප අමතන්න' },
  allRightsReserved: { en: 'All rights reserved.', si: 'සියලු හිමිකම් ඇවිරිණි.' },
  pageNotFound: { en: 'Page Not Found', si: 'පිටුව හමු වුණේ නැහැ' },
  notAvailable: { en: 'Not available right now', si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ' },
  unavailable: {
    en: 'The service is not available right now. Please try again shortly.',
    si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.',
  },
  loading: { en: 'Loading...', si: 'පූරණය වෙමින්...' },
  tryAgain: { en: 'Try again', si: 'නැවත උත්සාහ කරන්න' },
  goHome: { en: 'Go Home', si: 'මුල් පිටුවට යන්න' },
} satisfies Record<string, Bilingual>;

/** Keeps the number separate in both languages, as in the badge: the spoken name then matches the visible one. */
export function cartWithItems(count: number): Bilingual {
  if (count === 0) return layoutCopy.emptyCart;
  const badge = badgeOf(count);
  return { en: `Cart, ${badge} ${count === 1 ? 'item' : 'items'}`, si: `කරත්තය, භාණ්ඩ: ${badge}` };
}

export function accountOf(name: string): Bilingual {
  return { en: `${layoutCopy.account.en}: ${name}`, si: `${layoutCopy.account.si}: ${name}` };
}

export function badgeOf(count: number): string {
  return count > 99 ? '99+' : `${count}`;
}

/** Each language is named in its own script, for people who cannot read the other. */
export const otherLanguage = {
  en: { language: 'si', name: 'සිංහල' },
  si: { language: 'en', name: 'English' },
} as const;
