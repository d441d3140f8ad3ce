import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openTestShop } from '#test/shop.ts';
import { listPaymentMethods } from './list-payment-methods.server.ts';

async function offeredWith(wish: Partial<typeof settings.$inferInsert>) {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ codEnabled: true, ...wish });
  return listPaymentMethods(shop);
}

test('a new shop offers cash on delivery alone, for nobody has named an account yet', async () => {
  expect(await offeredWith({})).toEqual(['cod']);
});

test('bank transfer is offered as soon as there is an account to pay into', async () => {
  expect(await offeredWith({ bankAccountDetails: 'Bank of Ceylon 123' })).toEqual([
    'cod',
    'bank_transfer',
  ]);
  expect(await offeredWith({ bankAccountDetails: ' \n ' })).toEqual(['cod']);
});

test('what the owner switched off is not offered', async () => {
  const details = { bankAccountDetails: 'Bank of Ceylon 123' };
  expect(await offeredWith({ ...details, codEnabled: false })).toEqual(['bank_transfer']);
  expect(await offeredWith({ ...details, bankTransferEnabled: false })).toEqual(['cod']);
});

test('online payment is not offered before its provider is connected', async () => {
  expect(await offeredWith({ payhereEnabled: true })).not.toContain('payhere');
});
