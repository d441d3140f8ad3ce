import { expect, test } from 'vitest';
import { retentionDays } from '#domain/kernel/retention.ts';
import { removePerson } from '#domain/orders/privacy/remove-person.server.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { collectPayersOf, sweepPayers } from './sweep-payers.server.ts';
import { paymentAttempts } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('the name of a payer is only in the data copy of their own account, and is removed with the account', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const order = await anOnlineOrder(shop, { userId });
  await anOnlineOrder(shop);
  expect(await collectPayersOf(shop, userId)).toMatchObject([
    { orderId: order.id, firstName: 'Nimal', lastName: 'Perera', amountLkr: order.totalLkr },
  ]);
  await removePerson(shop, userId);
  const names = await shop.db.select({ name: paymentAttempts.firstName }).from(paymentAttempts);
  expect(names.map(({ name }) => name).sort()).toEqual(['', 'Nimal']);
});

test('names of payers, guests included, are removed after their retention, and amounts stay', async () => {
  const shop = await openTestShop();
  const { totalLkr } = await anOnlineOrder(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + retentionDays.payerNames * dayMs);
  await sweepPayers(shop);
  expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ firstName: 'Nimal' }]);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
  await sweepPayers(shop);
  expect(await shop.db.select().from(paymentAttempts)).toMatchObject([
    { firstName: '', lastName: '', amountLkr: totalLkr },
  ]);
});
