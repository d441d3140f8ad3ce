import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  aRemittance,
  lineFor,
  manyParcels,
  ordersAsText,
  takeOverForm,
} from '#test/courier-cash.ts';
import { isFullRun } from '#test/full-run.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

const lineCount = isFullRun ? 5000 : 500;
/** Ten times what an idle machine takes. */
const maxMs = isFullRun ? 8000 : 2000;

/** Runs the work while pages query the database. Returns the longest time that a query waited. */
async function measureMaxWaitMs(shop: Shop, work: () => Promise<{ ok: boolean }>): Promise<number> {
  let isRunning = true;
  let longest = 0;
  const worked = work().finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const queriedAt = performance.now();
    await letOthersRun();
    await shop.db.execute(sql`select 1`);
    longest = Math.max(longest, performance.now() - queriedAt);
  }
  expect(await worked).toMatchObject({ ok: true });
  return longest;
}

test(`a list of ${lineCount} lines is taken over and taken back exactly, and pages wait less than ${maxMs} ms`, async () => {
  const shop = await anOwner(await openTestShop());
  const parcels = await manyParcels(shop, lineCount);
  const before = await ordersAsText(shop);
  const listed = parcels.map((parcel) => lineFor(parcel));
  const list = await aRemittance(shop, listed);
  const form = await takeOverForm(shop, list);
  const waits = [
    await measureMaxWaitMs(shop, () => takeRemittance(shop, form)),
    await measureMaxWaitMs(shop, () => takeBackRemittance(shop, form)),
  ];
  for (const wait of waits) expect(wait).toBeLessThan(maxMs);
  expect(await ordersAsText(shop)).toEqual(before);
  expect(await paymentMismatches(shop)).toEqual([]);
});
