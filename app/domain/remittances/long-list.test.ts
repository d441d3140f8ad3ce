import { afterEach, expect, test } from 'vitest';
import {
  aRemittance,
  lineFor,
  manyParcels,
  ordersAsText,
  takeOverForm,
} from '#test/courier-cash.ts';
import { emptyOpenDatabase } from '#test/database.ts';
import { isFullRun } from '#test/full-run.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

const manyLines = isFullRun ? 5000 : 500;
/** Orders and lines are matched by the thousand. */
const batches = Math.ceil(manyLines / 1000);

afterEach(async () => (await emptyOpenDatabase()).statements.listen(undefined));

/** Takes over a list of so many lines and takes it back. Returns the number of statements of each. */
async function countStatements(lines: number): Promise<number[]> {
  const { statements } = await emptyOpenDatabase();
  const shop = await anOwner(await openTestShop());
  const parcels = await manyParcels(shop, lines);
  const before = await ordersAsText(shop);
  const list = await aRemittance(
    shop,
    parcels.map((parcel) => lineFor(parcel)),
  );
  const form = await takeOverForm(shop, list);
  const counts: number[] = [];
  for (const command of [takeRemittance, takeBackRemittance]) {
    let count = 0;
    statements.listen(() => {
      count += 1;
    });
    expect(await command(shop, form)).toMatchObject({ ok: true });
    statements.listen(undefined);
    counts.push(count);
  }
  expect(await ordersAsText(shop)).toEqual(before);
  expect(await paymentMismatches(shop)).toEqual([]);
  return counts;
}

test(`a list of ${manyLines} lines is taken over and taken back exactly, by two more statements at most for each further thousand`, async () => {
  const [few, many] = [await countStatements(5), await countStatements(manyLines)];
  expect(few.every((count) => count > 0)).toBe(true);
  const added = many.map((count, index) => count - (few[index] ?? 0));
  expect(Math.max(...added)).toBeLessThanOrEqual(2 * (batches - 1));
  expect(Math.min(...added)).toBeGreaterThanOrEqual(0);
});
