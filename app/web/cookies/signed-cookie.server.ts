import crypto from 'node:crypto';
import { type Cookie, type CookieOptions, createCookie } from 'react-router';

type SignedCookieOptions = Omit<CookieOptions, 'secrets' | 'encode' | 'decode'> & {
  secret: string;
};

/**
 * Makes a cookie whose value is signed as React Router signs it, so that cookies signed by it stay valid. React Router
 * imports a key and wakes a thread for each cookie of each request; one HMAC takes a hundredth of that.
 */
export function signedCookie(name: string, { secret, ...options }: SignedCookieOptions): Cookie {
  const cookie = createCookie(name, {
    ...options,
    encode: (value) =>
      value === '' ? '' : encodeURIComponent(`${value}.${signatureOf(value, secret)}`),
    decode: (raw) => signedValueIn(raw, secret) ?? '',
  });
  const parse: Cookie['parse'] = async (header, more) => {
    const value: unknown = await cookie.parse(header, more);
    return value === '' ? null : value;
  };
  return { ...cookie, isSigned: true, parse };
}

function signatureOf(value: string, secret: string): string {
  return crypto.createHmac('sha256', secret).update(value).digest('base64').replace(/=+$/, '');
}

/** Returns the value of a cookie that has our signature. */
function signedValueIn(raw: string, secret: string): string | undefined {
  const text = decodeOrEmpty(raw);
  const end = text.lastIndexOf('.');
  if (end < 0) return undefined;
  const value = text.slice(0, end);
  const actual = Buffer.from(text.slice(end + 1));
  const expected = Buffer.from(signatureOf(value, secret));
  const isValid = actual.length === expected.length && crypto.timingSafeEqual(actual, expected);
  return isValid ? value : undefined;
}

function decodeOrEmpty(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return '';
  }
}
