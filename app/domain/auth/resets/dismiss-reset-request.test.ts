import { expect, test } from 'vitest';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { dismissResetRequest } from './dismiss-reset-request.server.ts';
import { findResetLink } from './find-reset-link.server.ts';
import { listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';

const requestGone = { ok: false, refusal: { code: 'request-gone' } };

test('a dismissed request is not listed, its link is void, and the dismissal is recorded', async () => {
  const shop = await openTestShop();
  await anAccountFor(shop, '0771234567');
  await requestReset(shop, '0771234567');
  const owner = await anOwner(shop);
  const requestId = (await listResetRequests(owner))[0]?.id ?? '';
  const made = await makeResetLink(owner, requestId);

  expect(await dismissResetRequest(owner, requestId)).toEqual({ ok: true, value: undefined });

  expect(await listResetRequests(owner)).toEqual([]);
  expect(await findResetLink(owner, made.ok ? made.value.token : '')).toMatchObject({
    refusal: { code: 'link-expired' },
  });
  const { entries } = await listAudit(owner);
  expect(entries[0]).toMatchObject({ action: 'reset-request-dismissed', before: { requestId } });
  expect(await makeResetLink(owner, requestId)).toEqual(requestGone);
  expect(await dismissResetRequest(owner, requestId)).toEqual(requestGone);
});

test('unknown ids and requests by e-mail cannot be dismissed', async () => {
  const { listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  const [mailed] = await shop.db.select().from(resetRequests);
  const owner = await anOwner(shop);
  for (const id of [mailed?.id ?? '', crypto.randomUUID()]) {
    expect(await dismissResetRequest(owner, id)).toEqual(requestGone);
  }
  expect(await shop.db.$count(auditEntries)).toBe(0);
});
