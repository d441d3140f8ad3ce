import { expect, test } from 'vitest';
import { aProduct, passSeconds } from '#test/shop.ts';
import { advanceDays, openSoldOutShop, requestAlert } from '#test/stock-alerts.ts';
import { confirmAlert, findAlertOfLink } from './alert-of-link.server.ts';
import { stockAlertSchema } from './request-stock-alert.server.ts';
import { stockAlerts } from './tables.server.ts';

test('an alert that is requested twice at once is mailed once, and its link works', async () => {
  const { shop, product, eventsWithLink, newestToken } = await openSoldOutShop();
  const request = () => requestAlert(shop, product.slug);
  const [first, second] = await Promise.all([request(), request()]);
  expect(second).toEqual(first);
  expect(eventsWithLink()).toHaveLength(1);
  expect(await findAlertOfLink(shop, newestToken())).toMatchObject({ state: 'asked' });
});

test('an address that already waits gets the same response and e-mail as a new address, and stays confirmed', async () => {
  const { shop, product, eventsWithLink, newestToken } = await openSoldOutShop();
  const first = await requestAlert(shop, product.slug);
  await confirmAlert(shop, newestToken());
  passSeconds(shop, 10);
  expect(await requestAlert(shop, product.slug)).toEqual(first);
  expect(eventsWithLink()).toHaveLength(2);
  expect(await findAlertOfLink(shop, newestToken())).toMatchObject({ state: 'waiting' });
  expect(await shop.db.$count(stockAlerts)).toBe(1);
});

test('an alert for a product in stock or an unknown product is refused, and an unused link expires after three days', async () => {
  const { shop, product, newestToken } = await openSoldOutShop();
  const { slug } = await aProduct(shop, { stock: 1 });
  expect(await requestAlert(shop, slug)).toMatchObject({ refusal: { code: 'in-stock' } });
  expect(await requestAlert(shop, 'none')).toMatchObject({
    refusal: { code: 'product-not-found' },
  });
  await requestAlert(shop, product.slug);
  advanceDays(shop, 3.1);
  await confirmAlert(shop, newestToken());
  expect(await findAlertOfLink(shop, newestToken())).toBeUndefined();
  const [alert] = await shop.db.select().from(stockAlerts);
  expect(alert?.confirmedAt).toBeNull();
});

test('an e-mail address gets at most five links a day, and an IP address can request at most twenty an hour', async () => {
  const { shop, product, eventsWithLink } = await openSoldOutShop();
  const refused = { refusal: { code: 'too-many-attempts' } };
  for (let index = 0; index < 5; index += 1) {
    expect(
      await requestAlert(shop, product.slug, {
        email: 'x@example.lk',
        clientAddress: `2.2.2.${index}`,
      }),
    ).toMatchObject({
      ok: true,
    });
    passSeconds(shop, 10);
  }
  expect(
    await requestAlert(shop, product.slug, { email: 'x@example.lk', clientAddress: '2.2.2.9' }),
  ).toMatchObject(refused);
  for (let index = 0; index < 20; index += 1)
    await requestAlert(shop, product.slug, { email: `n${index}@example.lk` });
  expect(await requestAlert(shop, product.slug, { email: 'last@example.lk' })).toMatchObject(
    refused,
  );
  expect(eventsWithLink()).toHaveLength(25);
});

test('an e-mail address is converted to lower case, and an invalid address is refused', () => {
  expect(stockAlertSchema.parse({ email: ' Nimal@Example.LK ' })).toEqual({
    email: 'nimal@example.lk',
  });
  for (const email of ['', 'nimal', 'x@account.invalid', `${'x'.repeat(250)}@example.lk`]) {
    expect(stockAlertSchema.safeParse({ email }).success, email).toBe(false);
  }
});
