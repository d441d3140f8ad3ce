import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type OrderFlag, unusualUnits } from '#domain/orders/order-flags.ts';

/** In a row of the list: why the order should be looked at before it leaves. */
export const shortFlags: Record<OrderFlag, Bilingual> = {
  'many-from-address': { en: 'Many orders from one address', si: 'එකම ජාල ලිපිනයකින් ඇණවුම් රැසක්' },
  'many-units': { en: 'Unusual quantity', si: 'අසාමාන්‍ය ප්‍රමාණයක්' },
  'email-held': { en: 'Email not sent', si: 'ඊමේල් යවා නැත' },
  'link-in-name': { en: 'Link in the name or address', si: 'නමෙහි හෝ ලිපිනයෙහි සබැඳියක්' },
};

export const lookFirst: Bilingual = {
  en: 'Please look at this order before you send anything. Calling the customer and pressing “Confirmed by phone” puts this notice away.',
  si: 'කිසිවක් යැවීමට පෙර කරුණාකර මෙම ඇණවුම පරීක්ෂා කරන්න. පාරිභෝගිකයා අමතා ‘දුරකථනයෙන් තහවුරු කළා’ එබූ පසු මෙම දැන්වීම ඉවත් වේ.',
};

export const flagReasons: Record<OrderFlag, Bilingual> = {
  'many-from-address': {
    en: 'More than five orders came from one network address within an hour. Phones of one mobile operator may share an address, so this can be chance.',
    si: 'පැයක් තුළ එකම ජාල ලිපිනයකින් ඇණවුම් පහකට වඩා ලැබුණා. එකම ජංගම සේවාවේ දුරකථන රැසකට එක් ලිපිනයක් තිබිය හැකි නිසා මෙය අහම්බයක් විය හැකියි.',
  },
  'many-units': {
    en: `It is for an unusual number of units: ${unusualUnits} or more.`,
    si: `එය ඒකක ${unusualUnits}කට හෝ ඊට වැඩි ප්‍රමාණයකට කළ ඇණවුමක්.`,
  },
  'email-held': {
    en: 'More than five orders within an hour named this email address, so no confirmation was sent. You can send it under Messages.',
    si: 'පැයක් තුළ ඇණවුම් පහකට වඩා මෙම ඊමේල් ලිපිනය සඳහන් කළ නිසා තහවුරු කිරීමේ පණිවිඩය යැව්වේ නැහැ. ‘යවන පණිවිඩ’ වෙතින් එය යැවිය හැකියි.',
  },
  'link-in-name': {
    en: 'The name or the address holds a web or email address. It was left out of the confirmation.',
    si: 'නමෙහි හෝ ලිපිනයෙහි වෙබ් හෝ ඊමේල් ලිපිනයක් තිබෙනවා. තහවුරු කිරීමේ පණිවිඩයෙන් එය ඉවත් කළා.',
  },
};
