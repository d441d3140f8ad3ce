import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const busyCopy = {
  title: {
    en: 'The shop is very busy right now',
    si: 'මේ මොහොතේ වෙළඳසැල ඉතා කාර්යබහුලයි',
  },
  page: {
    en: 'Many people are here at the same moment. Please try again in a few seconds.',
    si: 'එකවර බොහෝ දෙනෙක් පැමිණ සිටිනවා. කරුණාකර තත්පර කිහිපයකින් නැවත උත්සාහ කරන්න.',
  },
  tryAgain: { en: 'Try again', si: 'නැවත උත්සාහ කරන්න' },
  kept: {
    en: 'What you sent was not taken yet. All of it is kept on this page: please send it again in a few seconds.',
    si: 'ඔබ එවූ දේ තවම අපට ලැබුණේ නැහැ. ඒ සියල්ල මෙම පිටුවේ තිබෙනවා: කරුණාකර තත්පර කිහිපයකින් නැවත යවන්න.',
  },
  sendAgain: { en: 'Send again', si: 'නැවත යවන්න' },
  notKept: {
    en: 'What you sent was not taken yet. Please go back and send it again in a few seconds.',
    si: 'ඔබ එවූ දේ තවම අපට ලැබුණේ නැහැ. කරුණාකර ආපසු ගොස්, තත්පර කිහිපයකින් නැවත යවන්න.',
  },
  /** Shown by a script on the current page, which stays. */
  formByScript: {
    en: 'Many people are in the shop just now. This page is as you left it: please send it again in a few seconds.',
    si: 'මේ මොහොතේ වෙළඳසැලේ බොහෝ දෙනෙක් සිටිනවා. මෙම පිටුව ඔබ තැබූ ආකාරයටම තිබෙනවා: කරුණාකර තත්පර කිහිපයකින් නැවත යවන්න.',
  },
  pageByScript: {
    en: 'Many people are in the shop just now. Please try again in a few seconds.',
    si: 'මේ මොහොතේ වෙළඳසැලේ බොහෝ දෙනෙක් සිටිනවා. කරුණාකර තත්පර කිහිපයකින් නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;
