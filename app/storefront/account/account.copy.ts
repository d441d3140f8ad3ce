import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const accountCopy = {
  myAccount: { en: 'My Account', si: 'මගේ ගිණුම' },
  myOrders: { en: 'My Orders', si: 'මගේ ඇණවුම්' },
  myWishlist: { en: 'My Wishlist', si: 'මගේ ප්‍රියතම ලැයිස්තුව' },
  addresses: { en: 'Addresses', si: 'ලිපින' },
  myDetails: { en: 'My Details', si: 'මගේ විස්තර' },
  changePassword: { en: 'Change Password', si: 'මුරපදය වෙනස් කරන්න' },
  adminPanel: { en: 'Admin panel', si: 'පරිපාලන පුවරුව' },
  signOut: { en: 'Sign Out', si: 'ඉවත් වන්න' },
  edit: { en: 'Edit', si: 'සංස්කරණය කරන්න' },
  save: { en: 'Save', si: 'සුරකින්න' },
  saving: { en: 'Saving...', si: 'සුරකිමින්...' },
  cancel: { en: 'Cancel', si: 'අවලංගු කරන්න' },
  currentPassword: { en: 'Current password', si: 'දැනට ඇති මුරපදය' },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
} satisfies Record<string, Bilingual>;

export const hello: Bilingual = { en: 'Hello', si: 'ආයුබෝවන්' };

export function greeting(name: string): Bilingual {
  return { en: `${hello.en}, ${name}`, si: `${hello.si} ${name}` };
}

export const wrongPassword: Bilingual = {
  en: 'This password is not correct.',
  si: 'මෙම මුරපදය නිවැරදි නැහැ.',
};

/** Say why a form opens with what was typed before, by the reason. */
export const unsavedFormTexts = {
  'signed-out': {
    en: 'You were signed out before this was saved. What you typed is still here. Please check it and save it.',
    si: 'මෙය සුරැකීමට පෙර ඔබ ගිණුමෙන් ඉවත් වී තිබුණා. ඔබ ටයිප් කළ දේ තවමත් මෙහි තිබෙනවා. කරුණාකර පරීක්ෂා කර සුරකින්න.',
  },
  'address-deleted': {
    en: 'This address was deleted in the meantime. What you typed is still here. You can save it as a new address.',
    si: 'මේ අතර මෙම ලිපිනය මකා දමා තිබෙනවා. ඔබ ටයිප් කළ දේ තවමත් මෙහි තිබෙනවා. එය අලුත් ලිපිනයක් ලෙස සුරැකිය හැකියි.',
  },
} satisfies Record<string, Bilingual>;
