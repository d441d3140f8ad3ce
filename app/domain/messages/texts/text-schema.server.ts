import { z } from 'zod';
import type { Language } from '#domain/kernel/bilingual.ts';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import {
  fillText,
  maxFilledLength,
  maxTextLength,
  problemOfText,
  type TextFacts,
} from './placeholders.ts';

/**
 * Parses the form of one text. `shownEn` and `shownSi` are the texts that the form was opened with. A text has to fit an
 * SMS even with the longest values in its placeholders.
 */
export function textSchemaFor(longest: Record<Language, TextFacts>) {
  return z
    .object({
      en: withPlaceholders(longest.en),
      si: withPlaceholders(longest.si),
      shownEn: z.string().default(''),
      shownSi: z.string().default(''),
    })
    .transform(({ en, si, shownEn, shownSi }) => ({
      text: { en, si },
      shown: { en: plainBreaks(shownEn), si: plainBreaks(shownSi) },
    }));
}

/**
 * Parses the button that restores a default text, with the texts that the page showed and those typed since. Pages of an
 * earlier release do not send them.
 */
export const restoreTextSchema = z
  .object({
    en: z.string().optional(),
    si: z.string().default(''),
    shownEn: z.string().optional(),
    shownSi: z.string().default(''),
  })
  .transform(({ en, si, shownEn, shownSi }) => ({
    typed: en === undefined ? undefined : { en: plainBreaks(en), si: plainBreaks(si) },
    shown:
      shownEn === undefined ? undefined : { en: plainBreaks(shownEn), si: plainBreaks(shownSi) },
  }));

function withPlaceholders(longest: TextFacts) {
  return z
    .string('required')
    .transform(plainBreaks)
    .pipe(requiredText({ max: maxTextLength, lines: 'several' }))
    .superRefine((text, context) => {
      const problem = problemOfText(text);
      const isTooLong = fillText(text, longest).length > maxFilledLength;
      const message = problem?.code ?? (isTooLong ? 'too-long-filled' : undefined);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** Keeps one character for each line break; browsers send two. */
function plainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
