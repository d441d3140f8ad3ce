import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { visibleText } from './visible-text.ts';

/**
 * Parses a Sri Lankan phone number, however it is written, into E.164 ("+94771234567"); undefined for anything else,
 * short codes and numbers with an extra digit included. Uses libphonenumber's data.
 */
export function parsePhone(input: string): string | undefined {
  const digits = visibleText(input)
    .replace(/^\s*00/, '+')
    .replace(/\(0\)/, '');
  const parsed = parsePhoneNumberFromString(digits, 'LK');
  return parsed?.country === 'LK' && parsed.isValid() && !parsed.ext ? parsed.number : undefined;
}

/** Returns whether the number is a mobile, which receives messages; a landline takes only calls. */
export function isMobile(phoneE164: string): boolean {
  return parsePhoneNumberFromString(phoneE164)?.getType() === 'MOBILE';
}

/**
 * Formats a phone as people here write it: 077 123 4567 for a mobile, 011 2 345 678 for a landline. Returns any other
 * number unchanged.
 */
export function formatPhone(phoneE164: string): string {
  if (!/^\+94\d{9}$/.test(phoneE164)) return phoneE164;
  const national = phoneE164.replace('+94', '0');
  return isMobile(phoneE164)
    ? national.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    : national.replace(/^(\d{3})(\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
