import { expect, test } from 'vitest';
import {
  checkoutHash,
  isSameSignature,
  notificationSignature,
  payHereAmount,
} from './signature.server.ts';

const secret = 'x'.repeat(32);
const signed = { merchantId: '2xxxxx', reference: '12345', amount: '1000.00', currency: 'LKR' };

test('the signatures of payments and notifications equal PayHere’s published examples', () => {
  expect(checkoutHash(signed, secret)).toBe('D76F7AB16EDBE176244577AE8A46F460');
  expect(notificationSignature({ ...signed, statusCode: '2' }, secret)).toBe(
    'ABA32E234F1A1E99ECC80F02BFF94AB4',
  );
});

test('an amount is signed with two decimals and without thousands separators', () => {
  expect(payHereAmount(1000)).toBe('1000.00');
  expect(payHereAmount(1_234_567)).toBe('1234567.00');
});

test('a signature that is longer, shorter or in lower case does not match', () => {
  const expected = 'ABA32E234F1A1E99ECC80F02BFF94AB4';
  expect(isSameSignature(expected, 'ABA32E234F1A1E99ECC80F02BFF94AB4')).toBe(true);
  for (const other of ['', `${expected} `, expected.slice(1), expected.toLowerCase()]) {
    expect(isSameSignature(other, expected)).toBe(false);
  }
});
