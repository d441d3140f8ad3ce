import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Texts of the notices above account pages, by the code in the flash cookie. */
export const accountFlashTexts = {
  'details-saved': { en: 'Your details have been saved.', si: 'ඔබේ විස්තර සුරැකුණා.' },
  'address-saved': { en: 'Address saved.', si: 'ලිපිනය සුරැකුණා.' },
  'address-deleted': { en: 'Address deleted.', si: 'ලිපිනය මැකුවා.' },
  'address-gone': {
    en: 'This address does not exist any more.',
    si: 'මෙම ලිපිනය තවදුරටත් නැහැ.',
  },
  'default-address-set': {
    en: 'This is now your default address.',
    si: 'දැන් ඔබේ ප්‍රධාන ලිපිනය මෙයයි.',
  },
  'link-sent': {
    en: 'We have sent a link to your email address. It works for 24 hours.',
    si: 'ඔබේ ඊමේල් ලිපිනයට සබැඳියක් එව්වා. එය පැය 24ක් වලංගුයි.',
  },
  'no-email-to-verify': {
    en: 'You have no email address to confirm.',
    si: 'තහවුරු කිරීමට ඊමේල් ලිපිනයක් නැහැ.',
  },
  'links-unavailable': {
    en: 'We cannot send links by email at the moment. Please contact us.',
    si: 'මේ මොහොතේ ඊමේල් මගින් සබැඳි එවන්න බැහැ. කරුණාකර අප අමතන්න.',
  },
  'too-many-links': {
    en: 'We have sent several links already. Please check your inbox, or try again in an hour.',
    si: 'අපි දැනටමත් සබැඳි කිහිපයක්ම එව්වා. කරුණාකර ඔබේ ඊමේල් බලන්න, නැතහොත් පැයකින් නැවත උත්සාහ කරන්න.',
  },
  'order-kept': {
    en: 'This order is now in your account.',
    si: 'මෙම ඇණවුම දැන් ඔබේ ගිණුමේ තිබෙනවා.',
  },
  'order-has-account': {
    en: 'This order is already in another account.',
    si: 'මෙම ඇණවුම දැනටමත් වෙනත් ගිණුමක තිබෙනවා.',
  },
  'code-sent': {
    en: 'We have sent a code to your phone.',
    si: 'ඔබේ දුරකථනයට කේතයක් එව්වා.',
  },
  'no-phone-to-verify': {
    en: 'You have no mobile number to confirm.',
    si: 'තහවුරු කිරීමට ජංගම දුරකථන අංකයක් නැහැ.',
  },
  'codes-unavailable': {
    en: 'We cannot send codes by SMS at the moment. Please contact us.',
    si: 'මේ මොහොතේ SMS මගින් කේත එවන්න බැහැ. කරුණාකර අප අමතන්න.',
  },
  'too-many-codes': {
    en: 'We have sent several codes already. Please use the newest one, or try again later.',
    si: 'අපි දැනටමත් කේත කිහිපයක්ම එව්වා. කරුණාකර අලුත්ම කේතය යොදන්න, නැතහොත් පසුව නැවත උත්සාහ කරන්න.',
  },
  'phone-verified': {
    en: 'Your phone number is confirmed. Orders of the last 90 days that you placed with it are now in your account.',
    si: 'ඔබේ දුරකථන අංකය තහවුරු කළා. පසුගිය දින 90 තුළ එයින් කළ ඇණවුම් දැන් ඔබේ ගිණුමේ තිබෙනවා.',
  },
  'older-order-unknown': {
    en: 'We found no guest order with that number and your phone. Please check the number.',
    si: 'එම අංකයත් ඔබේ දුරකථන අංකයත් ඇති, ගිණුමක් නැතිව කළ ඇණවුමක් හමු වුණේ නැහැ. කරුණාකර අංකය පරීක්ෂා කරන්න.',
  },
  'too-many-orders': {
    en: 'You have tried many numbers. Please wait an hour and try again.',
    si: 'ඔබ අංක බොහෝමයක් උත්සාහ කළා. කරුණාකර පැයකින් නැවත උත්සාහ කරන්න.',
  },
  'other-account': {
    en: 'That form was opened in another account, so nothing was saved.',
    si: 'එම පෝරමය විවෘත කළේ වෙනත් ගිණුමකයි. එබැවින් කිසිවක් සුරැකුණේ නැහැ.',
  },
  'email-verified': {
    en: 'Your email address is confirmed. Orders that you placed with it are now in your account.',
    si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කළා. එයින් කළ ඇණවුම් දැන් ඔබේ ගිණුමේ තිබෙනවා.',
  },
} satisfies Record<string, Bilingual>;
export type AccountFlashCode = keyof typeof accountFlashTexts;
