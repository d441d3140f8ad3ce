import type { DeleteAccountRefusal } from '#domain/customers/find-deletion-refusal.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy, wrongPassword } from '#storefront/account/account.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const deleteCopy = {
  title: { en: 'Delete my account', si: 'මගේ ගිණුම මකන්න' },
  question: {
    en: 'Delete your account? This cannot be undone.',
    si: 'ඔබේ ගිණුම මකන්නද? මෙය ආපසු හරවන්න බැහැ.',
  },
  deletedTitle: { en: 'What will be deleted', si: 'මැකෙන දේ' },
  deletedList: {
    en: 'Your account with its password, your addresses, your wishlist and your cart. You will be signed out everywhere.',
    si: 'ඔබේ ගිණුම සහ මුරපදය, ලිපින, ප්‍රියතම ලැයිස්තුව සහ කරත්තය. සියලු උපාංගවල ඔබේ පිවිසුම අවසන් වෙනවා.',
  },
  keptTitle: { en: 'What we keep', si: 'ඉතිරි වන දේ' },
  keptList: {
    en: 'Your orders stay in our books: what was bought, when, for how much, and the town. Your name, phone, email and street are removed from them. Your reviews keep only their stars. Messages that you sent with our contact form stay in our inbox.',
    si: 'ඔබේ ඇණවුම් අපේ පොත්වල ඉතිරි වෙනවා: මිලදී ගත් දේ, දිනය, මිල සහ නගරය. ඔබේ නම, දුරකථන අංකය, ඊමේල් සහ වීදිය ඒවායින් ඉවත් කරනවා. ඔබේ අදහස්වල ඉතිරි වන්නේ තරු පමණයි. සම්බන්ධතා පෝරමයෙන් ඔබ එවූ පණිවිඩ අප ළඟ ඉතිරි වෙනවා.',
  },
  keep: { en: 'Keep my account', si: 'ගිණුම තබා ගන්න' },
  deleted: { en: 'Your account has been deleted.', si: 'ඔබේ ගිණුම මැකුවා.' },
  thanks: {
    en: 'Thank you for shopping with us.',
    si: 'අප සමඟ සිටියාට ස්තූතියි.',
  },
  toOrders: { en: 'My Orders', si: 'මගේ ඇණවුම්' },
} satisfies Record<string, Bilingual>;

export const deleteRefusals: Record<DeleteAccountRefusal['code'], Bilingual> = {
  'has-open-order': {
    en: 'One of your orders is still on its way. You can delete your account once it is delivered or cancelled.',
    si: 'ඔබට තවම ලැබී නැති ඇණවුමක් තිබෙනවා. එය භාර දුන් පසු හෝ අවලංගු කළ පසු ගිණුම මකන්න පුළුවන්.',
  },
  'has-open-refund': {
    en: 'The money of one of your orders is not settled yet, such as a refund that we owe you. You can delete your account once it is.',
    si: 'ඔබේ ඇණවුමක මුදල් කටයුතු තවම අවසන් වී නැහැ, උදාහරණයක් ලෙස අප ආපසු ගෙවිය යුතු මුදලක්. ඒවා අවසන් වූ පසු ගිණුම මකන්න පුළුවන්.',
  },
  'is-admin': {
    en: 'This is an admin account, so it cannot be deleted here.',
    si: 'මෙය පරිපාලක ගිණුමක්. එබැවින් එය මෙහිදී මකන්න බැහැ.',
  },
};

export const deleteFields: FormFields = {
  password: {
    input: { type: 'password', autoComplete: 'current-password' },
    label: accountCopy.currentPassword,
    wrong: {
      required: { en: 'Please enter your password.', si: 'කරුණාකර මුරපදය ඇතුළත් කරන්න.' },
      'wrong-password': wrongPassword,
    },
  },
};
