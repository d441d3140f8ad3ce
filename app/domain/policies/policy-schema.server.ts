import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { policyLimits } from './policy-form.ts';

/** Reads what the editor sends. Empty Sinhala is allowed: the English stands in its place. */
export const policySchema = z
  .object({
    titleEn: requiredText({ max: policyLimits.titleEn }),
    titleSi: formText({ max: policyLimits.titleSi }),
    contentEn: document(requiredText({ max: policyLimits.contentEn, lines: 'several' })),
    contentSi: document(formText({ max: policyLimits.contentSi, lines: 'several' })),
    version: versionText(),
  })
  .transform(({ version, ...texts }) => ({ version, texts }));

/** Which earlier version is wanted back, and which one is published as far as the asker knows. */
export const restoreSchema = z.object({ earlier: versionText(), version: versionText() });

/** Browsers send ends of lines as two characters, and one is kept. */
function document(text: ReturnType<typeof formText>) {
  return z
    .string('required')
    .transform((written) => written.replaceAll('\r\n', '\n'))
    .pipe(text);
}

function versionText() {
  return z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0));
}
