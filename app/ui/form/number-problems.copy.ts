import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { FormField } from './form-fields.ts';

type NumberProblem = 'not-number' | 'not-whole' | 'negative' | 'too-large' | 'out-of-range';

/** Error texts for the codes of numbers, with the range of the field. */
export const numberProblems: Record<NumberProblem, (field: Pick<FormField, 'range'>) => Bilingual> = {
  'not-number': ({ range: { decimals = 0 } = {} }) =>
    decimals === 0
      ? { en: 'Please enter a number in digits.', si: 'කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න.' }
      : {
          en: `Please enter a number in digits, with at most ${formatCount(decimals, 'decimal')}.`,
          si: `කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න. දශම ස්ථාන උපරිම වශයෙන් ${decimals}ක්.`,
        },
  'not-whole': () => ({ en: 'Please enter a whole number, without decimals.', si: 'කරුණාකර දශම නැති පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.' }),
  negative: () => ({ en: 'Please enter 0 or more.', si: 'කරුණාකර 0 හෝ ඊට වැඩි අගයක් ඇතුළත් කරන්න.' }),
  'too-large': ({ range: { max } = noRange }) => ({
    en: `Please enter at most ${groupThousands(max)}.`,
    si: `උපරිම අගය ${groupThousands(max)}. කරුණාකර ඊට නොවැඩි අගයක් ඇතුළත් කරන්න.`,
  }),
  'out-of-range': ({ range: { min = 0, max } = noRange }) => ({
    en: `Please enter a number from ${min} to ${groupThousands(max)}.`,
    si: `කරුණාකර ${min} සිට ${groupThousands(max)} දක්වා සංඛ්‍යාවක් ඇතුළත් කරන්න.`,
  }),
};

/** Replaces 'not-whole' at amounts of money. */
export const wholeRupees: Bilingual = {
  en: 'Please enter whole rupees, without cents.',
  si: 'කරුණාකර ශත නැතිව පූර්ණ රුපියල් ගණනක් ඇතුළත් කරන්න.',
};

const noRange: NonNullable<FormField['range']> = { max: 0 };
