import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';

export const reviewsCopy = {
  title: { en: 'Reviews by buyers', si: 'ගැනුම්කරුවන්ගේ අදහස්' },
  write: { en: 'Write a review', si: 'ඔබේ අදහස ලියන්න' },
  onlyBuyers: {
    en: 'Only people who received the product can write here. Every review counts in the average.',
    si: 'මෙහි අදහස් ලිවිය හැක්කේ නිෂ්පාදනය ලැබුණු අයට පමණයි. සාමාන්‍යයට සියලු අදහස් ඇතුළත්.',
  },
  older: { en: 'Older reviews', si: 'පෙර අදහස්' },
  newer: { en: 'Newer reviews', si: 'අලුත් අදහස්' },
  answer: { en: 'Answer of the shop', si: 'වෙළඳසැලේ පිළිතුර' },
} satisfies Record<string, Bilingual>;

/** Says how many reviews of a product are not shown. */
export function hiddenCount(count: number): Bilingual {
  return {
    en: `${formatCount(count, 'review')} hidden for abuse, personal data or a health claim that the law forbids.`,
    si: `අපහාස, පෞද්ගලික තොරතුරු හෝ නීතියෙන් තහනම් සෞඛ්‍ය ප්‍රකාශ නිසා සැඟවූ අදහස් ගණන: ${count}`,
  };
}
