import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const unavailableTitle: Bilingual = {
  en: 'Not available right now',
  si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ',
};

/** Texts for requests that never reach a page of the shop. */
export const refusalsCopy = {
  400: {
    en: 'We could not understand this request. Please go back and try again.',
    si: 'මෙම ඉල්ලීම අපට තේරුම් ගැනීමට නොහැකි වුණා. කරුණාකර ආපසු ගොස් නැවත උත්සාහ කරන්න.',
  },
  403: {
    en: 'For your safety we stopped this request. Please go back to the shop, reload the page and try again.',
    si: 'ඔබේ ආරක්ෂාව සඳහා මෙම ඉල්ලීම නතර කළා. කරුණාකර වෙළඳසැලට ආපසු ගොස්, පිටුව නැවත පූරණය කර, නැවත උත්සාහ කරන්න.',
  },
  404: {
    en: 'There is no such picture.',
    si: 'එවැනි පින්තූරයක් නැහැ.',
  },
  405: {
    en: 'This address does not take a request of this kind.',
    si: 'මෙම ලිපිනය මේ ආකාරයේ ඉල්ලීමක් භාර ගන්නේ නැහැ.',
  },
  413: {
    en: 'This is too large. Please go back and send less.',
    si: 'මෙය විශාල වැඩියි. කරුණාකර ආපසු ගොස්, අඩුවෙන් යවන්න.',
  },
  500: {
    en: 'The service is not available right now. Please try again shortly.',
    si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<number, Bilingual>;
