import { expect, test } from 'vitest';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { sampleFacts, sampleOrder, smsFacts } from '#email/channels/sms.copy.ts';
import { defaultTexts } from './default-texts.copy.ts';
import { fillText, nearestPlaceholder, problemOfText } from './placeholders.ts';

const settings = { siteName: { en: 'Sandhi', si: 'සන්ධි' } };
const shopFacts = { appUrl: 'https://shop.example.lk', settings };
const facts = sampleFacts({ language: 'en', ...shopFacts });

test('placeholders are replaced once, and brackets that become empty are removed', () => {
  const text = '{shop}: {number} left ({courier} {tracking}). {total}';

  expect(fillText(text, { ...facts, number: '{shop}' })).toBe(
    'Sandhi: {shop} left (Domex DX123456789). Rs 3,800',
  );
  expect(fillText(text, { ...facts, courier: '', tracking: '' })).toBe(
    'Sandhi: ORD-1795160541277-943 left. Rs 3,800',
  );
  expect(fillText(text, { ...facts, tracking: '' })).toContain('left (Domex).');
});

test.each([
  ['Order {numbr}', { code: 'unknown-placeholder', excerpt: '{numbr}' }],
  ['Order { number }', { code: 'unknown-placeholder', excerpt: '{ number }' }],
  ['Order {constructor}', { code: 'unknown-placeholder', excerpt: '{constructor}' }],
  ['Order {number', { code: 'broken-placeholder', excerpt: '{' }],
  ['Order number}', { code: 'broken-placeholder', excerpt: '}' }],
  ['₨ {total}', { code: 'rupee-sign', excerpt: '₨' }],
  ['Order {number}, {total}', undefined],
])('the problem of the text “%s” is %j', (text, problem) => {
  expect(problemOfText(text)).toEqual(problem);
});

test.each([
  ['{numbr}', 'number'],
  ['{ Number }', 'number'],
  ['{traking}', 'tracking'],
  ['{track}', 'tracking'],
  ['{x}', undefined],
  ['{delivery}', undefined],
])('the placeholder nearest to %s is %s', (misspelled, meant) => {
  expect(nearestPlaceholder(misspelled)).toBe(meant);
});

test('every default text is valid, and without a link it takes one part in English and two at most in Sinhala', () => {
  for (const kind of configurableKinds) {
    for (const language of ['en', 'si'] as const) {
      const text = defaultTexts[kind][language];
      expect(problemOfText(text)).toBeUndefined();
      const size = smsSize(fillText(text, sampleFacts({ language, ...shopFacts })));
      expect(size.isUnicode).toBe(language === 'si');
      if (!text.includes('{link}'))
        expect(size.parts).toBeLessThanOrEqual(language === 'en' ? 1 : 2);
    }
  }
});

test('a web address in a customer’s name does not become a link in an SMS', () => {
  const nameOf = (customerName: string) =>
    smsFacts({ ...sampleOrder('en'), customerName }, { language: 'en', ...shopFacts }).name;

  expect(nameOf('Win at evil.example/x now')).toBe('Win at evil examplex now');
  expect(nameOf('K. Perera')).toBe('K. Perera');
  expect(nameOf('ශ්‍රී නිමල් පෙරේරා')).toBe('ශ්‍රී නිමල් පෙරේරා');
  expect(nameOf(`${'S'.repeat(39)}𠀀𠀀`).isWellFormed()).toBe(true);
});

test.each([
  ['a Sinhala conjunct', `${'අ'.repeat(37)}ක්‍රිස්ටි`, 'අ'.repeat(37)],
  ['a Sinhala vowel sign', `${'අ'.repeat(39)}කිරි`, 'අ'.repeat(39)],
  ['a character of two code units', `${'a'.repeat(39)}𝒜𝒜`, 'a'.repeat(39)],
  ['a name that is one character too long', 'a'.repeat(41), 'a'.repeat(40)],
])('a long name is not cut within a character: %s', (_what, customerName, name) => {
  const order = { ...sampleOrder('si'), customerName };
  expect(smsFacts(order, { language: 'si', ...shopFacts }).name).toBe(name);
});
