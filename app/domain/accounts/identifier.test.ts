import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { isPlaceholderEmail, normalizeIdentifier, parseIdentifier } from './identifier.server.ts';

test.each([
  'kamala@example.lk',
  ' Kamala@Example.LK ',
  'ＫＡＭＡＬＡ@example.lk',
  '\u200ekamala@example.lk\u200f',
  'kamala\u200b@example\u2060.lk ',
  ' \ufeff\u2066kamala@example.lk\u2069',
])('%j is the e-mail address kamala@example.lk', (typed) => {
  expect(parseIdentifier(typed)).toEqual({ kind: 'email', email: 'kamala@example.lk' });
  expect(normalizeIdentifier(typed)).toBe('kamala@example.lk');
});

test.each([
  '077 123 4567',
  '+94771234567',
  '0094 77 123 4567',
  '771234567',
  '\u202a+94 77 123 4567\u202c',
  '077\u200e1234567',
  '\u2060+\ufeff94771234567',
])('%j is the phone number +94771234567', (typed) => {
  expect(parseIdentifier(typed)).toEqual({ kind: 'phone', phoneE164: '+94771234567' });
  expect(normalizeIdentifier(typed)).toBe('+94771234567');
});

test.each([
  '',
  ' ',
  'kamala',
  'kamala@',
  '@example.lk',
  'kamala@@example.lk',
  '12345',
  '+44 20 7946 0018',
  'kamala@owner.invalid',
  'admin@demo.INVALID',
  `${'k'.repeat(300)}@example.lk`,
  '\0',
])('%j is neither an e-mail address nor a phone number', (typed) => {
  expect(parseIdentifier(typed)).toBeUndefined();
});

test('placeholder and empty e-mail addresses are distinguished from real ones', () => {
  expect(isPlaceholderEmail('5c9b@account.invalid')).toBe(true);
  expect(isPlaceholderEmail('')).toBe(true);
  expect(isPlaceholderEmail('kamala@example.lk')).toBe(false);
  expect(isPlaceholderEmail('kamala@invalid.lk')).toBe(false);
});

test('any text is parsed as an e-mail address, a phone number or nothing, and a parsed identifier parses to itself', () => {
  const typed = fc.oneof(
    anyText(),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...'0123456789+@.- ａ０') }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const identifier = parseIdentifier(text);
      expect(normalizeIdentifier(text).length).toBeLessThanOrEqual(text.length * 18 + 4);
      if (!identifier) return;
      const normalized = identifier.kind === 'email' ? identifier.email : identifier.phoneE164;
      expect(normalized).not.toMatch(/[\p{Cc}\s]/u);
      expect(parseIdentifier(normalized)).toEqual(identifier);
    }),
    { numRuns: 300 },
  );
});
