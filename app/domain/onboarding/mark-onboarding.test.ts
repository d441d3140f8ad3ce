import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { ensurePolicies } from '#domain/policies/ensure-policies.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { markOnboarding, unmarkOnboarding } from './mark-onboarding.server.ts';
import { readOnboarding } from './read-onboarding.server.ts';
import { onboardingMarks } from './tables.server.ts';

async function aNewShop() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await ensurePolicies(shop);
  return anOwner(shop, { name: 'Selvi' });
}

async function stepOf(owner: Awaited<ReturnType<typeof aNewShop>>, key: string) {
  const { steps } = await readOnboarding(owner, { hasMail: false });
  return steps.find((step) => step.key === key);
}

test('a mark of an admin is stored and recorded once, and can be removed', async () => {
  const owner = await aNewShop();
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: false });

  await markOnboarding(owner, 'policies-read');
  await markOnboarding(owner, 'policies-read');
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: true, isMarked: true });
  expect(await owner.db.select().from(onboardingMarks)).toMatchObject([{ userName: 'Selvi' }]);

  await unmarkOnboarding(owner, 'policies-read');
  await unmarkOnboarding(owner, 'policies-read');
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: false });
  const { entries } = await listAudit(owner);
  expect(entries.map(({ action }) => action)).toEqual(['guide-unmarked', 'guide-marked']);
});

test('the first product for sale ticks its step, a deleted product does not', async () => {
  const owner = await aNewShop();
  await aProduct(owner, { active: false });
  expect(await stepOf(owner, 'product')).toMatchObject({ isDone: false });
  await aProduct(owner);
  expect(await stepOf(owner, 'product')).toMatchObject({ isDone: true });
});

test('an admin can hide the checklist and show it again', async () => {
  const owner = await aNewShop();
  await markOnboarding(owner, 'guide-hidden');
  expect(await readOnboarding(owner, { hasMail: true })).toMatchObject({ isHidden: true });
  await unmarkOnboarding(owner, 'guide-hidden');
  expect(await readOnboarding(owner, { hasMail: true })).toMatchObject({ isHidden: false });
});
