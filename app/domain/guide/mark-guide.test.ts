import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { ensurePolicies } from '#domain/policies/ensure-policies.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { markGuide, unmarkGuide } from './mark-guide.server.ts';
import { readGuide } from './read-guide.server.ts';
import { guideMarks } from './tables.server.ts';

async function aNewShop() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await ensurePolicies(shop);
  return anOwner(shop, { name: 'Selvi' });
}

async function stepOf(owner: Awaited<ReturnType<typeof aNewShop>>, key: string) {
  const { steps } = await readGuide(owner, { hasMail: false });
  return steps.find((step) => step.key === key);
}

test('what an admin says is kept once, written down, and can be taken back', async () => {
  const owner = await aNewShop();
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: false });

  await markGuide(owner, 'policies-read');
  await markGuide(owner, 'policies-read');
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: true, isMarked: true });
  expect(await owner.db.select().from(guideMarks)).toMatchObject([{ userName: 'Selvi' }]);

  await unmarkGuide(owner, 'policies-read');
  await unmarkGuide(owner, 'policies-read');
  expect(await stepOf(owner, 'policies')).toMatchObject({ isDone: false });
  const { entries } = await listAudit(owner);
  expect(entries.map(({ action }) => action)).toEqual(['guide-unmarked', 'guide-marked']);
});

test('the first product ticks its step, and deleting it unticks it', async () => {
  const owner = await aNewShop();
  await aProduct(owner, { active: false });
  expect(await stepOf(owner, 'product')).toMatchObject({ isDone: false });
  await aProduct(owner);
  expect(await stepOf(owner, 'product')).toMatchObject({ isDone: true });
});

test('the guide is hidden when an admin says so, and can be brought back', async () => {
  const owner = await aNewShop();
  await markGuide(owner, 'guide-hidden');
  expect(await readGuide(owner, { hasMail: true })).toMatchObject({ isHidden: true });
  await unmarkGuide(owner, 'guide-hidden');
  expect(await readGuide(owner, { hasMail: true })).toMatchObject({ isHidden: false });
});
