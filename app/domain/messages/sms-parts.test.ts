import { expect, test } from 'vitest';
import { smsSize } from './sms-parts.ts';

test.each([
  ['a'.repeat(160), 1, false],
  ['a'.repeat(161), 2, false],
  ['a'.repeat(306), 2, false],
  ['a'.repeat(307), 3, false],
  [`${'a'.repeat(159)}€`, 2, false],
  ['ක'.repeat(70), 1, true],
  ['ක'.repeat(71), 2, true],
  ['ක'.repeat(134), 2, true],
  ['ක'.repeat(135), 3, true],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, false],
  [`${'ක'.repeat(66)}🌿${'ක'.repeat(66)}`, 3, true],
])('a text of %j takes %i parts', (text, parts, isUnicode) => {
  expect(smsSize(text)).toMatchObject({ parts, isUnicode });
});

test('an SMS with the sign ₨ needs Unicode, an SMS with Rs does not', () => {
  expect(smsSize('Rs 3,800').isUnicode).toBe(false);
  expect(smsSize('₨ 3,800').isUnicode).toBe(true);
});
