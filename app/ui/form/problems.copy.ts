import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

/** What is wrong with a field, by the codes of the schemas. A form words a code itself only where it has more to say. */
export const problemsCopy: Record<string, (limits: { max?: number }) => Bilingual> = {
  required: () => ({ en: 'Please fill in this field.', si: 'කරුණාකර මෙය පුරවන්න.' }),
  'too-long': ({ max }) => ({ en: `Please use at most ${max} characters.`, si: `කරුණාකර උපරිම අකුරු ${max}ක් යොදන්න.` }),
  unreadable: () => ({
    en: 'Some of these characters cannot be read. Please write it again.',
    si: 'මෙහි ඇතැම් අකුරු කියවන්න බැහැ. කරුණාකර නැවත ලියන්න.',
  }),
  choose: () => ({ en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' }),
};

export const unknownProblem: Bilingual = { en: 'Please check this field.', si: 'කරුණාකර මෙය පරීක්ෂා කරන්න.' };

export const optional: Bilingual = { en: '(optional)', si: '(අනිවාර්ය නැහැ)' };

/** Said where an account, an address or a device has used up its tries. */
export function tooManyAttempts(minutes: number): Bilingual {
  return {
    en: `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`,
    si: `උත්සාහ ගණන වැඩියි. කරුණාකර මිනිත්තු ${minutes}කින් නැවත උත්සාහ කරන්න.`,
  };
}
