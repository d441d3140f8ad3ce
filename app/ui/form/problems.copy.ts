import type { Bilingual } from '#domain/kernel/bilingual.ts';

export type CommonProblem = 'required' | 'too-long' | 'unreadable' | 'choose';

/** Error texts for the codes of the schemas. A form replaces one only where it has more to say. */
export const problemsCopy: Record<CommonProblem, (limits: { max?: number }) => Bilingual> = {
  required: () => ({ en: 'Please fill in this field.', si: 'කරුණාකර මෙය පුරවන්න.' }),
  'too-long': ({ max }) => ({ en: `Please use at most ${max} characters.`, si: `කරුණාකර අකුරු ${max}කට නොවැඩි ලෙස ලියන්න.` }),
  unreadable: () => ({
    en: 'This contains characters we cannot save. Please type it again.',
    si: 'මෙහි සුරැකිය නොහැකි අකුරු තිබෙනවා. කරුණාකර නැවත ලියන්න.',
  }),
  choose: () => ({ en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' }),
};

export const unknownProblem: Bilingual = { en: 'Please check this field.', si: 'කරුණාකර මෙය පරීක්ෂා කරන්න.' };

export const optional: Bilingual = { en: '(optional)', si: '(අනිවාර්ය නැහැ)' };
