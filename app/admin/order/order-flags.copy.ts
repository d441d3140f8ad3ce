import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type OrderFlag, unusualUnits } from '#domain/orders/order-flags.ts';

/** Reasons to check an order before it is shipped, for rows of lists. */
export const shortFlags: Record<OrderFlag, Bilingual> = {
  'many-from-address': { en: 'Many orders from one address', si: 'එකම ජාල ලිපිනයකින් ඇණවුම් රැසක්' },
  'many-units': { en: 'Unusual quantity', si: 'අසාමාන්‍ය ප්‍රමාණයක්' },
  'email-held': { en: 'Email not sent', si: 'ඊමේල් යවා නැත' },
  'link-in-name': { en: 'Link in the name or address', si: 'නමෙහි හෝ ලිපිනයෙහි සබැඳියක්' },
};

export const checkFirst: Bilingual = {
  en: 'Look at this order before you send anything. “Confirmed by phone” removes this notice.',
  si: 'කිසිවක් යැවීමට පෙර මෙම ඇණවුම පරීක්ෂා කරන්න. ‘දුරකථනයෙන් තහවුරු කළා’ එබූ පසු මෙම දැනුම්දීම ඉවත් වෙනවා.',
};

export const flagReasons: Record<OrderFlag, Bilingual> = {
  'many-from-address': {
    en: 'More than five orders from one network address in an hour. Phones may share one, so it can be chance.',
    si: 'පැයක් තුළ එකම ජාල ලිපිනයකින් ඇණවුම් පහකට වඩා ලැබී තිබෙනවා. දුරකථන රැසකට එක් ලිපිනයක් තිබිය හැකි නිසා, මෙය අහම්බයක් විය හැකියි.',
  },
  'many-units': {
    en: `An unusual number of units: ${unusualUnits} or more.`,
    si: `ඒකක ගණන අසාමාන්‍යයි: ${unusualUnits} හෝ ඊට වැඩි.`,
  },
  'email-held': {
    en: 'No confirmation email was sent: too many orders named this email address. You can send it under Messages.',
    si: 'තහවුරු කිරීමේ ඊමේල් පණිවිඩය යැව්වේ නැහැ: මෙම ඊමේල් ලිපිනය සඳහන් වන ඇණවුම් ගණන වැඩියි. ‘යවන පණිවිඩ’ වෙතින් එය යැවිය හැකියි.',
  },
  'link-in-name': {
    en: 'A link in the name or address. It was left out of the confirmation.',
    si: 'නමෙහි හෝ ලිපිනයෙහි සබැඳියක් තිබෙනවා. එය තහවුරු කිරීමේ පණිවිඩයට ඇතුළත් කළේ නැහැ.',
  },
};
