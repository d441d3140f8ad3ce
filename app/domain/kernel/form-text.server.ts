import { z } from 'zod';

/**
 * Text that a person typed: trimmed, in composed Unicode form, at most `max` letters, and nothing that PostgreSQL
 * cannot store. Problems are the codes 'required', 'too-long' and 'unreadable'.
 */
export function formText({ max }: { max: number }) {
  return z
    .string('required')
    .transform((written) => written.normalize('NFC').trim())
    .refine((text) => text.isWellFormed() && !hasControls(text), 'unreadable')
    .refine((text) => [...text].length <= max, 'too-long');
}

export function requiredText({ max }: { max: number }) {
  return formText({ max }).refine((text) => isVisible.test(text), 'required');
}

/** Spaces of no width, joiners and the like are no answer, though trimming leaves them. */
const isVisible = /[^\p{C}\p{Z}]/u;

/** Line breaks and tabs are text; every other control character is damage or an attack. */
function hasControls(text: string): boolean {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if ((code < 32 && !'\t\n\r'.includes(letter)) || code === 127) return true;
  }
  return false;
}
