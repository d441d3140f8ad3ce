import { expect, test } from 'vitest';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { loadRemittance } from './load-remittance.server.ts';

test('a list that is opened again later does not miss the parcels that left after it', async () => {
  const shop = await anOwner(await openTestShop());
  const missing = await aParcel(shop);
  shop.clock.at = daysLater(shop.clock.at, 10);
  const form = await takeOverForm(shop, await aRemittance(shop, [lineFor(await aParcel(shop))]));
  await takeRemittance(shop, form);
  const missingIn = async () => {
    const read = await loadRemittance(shop, form.remittanceId, { outcome: undefined, page: 1 });
    return read?.missing.parcels.map(({ id }) => id);
  };
  expect(await missingIn()).toEqual([missing.id]);

  shop.clock.at = daysLater(shop.clock.at, 1);
  await aParcel(shop);
  await aParcel(shop, { status: 'delivered' });
  shop.clock.at = daysLater(shop.clock.at, 60);

  expect(await missingIn()).toEqual([missing.id]);
});
