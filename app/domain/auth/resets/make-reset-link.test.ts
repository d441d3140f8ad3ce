import { expect, test } from 'vitest';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { aMember, forget, mailbox } from '#test/forgetful.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findResetLink } from './find-reset-link.server.ts';
import { countResetRequests, listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';

const gone = { ok: false, refusal: { code: 'request-gone' } };

async function aWaitingRequest() {
  const shop = await openTestShop();
  const userId = await aMember(shop, '0771234567');
  await forget(shop, '0771234567', 'si');
  const owner = await anOwner(shop, { name: 'Selvi' });
  const [request] = await listResetRequests(owner);
  return { shop, owner, userId, requestId: request?.id ?? '' };
}

async function tokenMade(owner: Parameters<typeof makeResetLink>[0], requestId: string) {
  const made = await makeResetLink(owner, requestId);
  return made.ok ? made.value.token : '';
}

test('the owner makes a link for a request, with all that sending it needs', async () => {
  const { owner, userId, requestId } = await aWaitingRequest();
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

test('it is written down who made it, for whom and when, and never the link', async () => {
  const { owner, userId, requestId } = await aWaitingRequest();
  const token = await tokenMade(owner, requestId);
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

test('a second link takes the place of the first', async () => {
  const { owner, requestId } = await aWaitingRequest();
  const first = await tokenMade(owner, requestId);
  const second = await tokenMade(owner, requestId);
  expect(await findResetLink(owner, first)).toMatchObject({ refusal: { code: 'link-unknown' } });
  expect(await findResetLink(owner, second)).toMatchObject({ ok: true });
});

test('a request whose link has expired counts as waiting again', async () => {
  const { shop, owner, requestId } = await aWaitingRequest();
  await makeResetLink(owner, requestId);
  shop.clock.at = new Date('2026-11-21T04:30:00.000Z');
  expect(await countResetRequests(owner)).toBe(1);
});

test('unknown ids, and requests that went by e-mail, get no link and no entry', async () => {
  const { listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await aMember(shop, 'kamala@example.lk');
  await forget(shop, 'kamala@example.lk');
  const [mailed] = await shop.db.select().from(resetRequests);
  const owner = await anOwner(shop);
  for (const id of [mailed?.id ?? '', crypto.randomUUID()]) {
    expect(await makeResetLink(owner, id)).toEqual(gone);
  }
  expect(await shop.db.$count(auditEntries)).toBe(0);
});
