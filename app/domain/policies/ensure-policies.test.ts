import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { defaultPolicies } from './default-policies.copy.ts';
import { ensurePolicies } from './ensure-policies.server.ts';
import { findPolicy } from './find-policy.server.ts';
import { policyKinds } from './policy.ts';
import { policies } from './tables.server.ts';

test('a new shop publishes its three documents, last updated today', async () => {
  const shop = await openTestShop();

  await ensurePolicies(shop);

  for (const kind of policyKinds) {
    const policy = await findPolicy(shop, kind);
    expect(policy).toEqual({ kind, ...defaultPolicies[kind], lastUpdated: shop.now() });
  }
});

test('concurrent starts publish each document once', async () => {
  const shop = await openTestShop();

  await Promise.all([ensurePolicies(shop), ensurePolicies(shop)]);

  expect(await shop.db.$count(policies)).toBe(3);
});

test('a later start keeps the owner’s text with its date, and adds a missing document', async () => {
  const shop = await openTestShop();
  await ensurePolicies(shop);
  await shop.db.update(policies).set({ contentEn: 'Ours' }).where(eq(policies.kind, 'terms'));
  await shop.db.delete(policies).where(eq(policies.kind, 'refund'));
  const firstDay = shop.now();
  shop.clock.at = new Date('2026-12-01T03:30:00.000Z');

  await ensurePolicies(shop);

  expect(await findPolicy(shop, 'terms')).toMatchObject({
    content: { en: 'Ours' },
    lastUpdated: firstDay,
  });
  expect(await findPolicy(shop, 'refund')).toMatchObject({ lastUpdated: shop.now() });
});

test('a document that the shop does not have is not found', async () => {
  const shop = await openTestShop();

  expect(await findPolicy(shop, 'privacy')).toBeUndefined();
});

test('both languages of a document have the same headings, points and figures', () => {
  for (const kind of policyKinds) {
    const { en, si } = defaultPolicies[kind].content;
    expect(outlineOf(si)).toEqual(outlineOf(en));
    expect(si).toBe(si.normalize('NFC'));
  }
  const { en, si } = defaultPolicies.refund.content;
  for (const figure of ['7', '1-3', '5-10', '10', '24']) {
    expect(en).toContain(figure);
    expect(si).toContain(figure);
  }
});

function outlineOf(markdown: string): string[] {
  return markdown.split('\n').map((line) => /^(## |- |)/.exec(line)?.[0] ?? '');
}
