import { parsePhone } from './phone.server.ts';

/**
 * Returns the stored forms that a phone number, or a part of one, may match: 077 123 4567 is stored as +94771234567, and
 * a part that begins with 0, +94 0 or 0094 begins with 94 there. Takes any dash, and digits of any width.
 */
export function phoneSearchTerms(searched: string): string[] {
  const text = searched.normalize('NFKC').replace(/[\p{Pd}/]/gu, '-');
  if (!/^\+?[\d\s().-]+$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  if (digits === '') return [];
  const whole = parsePhone(text);
  if (whole) return [whole.slice(1)];
  // Leaves a short 940 as it is: up to 8 digits that begin so may be from the middle of a number.
  const asStored = text
    .replace(/[^+\d]/g, '')
    .replace(/^(?:(?:\+|00)940?|940(?=\d{6})|0)(?=[1-9]|$)/, '94');
  return [...new Set([digits, asStored.replace('+', '')])];
}
