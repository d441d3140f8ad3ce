import { normalisePhone } from './phone.server.ts';

/**
 * Phones are kept as +94771234567; people write 077 123 4567, or a part of it. A whole number is understood as such,
 * a part that begins with 0 or 0094 begins with 94 in the book.
 */
export function phonesMeant(text: string): string[] {
  if (!/^\+?[\d\s().-]+$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  if (digits === '') return [];
  const whole = normalisePhone(text);
  const asKept = digits.replace(/^(00)?940?|^0/, '94');
  return [...new Set([whole ?? digits, asKept])];
}
