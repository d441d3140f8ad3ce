import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { announce } from './announce.server.ts';
import { ok, refuse } from './result.ts';
import { inTransaction, inUnrecordedTransaction, type Shop } from './shop.server.ts';

test('work that succeeds is committed, and its result is returned', async () => {
  const shop = await openTestShop();

  const result = await inTransaction(shop, async (shop) => ok(await aProduct(shop)));

  expect(result).toMatchObject({ ok: true, value: { priceLkr: 3800 } });
  expect(await shop.db.$count(products)).toBe(1);
});

test('a refusal rolls everything back and is returned', async () => {
  const shop = await openTestShop();

  const result = await inTransaction(shop, async (shop) => {
    await aProduct(shop);
    return refuse({ code: 'sold-out', left: 1 });
  });

  expect(result).toEqual({ ok: false, refusal: { code: 'sold-out', left: 1 } });
  expect(await shop.db.$count(products)).toBe(0);
});

test('an error rolls everything back and is thrown', async () => {
  const shop = await openTestShop();

  const work = inTransaction(shop, async (shop) => {
    await aProduct(shop);
    throw new Error('the shelf fell over');
  });

  await expect(work).rejects.toThrow('the shelf fell over');
  expect(await shop.db.$count(products)).toBe(0);
});

test('a nested transaction that refuses is rolled back alone', async () => {
  const shop = await openTestShop();

  await inTransaction(shop, async (shop) => {
    await aProduct(shop);
    await inTransaction(shop, async (shop) => {
      await aProduct(shop);
      return refuse({ code: 'sold-out' });
    });
    return ok();
  });

  expect(await shop.db.$count(products)).toBe(1);
});

test('three concurrent commands all finish, also on one connection', async () => {
  const shop = await openTestShop();

  await Promise.all(
    [1, 2, 3].map(() => inTransaction(shop, async (shop) => ok(await aProduct(shop)))),
  );

  expect(await shop.db.$count(products)).toBe(3);
});

test('a listener runs in the transaction of its event', async () => {
  const shop = await openTestShop({
    listeners: [async (shop) => void (await aProduct(shop, { slug: 'heard' }))],
  });
  const event = {
    name: 'order-status-changed',
    orderId: '1',
    auditEntryId: '2',
    from: 'pending',
    to: 'paid',
  } as const;

  await inTransaction(shop, async (shop) => {
    await announce(shop, event);
    return refuse({ code: 'changed-my-mind' });
  });
  expect(await shop.db.$count(products)).toBe(0);

  await announce(shop, event);
  expect(await shop.db.select({ slug: products.slug }).from(products)).toEqual([{ slug: 'heard' }]);
});

test('the shop in a transaction keeps the owner and the clock', async () => {
  const shop = await openTestShop();
  const owned = await anOwner(shop, { name: 'Kamala' });
  shop.clock.at = new Date('2027-01-01T00:00:00Z');

  const result = await inUnrecordedTransaction(owned, async (owned) =>
    ok({ who: owned.actor.name, when: owned.now() }),
  );

  expect(result).toEqual({
    ok: true,
    value: { who: 'Kamala', when: new Date('2027-01-01T00:00:00Z') },
  });
});

/** Fails the transaction as the database does after a deadlock. */
function abortTransaction(shop: Shop, code: string) {
  return shop.db.execute(
    sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`),
  );
}

test.each(['40P01', '40001'])(
  'a transaction that the database aborted for another one (%s) runs a second time from the start',
  async (code) => {
    const shop = await openTestShop();
    let attempts = 0;

    const result = await inTransaction(shop, async (shop) => {
      attempts += 1;
      await aProduct(shop);
      if (attempts === 1)
        await inTransaction(shop, async (shop) => ok(await abortTransaction(shop, code)));
      return ok(attempts);
    });

    expect(result).toEqual({ ok: true, value: 2 });
    expect(await shop.db.$count(products)).toBe(1);
  },
);

test('a transaction is not retried after a second conflict, nor after any other error of the database', async () => {
  const shop = await openTestShop();
  for (const [code, expected] of [
    ['40P01', 2],
    ['23505', 1],
  ] as const) {
    let attempts = 0;
    const work = inTransaction(shop, async (shop) => {
      attempts += 1;
      return ok(await abortTransaction(shop, code));
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(expected);
  }
});
