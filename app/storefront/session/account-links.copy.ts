import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const accountLinksCopy = {
  myAccount: { en: 'My Account', si: 'මගේ ගිණුම' },
  wishlist: { en: 'My Wishlist', si: 'මගේ ප්‍රියතම ලැයිස්තුව' },
  adminPanel: { en: 'Admin panel', si: 'පරිපාලන පුවරුව' },
  signIn: { en: 'Sign In', si: 'පිවිසෙන්න' },
  signOut: { en: 'Sign Out', si: 'ඉවත් වන්න' },
} satisfies Record<string, Bilingual>;
