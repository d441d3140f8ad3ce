import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { customers, resetRequests } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findResetLink } from './find-reset-link.server.ts';
import { countResetRequests, listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';

const requestGone = { ok: false, refusal: { code: 'request-gone' } };

async function aPendingRequest() {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, '0771234567');
  await requestReset(shop, '0771234567', 'si');
  const owner = await anOwner(shop, { name: 'Selvi' });
  const [request] = await listResetRequests(owner);
  return { shop, owner, userId, requestId: request?.id ?? '' };
}

async function makeToken(owner: Parameters<typeof makeResetLink>[0], requestId: string) {
  const made = await makeResetLink(owner, requestId);
  return made.ok ? made.value.token : '';
}

test('the owner makes a link for a request, and gets the phone, name and language to send it', async () => {
  const { owner, userId, requestId } = await aPendingRequest();
  const made = await makeResetLink(owner, requestId);
  expect(made).toEqual({
    ok: true,
    value: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      phone: '+94771234567',
      name: 'Kamala Silva',
      language: 'si',
    },
  });
  const token = made.ok ? made.value.token : '';
  expect(await findResetLink(owner, token)).toEqual({ ok: true, value: { userId } });
  expect(await countResetRequests(owner)).toBe(0);
  expect(await listResetRequests(owner)).toMatchObject([
    { id: requestId, linkEndsAt: new Date('2026-11-21T04:30:00.000Z') },
  ]);
});

test('the activity log records the admin, account and time of a new link, but never the link', async () => {
  const { owner, userId, requestId } = await aPendingRequest();
  const token = await makeToken(owner, requestId);
  const { entries } = await listAudit(owner);
  expect(entries).toMatchObject([
    {
      userId: owner.actor.userId,
      userName: 'Selvi',
      action: 'reset-link-made',
      subjectKind: 'account',
      subjectId: userId,
      before: null,
      after: { requestId, endsAt: '2026-11-21T04:30:00.000Z' },
      at: owner.now(),
    },
  ]);
  const [request] = await owner.db.select().from(resetRequests);
  expect(JSON.stringify(entries)).not.toContain(token);
  expect(JSON.stringify(entries)).not.toContain(request?.tokenHash);
});

test('a second link replaces the first', async () => {
  const { owner, requestId } = await aPendingRequest();
  const first = await makeToken(owner, requestId);
  const second = await makeToken(owner, requestId);
  expect(await findResetLink(owner, first)).toMatchObject({ refusal: { code: 'link-unknown' } });
  expect(await findResetLink(owner, second)).toMatchObject({ ok: true });
});

test('a request whose link has expired counts as waiting again', async () => {
  const { shop, owner, requestId } = await aPendingRequest();
  await makeResetLink(owner, requestId);
  shop.clock.at = new Date('2026-11-21T04:30:00.000Z');
  expect(await countResetRequests(owner)).toBe(1);
});

test('a request whose phone may no longer reset the account is neither listed nor counted and gets no link', async () => {
  const { shop, owner, userId, requestId } = await aPendingRequest();
  const change = (set: Partial<typeof customers.$inferInsert>) =>
    shop.db.update(customers).set(set).where(eq(customers.userId, userId));
  const waiting = async () => [
    await listResetRequests(owner),
    await countResetRequests(owner),
    await makeResetLink(owner, requestId),
  ];
  await change({ email: 'kamala@example.lk', emailVerifiedAt: shop.now() });
  expect(await waiting()).toEqual([[], 0, requestGone]);

  await change({ emailVerifiedAt: null });
  expect((await listResetRequests(owner)).map(({ id }) => id)).toEqual([requestId]);
  await grantPanelAccess(shop, userId);
  expect(await waiting()).toEqual([[], 0, requestGone]);

  await change({ phoneVerifiedAt: shop.now() });
  expect(await countResetRequests(owner)).toBe(1);
  expect(await makeResetLink(owner, requestId)).toMatchObject({ ok: true });
});

test('unknown ids and requests by e-mail get no link and no entry', async () => {
  const { listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  const [mailed] = await shop.db.select().from(resetRequests);
  const owner = await anOwner(shop);
  for (const id of [mailed?.id ?? '', crypto.randomUUID()]) {
    expect(await makeResetLink(owner, id)).toEqual(requestGone);
  }
  expect(await shop.db.$count(auditEntries)).toBe(0);
});
