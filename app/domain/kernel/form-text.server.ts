import { z } from 'zod';
import { plainLine, plainLines } from './plain-text.server.ts';

type Wanted = {
  /** The most characters, as Unicode counts them. */
  max: number;
  /** Text areas alone hold several lines. Names, addresses and all other fields are one line. */
  lines?: 'one' | 'several';
};

/**
 * Text that a person typed: composed, trimmed, without what nobody sees, at most `max` characters. A field of one line
 * stays one line, whatever was sent, so that nobody writes a line of their own into an e-mail of the shop.
 * Problems are the codes 'required', 'too-long' and 'unreadable' (control characters, damaged Unicode).
 */
export function formText({ max, lines = 'one' }: Wanted) {
  const plain = lines === 'one' ? plainLine : plainLines;
  return z
    .string('required')
    .transform(plain)
    .refine((text) => text.isWellFormed() && !controls.test(text), 'unreadable')
    .refine((text) => [...text].length <= max, 'too-long');
}

export function requiredText(wanted: Wanted) {
  return formText(wanted).refine((text) => isVisible.test(text), 'required');
}

/** Letters, digits and signs are an answer; marks alone, and the joiners that may stay, are none. */
const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Line breaks and tabs are text; every other control character is damage or an attack. */
const controls = /[^\P{Cc}\t\n\r]/u;
