import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { phone } from '#ui/form/person.copy.ts';

export const trackCopy = {
  lead: {
    en: 'Enter your order number, or its last six digits, and the phone number that you ordered with.',
    si: 'ඇණවුම් අංකය හෝ එහි අවසන් ඉලක්කම් 6, සහ ඇණවුම් කළ විට දුන් දුරකථන අංකය ඇතුළත් කරන්න.',
  },
  find: { en: 'Find my order', si: 'ඇණවුම සොයන්න' },
  finding: { en: 'Searching...', si: 'සොයමින්...' },
  notFound: {
    en: 'We found no order with this number and phone. Please check both, or contact us.',
    si: 'මෙම අංකයට සහ දුරකථන අංකයට ගැළපෙන ඇණවුමක් හමු වුණේ නැහැ. කරුණාකර දෙකම නැවත පරීක්ෂා කරන්න, නැතහොත් අප අමතන්න.',
  },
  notSearched: { en: 'The order could not be looked up. Please try again.', si: 'ඇණවුම සොයා ගැනීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.' },
  lastOrder: { en: 'Your last order', si: 'ඔබේ අවසන් ඇණවුම' },
  seeOrder: { en: 'See your order', si: 'ඔබේ ඇණවුම බලන්න' },
  forget: { en: 'Forget on this device', si: 'මෙම උපාංගයෙන් ඉවත් කරන්න' },
  another: { en: 'Track another order', si: 'වෙනත් ඇණවුමක් සොයන්න' },
} satisfies Record<string, Bilingual>;

export const trackFields = {
  orderNumber: {
    label: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
    input: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
    hint: { en: 'For ORD-1795331987720-667 you can enter 720667.', si: 'ORD-1795331987720-667 නම් 720667 ලෙසත් ඇතුළත් කළ හැකියි.' },
    max: 40,
    wrong: {
      en: 'Please enter at least the last six digits of the order number.',
      si: 'කරුණාකර අවම වශයෙන් ඇණවුම් අංකයේ අවසන් ඉලක්කම් 6 ඇතුළත් කරන්න.',
    },
  },
  phone,
} satisfies FormFields;
