import { z } from 'zod';
import { plainLine, plainLines } from './plain-text.server.ts';

type TextRules = {
  /** The most characters, counted as code points. */
  max: number;
  /** Only text areas take several lines. Names, addresses and all other fields are one line. */
  lines?: 'one' | 'several';
};

/**
 * Reads typed text: normalized (NFC), trimmed, without invisible characters, at most `max` characters. A one-line field never
 * holds a line break, so that no one adds a line to the shop's e-mails. Problems are the codes 'required', 'too-long'
 * and 'unreadable' (control characters, damaged Unicode).
 */
export function formText({ max, lines = 'one' }: TextRules) {
  const plain = lines === 'one' ? plainLine : plainLines;
  return z
    .string('required')
    .transform(plain)
    .refine((text) => text.isWellFormed() && !controlCharacter.test(text), 'unreadable')
    .refine((text) => lengthOf(text) <= max, 'too-long');
}

/** Counts code points, and a line break as one, although browsers send two characters for it. */
function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}

export function requiredText(rules: TextRules) {
  return formText(rules).refine((text) => visibleCharacter.test(text), 'required');
}

/**
 * Alphabetic characters, digits, punctuation and symbols count as content; combining marks alone, and the joiners that
 * are kept, do not.
 */
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Line breaks and tabs are text; every other control character is damage or an attack. */
const controlCharacter = /[^\P{Cc}\t\n\r]/u;
