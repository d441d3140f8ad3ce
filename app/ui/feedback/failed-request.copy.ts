import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const failedRequestCopy = {
  form: {
    en: 'It could not be sent. Please try again.',
    si: 'යැවීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
  page: {
    en: 'The page could not be opened. Please check your connection and try again.',
    si: 'පිටුව විවෘත කිරීමට නොහැකි වුණා. කරුණාකර සම්බන්ධතාව පරීක්ෂා කර නැවත උත්සාහ කරන්න.',
  },
  offline: {
    en: 'You are offline. This page is as you left it.',
    si: 'ඔබ අන්තර්ජාලයට සම්බන්ධ වී නැහැ. මෙම පිටුව ඔබ තැබූ ආකාරයටම තිබෙනවා.',
  },
  tryAgain: { en: 'Try again', si: 'නැවත උත්සාහ කරන්න' },
  down: {
    en: 'The shop did not answer. This page is as you left it.',
    si: 'වෙළඳසැලෙන් පිළිතුරක් ලැබුණේ නැහැ. මෙම පිටුව ඔබ තැබූ ආකාරයටම තිබෙනවා.',
  },
} satisfies Record<string, Bilingual>;
