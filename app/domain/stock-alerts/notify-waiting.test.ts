import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { anOwner } from '#test/shop.ts';
import { notifyWaitingAlerts, openSoldOutShop, requestAlert, restock } from '#test/stock-alerts.ts';
import { confirmAlert, findAlertOfLink } from './alert-of-link.server.ts';
import { countWaiting } from './count-waiting.server.ts';

test('no one is notified while the product is sold out or deleted, and waiting alerts are counted', async () => {
  const { shop, product, newestToken } = await openSoldOutShop();
  const owner = await anOwner(shop);
  await requestAlert(shop, product.slug, { email: 'kamala@example.lk' });
  expect(await countWaiting(owner)).toEqual({});
  await confirmAlert(shop, newestToken());
  await notifyWaitingAlerts(shop);
  expect(await countWaiting(owner)).toEqual({ [product.id]: 1 });
  await shop.db.update(products).set({ stock: 2, active: false });
  await notifyWaitingAlerts(shop);
  expect(await countWaiting(owner)).toEqual({ [product.id]: 1 });
});

test('an alert that is requested again after its notification has to be confirmed again', async () => {
  const { shop, product, newestToken } = await openSoldOutShop();
  await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  await restock(shop, product.id);
  await notifyWaitingAlerts(shop);
  await restock(shop, product.id, 0);
  await requestAlert(shop, product.slug);
  expect(await findAlertOfLink(shop, newestToken())).toMatchObject({ state: 'asked' });
});
