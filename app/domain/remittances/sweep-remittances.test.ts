import { expect, test } from 'vitest';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { sweepRemittances } from './sweep-remittances.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

test('a preview is deleted with its lines after two weeks, and a list that was taken over after two years', async () => {
  const shop = await anOwner(await openTestShop());
  const parcel = await aParcel(shop);
  const taken = await aRemittance(shop, [lineFor(parcel)]);
  await takeRemittance(shop, await takeOverForm(shop, taken));
  await aRemittance(shop, [lineFor(parcel, { feeLkr: 0 })]);
  const start = shop.now();
  const countAfter = async (days: number) => {
    shop.clock.at = new Date(daysLater(start, days).getTime() + 1);
    await sweepRemittances(shop);
    return [await shop.db.$count(remittances), await shop.db.$count(remittanceLines)];
  };
  expect(await countAfter(retentionDays.remittancePreviews - 1)).toEqual([2, 2]);
  expect(await countAfter(retentionDays.remittancePreviews)).toEqual([1, 1]);
  expect(await countAfter(retentionDays.remittances - 1)).toEqual([1, 1]);
  expect(await countAfter(retentionDays.remittances)).toEqual([0, 0]);
});
