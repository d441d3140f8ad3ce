import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { aCustomer, openTestShop, passSeconds } from '#test/shop.ts';
import { requestEmailVerification } from './request-email-verification.server.ts';

async function openListeningShop() {
  const announced: ShopEvent[] = [];
  const shop = await openTestShop({
    listeners: [
      async (_, event) => {
        announced.push(event);
      },
    ],
  });
  return { shop, announced };
}

const linkTo = (token: string) => `http://localhost:3000/account/prove/${token}`;

test('a link is sent to the address of the account, and only its hash is stored', async () => {
  const { shop, announced } = await openListeningShop();
  const kamala = await aCustomer(shop, { email: 'kamala@example.lk' });
  const { userId } = kamala.actor;

  const requested = await requestEmailVerification(kamala, { userId, language: 'si', linkTo });

  expect(requested).toEqual({ ok: true, value: { email: 'kamala@example.lk' } });
  const [verification] = await shop.db.select().from(emailVerifications);
  expect(announced).toEqual([
    {
      name: 'email-verification-requested',
      requestId: verification?.id,
      email: 'kamala@example.lk',
      personName: 'Kamala Silva',
      language: 'si',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/account\/prove\/[\w-]{43}$/),
      expiresAt: new Date('2026-11-22T03:30:00.000Z'),
    },
  ]);
  const token = JSON.stringify(announced).match(/prove\/([\w-]{43})/)?.[1] ?? '';
  expect(JSON.stringify(verification)).not.toContain(token);
});

test('a link that is requested twice at once is sent once', async () => {
  const { shop, announced } = await openListeningShop();
  const kamala = await aCustomer(shop, { email: 'kamala@example.lk' });
  const { userId } = kamala.actor;
  const request = () => requestEmailVerification(kamala, { userId, language: 'en', linkTo });
  const sent = { ok: true, value: { email: 'kamala@example.lk' } };
  expect(await Promise.all([request(), request()])).toEqual([sent, sent]);
  expect(announced).toHaveLength(1);
});

test('requesting another link replaces the earlier link', async () => {
  const { shop, announced } = await openListeningShop();
  const kamala = await aCustomer(shop);
  const { userId } = kamala.actor;
  await requestEmailVerification(kamala, { userId, language: 'en', linkTo });
  passSeconds(shop, 10);
  await requestEmailVerification(kamala, { userId, language: 'en', linkTo });

  expect(announced).toHaveLength(2);
  expect(await shop.db.select().from(emailVerifications)).toHaveLength(1);
});

test('an account without an address, or with a verified address, is refused a link', async () => {
  const { shop, announced } = await openListeningShop();
  const byPhone = await aCustomer(shop, { email: '' });
  const verified = await aCustomer(shop);
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now() })
    .where(eq(customers.userId, verified.actor.userId));

  for (const { actor } of [byPhone, verified]) {
    expect(
      await requestEmailVerification(shop, { userId: actor.userId, language: 'en', linkTo }),
    ).toEqual({
      ok: false,
      refusal: { code: 'no-email-to-verify' },
    });
  }
  expect(announced).toEqual([]);
  expect(await shop.db.select().from(emailVerifications)).toEqual([]);
});
