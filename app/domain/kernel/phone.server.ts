import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A Sri Lankan phone number as E.164 ("+94771234567"), whatever way it was written; undefined for anything else,
 * short codes and numbers with a digit too many included. Which numbers exist is known by libphonenumber's data.
 */
export function normalisePhone(written: string): string | undefined {
  const digits = written.replace(/^\s*00/, '+').replace(/\(0\)/, '');
  const parsed = parsePhoneNumberFromString(digits, 'LK');
  return parsed?.country === 'LK' && parsed.isValid() && !parsed.ext ? parsed.number : undefined;
}

/** A mobile can be sent messages; a landline can only be called. */
export function isMobile(phoneE164: string): boolean {
  return parsePhoneNumberFromString(phoneE164)?.getType() === 'MOBILE';
}

/** The way people here write it: 077 123 4567 for a mobile, 011 2 345 678 for a landline. */
export function formatPhone(phoneE164: string): string {
  const national = `0${phoneE164.replace(/^\+94/, '')}`;
  if (!/^0\d{9}$/.test(national)) return phoneE164;
  return isMobile(phoneE164)
    ? national.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    : national.replace(/^(\d{3})(\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
