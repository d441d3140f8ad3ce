import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { policyLimits } from './policy-form.ts';

/** Validates the editor's form. Sinhala may be empty: English is shown instead. */
export const policySchema = z
  .object({
    titleEn: requiredText({ max: policyLimits.titleEn }),
    titleSi: formText({ max: policyLimits.titleSi }),
    contentEn: document(requiredText({ max: policyLimits.contentEn, lines: 'several' })),
    contentSi: document(formText({ max: policyLimits.contentSi, lines: 'several' })),
    version: versionText(),
  })
  .transform(({ version, ...texts }) => ({ version, texts }));

/** Validates the earlier version to publish again, and the version that was published when the page was opened. */
export const restoreSchema = z.object({ earlier: versionText(), version: versionText() });

/** Keeps one character for each line break; browsers send two. */
function document(text: ReturnType<typeof formText>) {
  return z
    .string('required')
    .transform((input) => input.replaceAll('\r\n', '\n'))
    .pipe(text);
}

function versionText() {
  return z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0));
}
