import { expect, test } from 'vitest';
import { aParcel, aRemittance, lineFor } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { listRemittances } from './find-remittance.server.ts';
import { remittances } from './tables.server.ts';

test('the couriers’ lists are shown page by page, newest first, each with its number of lines', async () => {
  const shop = await anOwner(await openTestShop());
  const oldest = await aRemittance(shop, [lineFor(await aParcel(shop))], 'Koombiyo');
  const newer = Array.from({ length: 50 }, (_, minute) => ({
    courier: 'Domex',
    digest: `${minute}`,
    createdAt: new Date(Date.UTC(2026, 10, 22, 4, minute)),
  }));
  await shop.db.insert(remittances).values(newer);

  const first = await listRemittances(shop, { page: 1 });
  const second = await listRemittances(shop, { page: 2 });

  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first.lists).toHaveLength(50);
  expect(first.lists[0]?.createdAt).toEqual(newer.at(-1)?.createdAt);
  expect(second).toMatchObject({ page: 2, lists: [{ id: oldest.id, linesCount: 1, paidLkr: 0 }] });
  expect(await listRemittances(shop, { page: 9 })).toEqual(second);
});
