import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { aCustomer } from '#test/shop.ts';
import {
  advanceDays,
  notifyWaitingAlerts,
  openSoldOutShop,
  requestAlert,
  restock,
} from '#test/stock-alerts.ts';
import { confirmAlert } from './alert-of-link.server.ts';
import { collectAlertsOf } from './collect-alerts-of.server.ts';
import { sweepAlerts } from './erase-alerts.server.ts';
import { stockAlerts } from './tables.server.ts';

test('alerts are deleted with the account that verified their address, and after their retention', async () => {
  const { shop, product, newestToken } = await openSoldOutShop();
  const customer = await aCustomer(shop, { email: 'Kamala@example.lk' });
  const { userId } = customer.actor;
  await shop.db.update(customers).set({ emailVerifiedAt: shop.now() });
  await requestAlert(shop, product.slug, { email: 'kamala@example.lk' });
  expect(await collectAlertsOf(shop, 'Kamala@example.lk')).toHaveLength(1);
  await deleteAccount(shop, userId);
  expect(await shop.db.$count(stockAlerts)).toBe(0);

  const countLeft = async (days: number) => {
    advanceDays(shop, days);
    await sweepAlerts(shop);
    return shop.db.$count(stockAlerts);
  };
  await requestAlert(shop, product.slug);
  expect([await countLeft(retentionDays.unconfirmedAlerts), await countLeft(0.1)]).toEqual([1, 0]);
  await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  expect([await countLeft(retentionDays.stockAlerts), await countLeft(0.1)]).toEqual([1, 0]);
  await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  expect([await countLeft(retentionDays.notifiedAlerts), await countLeft(0.1)]).toEqual([1, 0]);
});
