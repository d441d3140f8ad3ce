import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { problemLimits } from '#domain/problems/problem.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const problemCopy = {
  title: { en: 'Problem with the parcel', si: 'පාර්සලයේ ගැටලුව' },
  settled: { en: 'Settled', si: 'විසඳුවා' },
  settle: { en: 'Answer and settle', si: 'පිළිතුරු දී අවසන් කරන්න' },
} satisfies Record<string, Bilingual>;

export const settleFields = {
  answer: {
    label: { en: 'Answer', si: 'පිළිතුර' },
    hint: {
      en: 'What you do about it. The customer reads it on the page of the order.',
      si: 'ඒ ගැන ඔබ කරන දේ. පාරිභෝගිකයා එය ඇණවුමේ පිටුවේ කියවනවා.',
    },
    max: problemLimits.answer,
  },
} satisfies FormFields;

export function pictureNumber(number: number): Bilingual {
  return { en: `Picture ${number}`, si: `පින්තූරය ${number}` };
}
