import { expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { listAudit } from './list-audit.server.ts';
import { recordAudit } from './record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from './recorded-transaction.server.ts';
import { auditEntries } from './tables.server.ts';

const kamala = { kind: 'account', id: 'kamala' } as const;
const nimal = { kind: 'account', id: 'nimal' } as const;

test('an entry records the admin, action, subject and time, with only the fields that changed', async () => {
  const shop = await anOwner(await openTestShop());

  await recordAudit(shop, {
    action: 'reset-link-made',
    subject: kamala,
    before: { language: 'en', days: [1, 2], note: null },
    after: { language: 'si', days: [1, 2], note: null },
  });

  const { entries } = await listAudit(shop);
  expect(entries).toEqual([
    {
      number: expect.any(Number),
      userId: shop.actor.userId,
      userName: 'Kamala Silva',
      action: 'reset-link-made',
      subjectKind: 'account',
      subjectId: 'kamala',
      before: { language: 'en' },
      after: { language: 'si' },
      at: shop.now(),
    },
  ]);
});

test('an entry has no state before a creation, none after a deletion, and neither for an action without fields', async () => {
  const shop = await anOwner(await openTestShop());
  await recordAudit(shop, { action: 'reset-link-made', subject: kamala, after: { minutes: 60 } });
  await recordAudit(shop, { action: 'reset-link-made', subject: kamala, before: { minutes: 30 } });
  await recordAudit(shop, { action: 'reset-request-dismissed', subject: kamala });
  const { entries } = await listAudit(shop);
  expect(entries).toMatchObject([
    { before: null, after: null },
    { before: { minutes: 30 }, after: null },
    { before: null, after: { minutes: 60 } },
  ]);
});

test('a field named like a password, a token or a secret is refused', async () => {
  const shop = await anOwner(await openTestShop());
  for (const field of ['password', 'newPassword', 'tokenHash', 'merchantSecret', 'recoveryCodes']) {
    const after = { [field]: 'sesame' };
    await expect(
      recordAudit(shop, { action: 'reset-link-made', subject: kamala, after }),
    ).rejects.toThrow('must not hold');
  }
  expect(await shop.db.$count(auditEntries)).toBe(0);
});

test('a change that is rolled back leaves no entry', async () => {
  const owner = await anOwner(await openTestShop());
  await inRecordedTransaction(owner, async (shop) => {
    await recordAudit(shop, { action: 'reset-link-made', subject: kamala });
    return refuse({ code: 'changed-our-mind' });
  });
  expect(await owner.db.$count(auditEntries)).toBe(0);
});

test('the log is listed newest first, page by page, for all subjects or for one', async () => {
  const shop = await anOwner(await openTestShop());
  for (let turn = 0; turn < 51; turn += 1) {
    await recordAudit(shop, { action: 'reset-link-made', subject: kamala, after: { turn } });
  }
  await recordAudit(shop, { action: 'reset-request-dismissed', subject: nimal });

  const first = await listAudit(shop);
  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first.entries[0]).toMatchObject({ subjectId: 'nimal' });
  expect(await listAudit(shop, { page: 99 })).toMatchObject({ page: 2, pages: 2 });
  const ofNimal = await listAudit(shop, { subject: nimal });
  expect(ofNimal).toMatchObject({ pages: 1, entries: [{ subjectId: 'nimal' }] });
});

test('the log can be listed for one kind of subject', async () => {
  const shop = await anOwner(await openTestShop());
  await recordAudit(shop, { action: 'reset-link-made', subject: kamala });
  const subject = { kind: 'order', id: 'one' } as const;
  await recordAudit(shop, { action: 'order-noted', subject, after: { text: 'Call first' } });

  expect(await listAudit(shop, { kind: 'order' })).toMatchObject({
    pages: 1,
    entries: [{ subjectKind: 'order', subjectId: 'one' }],
  });
  expect((await listAudit(shop, { kind: 'settings' })).entries).toEqual([]);
});

test('a command of the panel does not compile unless it returns its audit entry', async () => {
  const owner = await anOwner(await openTestShop());
  // @ts-expect-error Nothing was recorded.
  await inRecordedTransaction(owner, async () => ok());
  // @ts-expect-error Commands of the panel do not begin a transaction without a record.
  await inTransaction(owner, async () => ok());
  expect(
    await inRecordedTransaction(owner, async () => okRecorded(nothingChanged, 'as it was')),
  ).toEqual({ ok: true, value: 'as it was' });
});
