import { expect, test } from 'vitest';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { leaseMs } from './lifetimes.ts';

test('concurrent senders never claim the same message', async () => {
  const shop = await openTestShop();
  for (let index = 0; index < 12; index += 1) await aMessage(shop);

  const claims = await Promise.all(Array.from({ length: 20 }, () => claimMessage(shop, ['email'])));

  const ids = claims.flatMap((claim) => (claim ? [claim.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  for (;;) {
    const next = await claimMessage(shop, ['email']);
    if (!next) break;
    ids.push(next.id);
  }
  expect(new Set(ids).size).toBe(12);
});

test('a message is claimed once it is due, by a channel that is set up', async () => {
  const shop = await openTestShop();
  await aMessage(shop, { nextTryAt: new Date(shop.now().getTime() + 1) });

  expect(await claimMessage(shop, ['email'])).toBeUndefined();
  shop.clock.at = new Date(shop.now().getTime() + 1);
  expect(await claimMessage(shop, [])).toBeUndefined();
  expect(await claimMessage(shop, ['email'])).toMatchObject({ kind: 'password-reset' });
});

test('a message past its useful time is not claimed, even before it is marked as failed', async () => {
  const shop = await openTestShop();
  const code = { kind: 'phone-code', channel: 'sms', secretLink: '123456' } as const;
  await aMessage(shop, { ...code, uselessAfter: new Date(shop.now().getTime() + 1) });

  shop.clock.at = new Date(shop.now().getTime() + 1);

  expect(await claimMessage(shop, ['sms'])).toBeUndefined();
});

test('a message can be claimed again once the lease of a sender that died is over', async () => {
  const shop = await openTestShop();
  const { id } = await aMessage(shop);

  expect(await claimMessage(shop, ['email'])).toMatchObject({ id });
  expect(await claimMessage(shop, ['email'])).toBeUndefined();
  shop.clock.at = new Date(shop.now().getTime() + leaseMs);
  expect(await claimMessage(shop, ['email'])).toMatchObject({ id });
});

test.each(['sent', 'failed', 'unknown', 'shown'] as const)(
  'a message with the state %s is never claimed',
  async (state) => {
    const shop = await openTestShop();
    await aMessage(shop, { state, secretLink: null });

    expect(await claimMessage(shop, ['email'])).toBeUndefined();
  },
);

test('a message that waits or is leased until a time that only a wrong clock could set is due now', async () => {
  const shop = await openTestShop();
  const farAhead = new Date('2027-11-21T03:30:00.000Z');
  const waiting = await aMessage(shop, { nextTryAt: farAhead });
  const leased = await aMessage(shop, { leaseUntil: farAhead });

  const claimed = [await claimMessage(shop, ['email']), await claimMessage(shop, ['email'])];

  expect(claimed.map((message) => message?.id).toSorted()).toEqual(
    [waiting.id, leased.id].toSorted(),
  );
});
