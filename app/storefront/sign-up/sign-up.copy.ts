import { maxNameLength } from '#domain/accounts/sign-up-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountFields } from '#storefront/session/account-forms.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { fullName } from '#ui/form/person.copy.ts';

export const signUpCopy = {
  title: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  creating: { en: 'Creating your account...', si: 'ගිණුම සාදමින්...' },
  addressFilledIn: {
    en: 'Your address is filled in when you order.',
    si: 'ඇණවුම් කරන විට ඔබේ ලිපිනය ඉබේම පිරෙනවා.',
  },
  buyAgain: {
    en: 'Your orders in one place, to follow and to buy again.',
    si: 'ඔබේ ඇණවුම් එකම තැනක: තත්ත්වය බලන්න, නැවත මිලදී ගන්න.',
  },
  wishlist: {
    en: 'One wishlist on all your devices.',
    si: 'ඔබේ සියලු උපාංගවල එකම ප්‍රියතම ලැයිස්තුවක්.',
  },
  haveAccount: { en: 'Already have an account?', si: 'දැනටමත් ගිණුමක් තිබේද?' },
} satisfies Record<string, Bilingual>;

const { identifier, password, newPassword } = accountFields;
export const signUpFields: FormFields = {
  name: { ...fullName, max: maxNameLength },
  identifier,
  password: { ...newPassword, label: password.label },
};
