import { expect, test } from 'vitest';
import { problemsOf } from '#test/config-problems.ts';
import { readConfig } from './config.server.ts';

const completeGroup = {
  APP_URL: 'https://shop.example.lk',
  PAYHERE_MERCHANT_ID: '1210000',
  PAYHERE_MERCHANT_SECRET: 'a word',
};

test('an account at PayHere ends demo mode, and takes real money unless PAYHERE_SANDBOX is set', () => {
  expect(readConfig(completeGroup)).toMatchObject({
    demo: false,
    payHere: { merchantId: '1210000', secret: 'a word', origin: 'https://www.payhere.lk' },
  });
  expect(readConfig({ ...completeGroup, PAYHERE_SANDBOX: '1' }).payHere?.origin).toBe(
    'https://sandbox.payhere.lk',
  );
  expect(readConfig({}).payHere).toBeUndefined();
});

test('an incomplete group, or a URL without https, is refused, and the message names every variable that is missing, unknown or wrong', () => {
  const variablesIn = (set: Record<string, string>) =>
    problemsOf(set)
      .map((problem) => /- (\w+):/.exec(problem)?.[1])
      .sort();
  expect(variablesIn({ PAYHERE_APP_ID: 'x', PAYHERE_SECRET: 'x' })).toEqual([
    'APP_URL',
    'PAYHERE_APP_SECRET',
    'PAYHERE_MERCHANT_ID',
    'PAYHERE_MERCHANT_SECRET',
    'PAYHERE_SECRET',
  ]);
  expect(variablesIn({ ...completeGroup, APP_URL: 'http://shop.example.lk' })).toEqual(['APP_URL']);
});
