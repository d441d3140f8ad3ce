import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountFields } from '#storefront/session/account-forms.copy.ts';

export const signInCopy = {
  title: { en: 'Sign In', si: 'පිවිසෙන්න' },
  signingIn: { en: 'Signing in...', si: 'පිවිසෙමින්...' },
  forgot: { en: 'Forgot password?', si: 'මුරපදය අමතකද?' },
  noAccount: { en: 'No account yet?', si: 'තවම ගිණුමක් නැද්ද?' },
  createAccount: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  orderAsGuest: { en: 'Order as a guest', si: 'ගිණුමක් නැතිව ඇණවුම් කරන්න' },
  formKept: {
    en: 'You have been signed out. What you typed is kept: please sign in to continue.',
    si: 'ඔබ ගිණුමෙන් ඉවත් වී තිබෙනවා. ඔබ ටයිප් කළ දේ තබා ගෙන තිබෙනවා: ඉදිරියට යාමට කරුණාකර පිවිසෙන්න.',
  },
  formNotKept: {
    en: 'You have been signed out. If you pressed the button twice, it may have worked the first time: then your new password is saved, or your account is deleted. Otherwise please sign in and fill in the form again.',
    si: 'ඔබ ගිණුමෙන් ඉවත් වී තිබෙනවා. ඔබ බොත්තම දෙවරක් එබුවා නම්, පළමු වර එය සාර්ථක වූවා විය හැකියි: එවිට ඔබේ නව මුරපදය සුරැකී, නැතහොත් ඔබේ ගිණුම මැකී තිබෙනවා. එසේ නොවේ නම්, කරුණාකර පිවිස පෝරමය නැවත පුරවන්න.',
  },
  failed: { en: 'Login failed. Please try again.', si: 'පිවිසීම අසාර්ථකයි. කරුණාකර නැවත උත්සාහ කරන්න.' },
} satisfies Record<string, Bilingual>;

const { identifier, password } = accountFields;
export const signInFields = { identifier, password };
