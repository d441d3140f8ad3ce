import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openTestShop } from '#test/shop.ts';
import { paymentMethodCopy } from './payment-methods.copy.ts';
import {
  announcedMethods,
  isPaymentArranged,
  methodRules,
  methodsByTiming,
  offeredMethods,
  paymentMethods,
  paymentSwitches,
} from './payment-methods.ts';

async function settingsWith(overrides: Partial<typeof settings.$inferInsert>) {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ codEnabled: true, ...overrides });
  return readSettings(shop);
}

async function offeredWith(overrides: Partial<typeof settings.$inferInsert>) {
  return offeredMethods(await settingsWith(overrides), {});
}

test('a new shop offers only cash on delivery, because no bank account is entered yet', async () => {
  expect(await offeredWith({})).toEqual(['cod']);
});

test('bank transfer is offered as soon as there is an account to pay into', async () => {
  expect(await offeredWith({ bankAccountDetails: 'Bank of Ceylon 123' })).toEqual([
    'cod',
    'bank_transfer',
  ]);
  expect(await offeredWith({ bankAccountDetails: ' \n ' })).toEqual(['cod']);
});

test('a method that the owner switched off is not offered', async () => {
  const details = { bankAccountDetails: 'Bank of Ceylon 123' };
  expect(await offeredWith({ ...details, codEnabled: false })).toEqual(['bank_transfer']);
  expect(await offeredWith({ ...details, bankTransferEnabled: false })).toEqual(['cod']);
});

test('online payment is announced, but not offered before its provider is connected', async () => {
  const online = await settingsWith({ payhereEnabled: true });
  expect(offeredMethods(online, {})).not.toContain('payhere');
  expect(offeredMethods(online, { hasGateway: true })).toContain('payhere');
  expect(announcedMethods(online)).toEqual(['cod', 'payhere']);
});

test('payment is arranged when a method is offered and no active method lacks details', async () => {
  expect(isPaymentArranged(await settingsWith({}), {})).toBe(false);
  expect(isPaymentArranged(await settingsWith({ bankTransferEnabled: false }), {})).toBe(true);
  expect(isPaymentArranged(await settingsWith({ bankAccountDetails: 'BOC 123' }), {})).toBe(true);
  const onlineAlone = { codEnabled: false, bankTransferEnabled: false };
  expect(isPaymentArranged(await settingsWith(onlineAlone), {})).toBe(false);
});

test('the methods on delivery, and no others, say how the courier is paid', () => {
  for (const language of ['en', 'si'] as const) {
    const paidAtDoor = paymentMethods.filter(
      (method) => paymentMethodCopy[method].atDoor[language] !== '',
    );
    expect(paidAtDoor).toEqual(methodsByTiming('on-delivery'));
  }
});

test('each payment method has its own switch', () => {
  expect(paymentMethods.map((method) => methodRules[method].setting)).toEqual(paymentSwitches);
});
