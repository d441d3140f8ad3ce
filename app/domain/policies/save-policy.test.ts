import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { ensurePolicies } from './ensure-policies.server.ts';
import { findPolicy } from './find-policy.server.ts';
import type { PolicyTexts } from './policy-form.ts';
import { policySchema } from './policy-schema.server.ts';
import { readPoliciesForOwner, readPolicyForOwner } from './read-policies-for-owner.server.ts';
import { restorePolicy, savePolicy } from './save-policy.server.ts';

const nextDay = new Date('2026-11-22T05:00:00.000Z');
const newTexts: PolicyTexts = {
  titleEn: 'Money back',
  titleSi: 'මුදල් ආපසු',
  contentEn: '## Seven days\n\nSend it back.',
  contentSi: '## දින හතයි\n\nආපසු එවන්න.',
};

async function openOwnersShop() {
  const shop = await openTestShop();
  await ensurePolicies(shop);
  return anOwner(shop, { name: 'Kamala Silva' });
}

test('a saved policy is published at once under the new date, and the previous version is kept', async () => {
  const shop = await openOwnersShop();
  const before = await readPolicyForOwner(shop, 'refund');
  shop.clock.at = nextDay;

  expect(await savePolicy(shop, 'refund', { texts: newTexts, version: before.version })).toEqual({
    ok: true,
    value: undefined,
  });

  expect(await findPolicy(shop, 'refund')).toEqual({
    kind: 'refund',
    title: { en: newTexts.titleEn, si: newTexts.titleSi },
    content: { en: newTexts.contentEn, si: newTexts.contentSi },
    lastUpdated: nextDay,
  });
  const refund = (await readPoliciesForOwner(shop)).find(({ kind }) => kind === 'refund');
  expect(refund?.earlier).toEqual([{ ...before, replacedAt: nextDay }]);
});

test('the second of two admins who edit a policy is refused, but can save another policy', async () => {
  const shop = await openOwnersShop();
  const { version } = await readPolicyForOwner(shop, 'terms');
  await savePolicy(shop, 'terms', { texts: newTexts, version });

  const second = { texts: { ...newTexts, titleEn: 'Second' }, version };

  expect(await savePolicy(shop, 'terms', second)).toEqual({
    ok: false,
    refusal: { code: 'changed-since' },
  });
  expect(await findPolicy(shop, 'terms')).toMatchObject({ title: { en: 'Money back' } });
  expect(await savePolicy(shop, 'privacy', second)).toMatchObject({ ok: true });
});

test('a form to save or restore a policy is applied once when it is sent twice', async () => {
  const shop = await openOwnersShop();
  const saved = { ok: true, value: undefined };
  const save = () => savePolicy(shop, 'terms', { texts: newTexts, version: 1 });
  expect([await save(), await save()]).toEqual([saved, saved]);
  const restore = () => restorePolicy(shop, 'terms', { earlier: 1, version: 2 });
  expect([await restore(), await restore()]).toEqual([saved, saved]);
  expect(await readPolicyForOwner(shop, 'terms')).toMatchObject({ version: 3 });
});

test('one of two concurrent saves is refused', async () => {
  const shop = await openOwnersShop();
  const save = (titleEn: string) =>
    savePolicy(shop, 'terms', { texts: { ...newTexts, titleEn }, version: 1 });
  const results = await Promise.all([save('One'), save('Other')]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('the activity log records the admin and the changed text, before and after the change', async () => {
  const shop = await openOwnersShop();
  const { texts, version } = await readPolicyForOwner(shop, 'privacy');
  await savePolicy(shop, 'privacy', { texts: { ...texts, titleEn: 'Privacy' }, version });

  const { entries } = await listAudit(shop, { subject: { kind: 'policy', id: 'privacy' } });
  expect(entries).toMatchObject([
    {
      userName: 'Kamala Silva',
      action: 'policy-saved',
      before: { titleEn: 'Privacy Policy' },
      after: { titleEn: 'Privacy' },
    },
  ]);
});

test('saving the published texts again changes nothing, not even the date', async () => {
  const shop = await openOwnersShop();
  const before = await readPolicyForOwner(shop, 'privacy');
  shop.clock.at = nextDay;

  expect(await savePolicy(shop, 'privacy', before)).toMatchObject({ ok: true });

  expect(await readPolicyForOwner(shop, 'privacy')).toEqual(before);
  expect((await listAudit(shop)).entries).toEqual([]);
});

test('an earlier version can be published again, and so can the version that it replaced', async () => {
  const shop = await openOwnersShop();
  const { texts } = await readPolicyForOwner(shop, 'refund');
  await savePolicy(shop, 'refund', { texts: newTexts, version: 1 });
  shop.clock.at = nextDay;

  expect(await restorePolicy(shop, 'refund', { earlier: 1, version: 2 })).toMatchObject({
    ok: true,
  });

  expect(await readPolicyForOwner(shop, 'refund')).toEqual({
    texts,
    version: 3,
    lastUpdated: nextDay,
  });
  expect(await restorePolicy(shop, 'refund', { earlier: 2, version: 3 })).toMatchObject({
    ok: true,
  });
  expect(await readPolicyForOwner(shop, 'refund')).toMatchObject({ texts: newTexts, version: 4 });
  const { entries } = await listAudit(shop, { subject: { kind: 'policy', id: 'refund' } });
  expect(entries[0]?.action).toBe('policy-restored');
});

test('a version is not restored after someone else has saved, and a missing version is refused', async () => {
  const shop = await openOwnersShop();
  await savePolicy(shop, 'refund', { texts: newTexts, version: 1 });

  expect(await restorePolicy(shop, 'refund', { earlier: 1, version: 1 })).toMatchObject({
    refusal: { code: 'changed-since' },
  });
  expect(await restorePolicy(shop, 'refund', { earlier: 7, version: 2 })).toMatchObject({
    refusal: { code: 'no-such-version' },
  });
  expect(await readPolicyForOwner(shop, 'refund')).toMatchObject({ texts: newTexts, version: 2 });
});

test('a policy requires its English title and text, and each line break is stored as one character', () => {
  const refusedForm = policySchema.safeParse({
    ...newTexts,
    titleEn: ' ',
    contentEn: '',
    contentSi: 'a\r\nb',
  });
  expect(refusedForm.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['titleEn', 'required'],
    ['contentEn', 'required'],
  ]);
  const acceptedForm = policySchema.parse({ ...newTexts, contentSi: 'a\r\nb', version: '3' });
  expect(acceptedForm).toEqual({ version: 3, texts: { ...newTexts, contentSi: 'a\nb' } });
});
