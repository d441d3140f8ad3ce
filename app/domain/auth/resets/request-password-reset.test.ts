import { expect, test } from 'vitest';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { countResetRequests, listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';

test('a customer with an e-mail address is mailed a link for one hour, in the language of the page', async () => {
  const { mails, listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');

  await requestReset(shop, 'Kamala@Example.lk', 'si');

  const [request] = await shop.db.select().from(resetRequests);
  expect(request).toMatchObject({ userId, channel: 'email', email: 'kamala@example.lk' });
  expect(mails).toEqual([
    {
      name: 'password-reset-requested',
      requestId: request?.id,
      email: 'kamala@example.lk',
      personName: 'Kamala Silva',
      language: 'si',
      link: expect.stringMatching(/^https:\/\/sandhi\.example\/reset-password\/[\w-]{43}$/),
      expiresAt: new Date('2026-11-21T04:30:00.000Z'),
    },
  ]);
});

test('only the hash of a link is stored', async () => {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');

  const stored = JSON.stringify(await shop.db.select().from(resetRequests));
  expect(lastToken()).toHaveLength(43);
  expect(stored).not.toContain(lastToken());
  expect(stored).toMatch(/"tokenHash":"[0-9a-f]{64}"/);
});

test('the request of an account with only a phone waits for the owner; asking again updates it', async () => {
  const { mails, listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, '077 123 4567');

  await requestReset(shop, '+94771234567', 'en');
  await requestReset(shop, '0771234567', 'si');

  const owner = await anOwner(shop);
  expect(mails).toEqual([]);
  expect(await listResetRequests(owner)).toEqual([
    {
      id: expect.any(String),
      name: 'Kamala Silva',
      accountSince: shop.now(),
      phone: '+94771234567',
      language: 'si',
      askedAt: shop.now(),
      linkEndsAt: null,
    },
  ]);
  expect(await countResetRequests(owner)).toBe(1);
});

test('a request expires after a week', async () => {
  const shop = await openTestShop();
  await anAccountFor(shop, '0771234567');
  await requestReset(shop, '0771234567');
  const owner = await anOwner(shop);
  const [request] = await listResetRequests(owner);
  shop.clock.at = new Date('2026-11-28T03:30:01.000Z');
  expect(await listResetRequests(owner)).toEqual([]);
  expect(await countResetRequests(owner)).toBe(0);
  expect(await makeResetLink(owner, request?.id ?? '')).toEqual({
    ok: false,
    refusal: { code: 'request-gone' },
  });
});

test('a request that matches no customer, or only the account of an owner, stores and sends nothing', async () => {
  const { mails, listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anOwner(shop, { email: 'boss@example.lk' });
  await requestReset(shop, 'boss@example.lk');
  await requestReset(shop, 'nobody@example.lk');
  await requestReset(shop, '0112345678');
  expect(mails).toEqual([]);
  expect(await shop.db.$count(resetRequests)).toBe(0);
});
