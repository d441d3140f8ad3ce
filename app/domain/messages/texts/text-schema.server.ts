import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { maxTextLength, problemOfText } from './placeholders.ts';

/** Reads the form of one text. `shownEn` and `shownSi` are the texts with which it was opened. */
export const textSchema = z
  .object({
    en: withPlaceholders(),
    si: withPlaceholders(),
    shownEn: z.string().default(''),
    shownSi: z.string().default(''),
  })
  .transform(({ en, si, shownEn, shownSi }) => ({
    text: { en, si },
    shown: { en: plainBreaks(shownEn), si: plainBreaks(shownSi) },
  }));

function withPlaceholders() {
  return z
    .string('required')
    .transform(plainBreaks)
    .pipe(requiredText({ max: maxTextLength, lines: 'several' }))
    .superRefine((text, context) => {
      const problem = problemOfText(text);
      if (problem) context.addIssue({ code: 'custom', message: problem.code });
    });
}

/** Keeps one character for each line break; browsers send two. */
function plainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
