import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

/** Limits of a field: the most characters, or of a number the decimals. */
type Limits = { max?: number; decimals?: number };

export type CommonProblem = 'required' | 'too-long' | 'unreadable' | 'choose' | 'not-number' | 'not-whole';

/** Words for the codes of the schemas. A form words a code itself only where it has more to say. */
export const problemsCopy: Record<CommonProblem, (limits: Limits) => Bilingual> = {
  required: () => ({ en: 'Please fill in this field.', si: 'කරුණාකර මෙය පුරවන්න.' }),
  'too-long': ({ max }) => ({ en: `Please use at most ${max} characters.`, si: `කරුණාකර අකුරු ${max}කට නොවැඩි ලෙස ලියන්න.` }),
  unreadable: () => ({
    en: 'This contains characters we cannot save. Please type it again.',
    si: 'මෙහි සුරැකිය නොහැකි අකුරු තිබෙනවා. කරුණාකර නැවත ලියන්න.',
  }),
  'not-number': ({ decimals = 0 }) =>
    decimals === 0
      ? { en: 'Please enter a number in digits.', si: 'කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න.' }
      : {
          en: `Please enter a number in digits, with at most ${decimals} decimals.`,
          si: `කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න. දශම ස්ථාන උපරිම වශයෙන් ${decimals}ක්.`,
        },
  'not-whole': () => ({ en: 'Please enter a whole number, without decimals.', si: 'කරුණාකර දශම නැති පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.' }),
  choose: () => ({ en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' }),
};

export const unknownProblem: Bilingual = { en: 'Please check this field.', si: 'කරුණාකර මෙය පරීක්ෂා කරන්න.' };

export const optional: Bilingual = { en: '(optional)', si: '(අනිවාර්ය නැහැ)' };

/** The refusal of an account, an address or a device that has used up its tries. */
export function tooManyAttempts(minutes: number): Bilingual {
  return {
    en: `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`,
    si: `උත්සාහ ගණන වැඩියි. කරුණාකර මිනිත්තු ${minutes}කින් නැවත උත්සාහ කරන්න.`,
  };
}
