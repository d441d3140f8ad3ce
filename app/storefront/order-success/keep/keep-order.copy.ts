import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountFields } from '#storefront/session/account-forms.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const keepCopy = {
  title: { en: 'Keep your details in an account', si: 'ඔබේ තොරතුරු ගිණුමක තබා ගන්න' },
  onlyThis: {
    en: 'Only this order is added. Next time, your name and address can be filled in for you.',
    si: 'එක් වන්නේ මෙම ඇණවුම පමණයි. ඊළඟ වතාවේ ඔබේ නම සහ ලිපිනය ඉබේම පිරවිය හැකියි.',
  },
  create: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  creating: { en: 'Creating your account...', si: 'ගිණුම සාදමින්...' },
  haveAccount: { en: 'Already have an account?', si: 'දැනටමත් ගිණුමක් තිබේද?' },
  add: { en: 'Add to my account', si: 'මගේ ගිණුමට එක් කරන්න' },
  addTitle: {
    en: 'Add this order to your account',
    si: 'මෙම ඇණවුම ඔබේ ගිණුමට එක් කරන්න',
  },
  isKept: {
    en: 'This order is already in an account.',
    si: 'මෙම ඇණවුම දැනටමත් ගිණුමක තිබෙනවා.',
  },
  toOrder: { en: 'Back to the order', si: 'ඇණවුමට ආපසු' },
} satisfies Record<string, Bilingual>;

export const keepFields: FormFields = {
  password: {
    ...accountFields.newPassword,
    label: { en: 'Choose a password', si: 'මුරපදයක් තෝරන්න' },
  },
};

/** Names the identifier with which the account signs in. */
export function signInBy(phone: string): Bilingual {
  return {
    en: `You sign in with ${phone} and this password.`,
    si: `පිවිසෙන්නේ ${phone} අංකයෙන් සහ මෙම මුරපදයෙන්.`,
  };
}
