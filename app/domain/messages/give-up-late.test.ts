import { expect, test } from 'vitest';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { giveUpLate } from './give-up-late.server.ts';
import { messages } from './tables.server.ts';

test('a message that helps nobody any more has failed, and its secret is gone', async () => {
  const shop = await openTestShop();
  const late = await aMessage(shop, { uselessAfter: shop.now() });
  await aMessage(shop);

  await giveUpLate(shop, ['email']);

  const rows = await shop.db.select().from(messages).orderBy(messages.state);
  expect(rows).toMatchObject([
    { id: late.id, state: 'failed', problem: 'too-late', secretLink: null },
    { state: 'waiting' },
  ]);
});

test('what kept it waiting is said rather than that it is late', async () => {
  const shop = await openTestShop();
  await aMessage(shop, { uselessAfter: shop.now(), problem: 'unreachable' });

  await giveUpLate(shop, ['email']);

  expect(await shop.db.select().from(messages)).toMatchObject([{ problem: 'unreachable' }]);
});

test('where e-mail was never set up nobody failed', async () => {
  const shop = await openTestShop();
  await aMessage(shop, { uselessAfter: shop.now() });

  await giveUpLate(shop, []);

  expect(await shop.db.select().from(messages)).toMatchObject([
    { state: 'failed', problem: 'not-set-up' },
  ]);
});

test('what is being sent right now is left alone', async () => {
  const shop = await openTestShop();
  const leaseUntil = new Date(shop.now().getTime() + 1000);
  await aMessage(shop, { uselessAfter: shop.now(), leaseUntil });

  await giveUpLate(shop, ['email']);

  expect(await shop.db.select().from(messages)).toMatchObject([{ state: 'waiting' }]);
});
