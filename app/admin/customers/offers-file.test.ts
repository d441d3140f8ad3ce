import { expect, test } from 'vitest';
import { giveConsent } from '#domain/customers/consent/give-consent.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { loader } from './offers-file.route.ts';

test('the file of customers who agreed to offers has the time of the consent in a format that spreadsheets read', async () => {
  const shop = await openTestShop();
  shop.clock.at = new Date('2026-11-24T20:00:00Z');
  await giveConsent(shop, await anOrder(shop));
  const { args } = await visitArgs(shop, { path: '/admin/customers/offers.csv' });
  args.context.set(adminShopContext, await anOwner(shop));
  const file = await (await loader(args as never)).text();
  expect(file.split('\r\n')[1]).toMatch(/,"en","2026-11-25 01:30","http:.*"$/);
});
