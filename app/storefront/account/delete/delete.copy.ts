import type { DeleteAccountRefusal } from '#domain/customers/delete-account.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy, wrongPassword } from '#storefront/account/account.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const deleteCopy = {
  title: { en: 'Delete my account', si: 'මගේ ගිණුම මකන්න' },
  question: {
    en: 'Delete your account? This cannot be undone.',
    si: 'ඔබේ ගිණුම මකන්නද? මෙය ආපසු හරවන්න බැහැ.',
  },
  goes: { en: 'What goes', si: 'මැකෙන දේ' },
  goesList: {
    en: 'Your account with its password, your addresses, your wishlist and your cart. You are signed out everywhere.',
    si: 'ඔබේ ගිණුම සහ මුරපදය, ලිපින, ප්‍රියතම ලැයිස්තුව සහ කරත්තය. සියලු උපාංගවල ඔබේ පිවිසුම අවසන් වෙනවා.',
  },
  stays: { en: 'What stays', si: 'ඉතිරි වන දේ' },
  staysList: {
    en: 'Your orders stay in our books: what was bought, when, for how much, and the town. Your name, phone, email and street are removed from them. Messages that you wrote to us stay in our inbox.',
    si: 'ඔබේ ඇණවුම් අපේ පොත්වල ඉතිරි වෙනවා: මිලදී ගත් දේ, දිනය, මිල සහ නගරය. ඔබේ නම, දුරකථන අංකය, ඊමේල් සහ වීදිය ඒවායින් ඉවත් කරනවා. ඔබ අපට ලියූ පණිවිඩ අප ළඟ ඉතිරි වෙනවා.',
  },
  keep: { en: 'Keep my account', si: 'ගිණුම තබා ගන්න' },
  deleted: { en: 'Your account is deleted.', si: 'ඔබේ ගිණුම මැකුවා.' },
  thanks: {
    en: 'Thank you for having been with us.',
    si: 'අප සමඟ සිටියාට ස්තූතියි.',
  },
  toOrders: { en: 'My Orders', si: 'මගේ ඇණවුම්' },
} satisfies Record<string, Bilingual>;

export const deleteRefusals: Record<DeleteAccountRefusal['code'], Bilingual> = {
  'order-on-the-way': {
    en: 'An order of yours is still on its way. You can delete your account once it is delivered or cancelled.',
    si: 'ඔබේ ඇණවුමක් තවම නිම වී නැහැ. එය භාර දුන් පසු හෝ අවලංගු කළ පසු ගිණුම මකන්න පුළුවන්.',
  },
  'is-admin': {
    en: 'This account opens the admin panel, so it cannot be deleted here.',
    si: 'මෙම ගිණුමෙන් පරිපාලන පුවරුවට පිවිසෙනවා. එබැවින් එය මෙහිදී මකන්න බැහැ.',
  },
};

export const deleteFields: FormFields = {
  password: {
    kind: 'currentPassword',
    label: accountCopy.currentPassword,
    wrong: {
      required: { en: 'Please enter your password.', si: 'කරුණාකර මුරපදය ඇතුළත් කරන්න.' },
      'wrong-password': wrongPassword,
    },
  },
};
