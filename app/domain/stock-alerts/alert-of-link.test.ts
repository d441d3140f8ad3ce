import { expect, test } from 'vitest';
import { messages } from '#domain/messages/tables.server.ts';
import { notifyWaitingAlerts, openSoldOutShop, requestAlert, restock } from '#test/stock-alerts.ts';
import { confirmAlert, findAlertOfLink, stopAlerts } from './alert-of-link.server.ts';
import { stockAlerts } from './tables.server.ts';

test('someone who confirms an alert is notified once when the product is back, with a link that stops all alerts', async () => {
  const { shop, product, eventsWithLink, newestToken } = await openSoldOutShop();
  expect(await requestAlert(shop, product.slug)).toMatchObject({ ok: true });
  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  expect(eventsWithLink().map(({ name }) => name)).toEqual(['stock-alert-requested']);

  await confirmAlert(shop, newestToken());
  await Promise.all([notifyWaitingAlerts(shop), notifyWaitingAlerts(shop)]);
  await notifyWaitingAlerts(shop);
  expect(eventsWithLink().map(({ name }) => name)).toEqual([
    'stock-alert-requested',
    'back-in-stock',
  ]);
  expect(await findAlertOfLink(shop, newestToken())).toMatchObject({ state: 'told' });
  expect(await shop.db.$count(messages)).toBe(2);

  expect(await stopAlerts(shop, 'an-older-token')).toBe(false);
  expect(await stopAlerts(shop, newestToken())).toBe(true);
  expect([await shop.db.$count(stockAlerts), await shop.db.$count(messages)]).toEqual([0, 0]);
});
