import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { formatPhone, isMobile, parsePhone } from './phone.server.ts';

test.each([
  '0771234567',
  '077 123 4567',
  '077-123-4567',
  ' 0771234567 ',
  '+94771234567',
  '94771234567',
  '0094771234567',
  '+94 (0)77 123 4567',
  '771234567',
  '\u202a+94 77 123 4567\u202c',
  '+\u200e94771234567',
  '077\ufeff1234567',
])('%j is the mobile number +94771234567', (input) => {
  expect(parsePhone(input)).toBe('+94771234567');
});

test.each(['070', '071', '072', '074', '075', '076', '077', '078'])(
  '%s is a mobile prefix',
  (prefix) => {
    const phone = parsePhone(`${prefix}0234567`);
    expect(phone).toBe(`+94${prefix.slice(1)}0234567`);
    expect(isMobile(phone ?? '')).toBe(true);
  },
);

test.each(['0112345678', '0812345678', '+94 11 234 5678'])(
  '%s is a landline, not a mobile',
  (input) => {
    expect(isMobile(parsePhone(input) ?? '')).toBe(false);
  },
);

test.each([
  ['one digit too many', '07712345678'],
  ['one digit too few', '077123456'],
  ['a short code', '1919'],
  ['an emergency', '119'],
  ['073, which is not assigned', '0731234567'],
  ['079, which is not assigned', '0791234567'],
  ['074 outside its blocks', '0745234567'],
  ['another country', '+441632960961'],
  ['an Indian mobile', '+919812345678'],
  ['an extension', '0112345678 ext. 12'],
  ['words', 'call my son'],
  ['nothing', ''],
  ['a sign alone', '+'],
])('%s is refused', (_what, input) => {
  expect(parsePhone(input)).toBeUndefined();
});

test('phones are formatted as people in Sri Lanka write them', () => {
  expect(formatPhone('+94771234567')).toBe('077 123 4567');
  expect(formatPhone('+94112345678')).toBe('011 2 345 678');
});

test('a number that is not Sri Lankan is returned unchanged', () => {
  expect(formatPhone('+441632960961')).toBe('+441632960961');
  expect(formatPhone('612345678')).toBe('612345678');
});

test('any text is parsed as a Sri Lankan phone or refused, without an error', () => {
  const numberText = fc.oneof(
    anyText({ maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+()- .x;=') }),
  );
  fc.assert(
    fc.property(numberText, (text) => {
      expect(parsePhone(text) ?? '+94112345678').toMatch(/^\+94\d{9}$/);
    }),
  );
});

test('a formatted phone parses to the same phone', () => {
  const prefix = fc.constantFrom('70', '71', '72', '75', '76', '77', '78');
  const rest = fc.integer({ min: 200_000, max: 9_999_999 }).map((n) => `${n}`.padStart(7, '0'));
  fc.assert(
    fc.property(prefix, rest, (first, last) => {
      const phone = parsePhone(`0${first}${last}`);
      fc.pre(phone !== undefined);
      expect(parsePhone(formatPhone(phone))).toBe(phone);
    }),
  );
});
