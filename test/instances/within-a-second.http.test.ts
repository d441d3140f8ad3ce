import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '#test/visitor.ts';
import { type Instances, openInstances, signInOwner } from './open-instances.ts';

let instances: Instances;
let owner: Visitor;
let productId = '';

beforeAll(async () => {
  instances = await openInstances(2);
  owner = await signInOwner(instances.at(0));
  [productId = ''] = instances.productIds;
});
afterAll(() => instances?.close());

/** Returns the milliseconds until the request that first got this text from the other instance. */
async function msUntilShown(path: string, text: string): Promise<number> {
  const changedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    const { body } = await instances.at(1).get(path);
    if (body.includes(text)) return askedAt - changedAt;
    if (askedAt - changedAt > 5_000) throw new Error(`${path} does not say ${text}`);
  }
}

async function saveVersioned(path: string, fields: Record<string, string>) {
  const { body } = await owner.get(path);
  const version = /name="version" value="(\d+)"/.exec(body)?.[1] ?? '';
  return owner.post(path, { version, ...fields });
}

const policy = {
  ...{ titleEn: 'Our Own Words', titleSi: 'අපේම වචන' },
  ...{ contentEn: 'Ten days.', contentSi: 'දින දහයක්.' },
};

type Change = { of: string; path: string; says: string; by: () => Promise<{ status: number }> };

const changes: Change[] = [
  {
    ...{ of: 'a price', path: '/', says: '4,321' },
    by: () => owner.post(`/admin/products/${productId}`, { priceLkr: '4321' }),
  },
  {
    ...{ of: 'the stock', path: '/', says: '(7 available)' },
    by: () => owner.post(`/admin/products/${productId}`, { stock: '7' }),
  },
  {
    ...{ of: 'a setting', path: '/', says: '7 Lake Road, Kandy' },
    by: () => saveVersioned('/admin/settings', { address: '7 Lake Road, Kandy' }),
  },
  {
    ...{ of: 'a policy', path: '/privacy-policy', says: 'Our Own Words' },
    by: () => saveVersioned('/admin/policies?tab=privacy', policy),
  },
  {
    ...{
      of: 'the deletion of a product',
      path: '/products/balm-to-buy',
      says: 'Page Not Found',
    },
    by: () => owner.post(`/admin/products/${productId}`, { intent: 'delete' }),
  },
];

test.each(changes)('$of on one instance shows on another within a second', async (change) => {
  // Fills the cache of the other instance, so that it has something to replace.
  expect((await instances.at(1).get(change.path)).body).not.toContain(change.says);
  expect((await change.by()).status).toBe(303);
  expect(await msUntilShown(change.path, change.says)).toBeLessThan(1_000);
});
