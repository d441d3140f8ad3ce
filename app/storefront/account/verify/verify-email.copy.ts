import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const verifyEmailCopy = {
  title: { en: 'Confirm your email address', si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න' },
  sentence: {
    en: 'Press the button to confirm that this address is yours.',
    si: 'මෙම ලිපිනය ඔබේ බව තහවුරු කිරීමට බොත්තම ඔබන්න.',
  },
  confirm: { en: 'Confirm', si: 'තහවුරු කරන්න' },
  unusable: {
    en: 'This link has expired or was already used. Please ask for a new one.',
    si: 'මෙම සබැඳිය කල් ඉකුත් වී, නැතහොත් දැනටමත් භාවිත කර තිබෙනවා. කරුණාකර අලුත් එකක් ලබා ගන්න.',
  },
  toDetails: { en: 'My Details', si: 'මගේ විස්තර' },
} satisfies Record<string, Bilingual>;
