import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

/** Claims and placeholders that a real shop must not show before its owner has entered them. */
const invented = [
  '98%',
  '5000+',
  'Kamala Perera',
  '077 123 4567',
  'sandhi.example',
  'Thousands',
  'Natural Ingredients',
  'Proven',
  'Inflammatory',
  'practitioners',
  'සන්ධි සුව',
  'id="about"',
  '#about',
  '#benefits',
];

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

async function progress(): Promise<string | undefined> {
  const { body } = await owner.get('/admin/dashboard');
  return /\d+ of 11 done/.exec(body)?.[0];
}

function submit(fields: Record<string, string>) {
  return owner.post('/admin/guide?returnTo=dashboard', fields);
}

test('the checklist of a new shop has no step done, and only a step that the owner confirms can be marked and unmarked', async () => {
  expect(await progress()).toBe('0 of 11 done');
  const response = await submit({ mark: 'policies-read' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/admin/dashboard']);
  expect(await progress()).toBe('1 of 11 done');

  for (const mark of ['contact', 'product', 'backup-arranged', '']) await submit({ mark });
  expect(await progress()).toBe('1 of 11 done');
  await submit({ mark: 'policies-read', isUndo: 'on' });
  expect(await progress()).toBe('0 of 11 done');
});

test('the checklist can be hidden and shown again', async () => {
  await submit({ mark: 'guide-hidden' });
  expect(await progress()).toBeUndefined();
  expect((await owner.get('/admin/dashboard')).body).toContain('href="/admin/guide"');
  expect((await owner.get('/admin/guide')).body).toContain('Show it on the dashboard');
  await submit({ mark: 'guide-hidden', isUndo: 'on' });
  expect(await progress()).toBe('0 of 11 done');
});

test('an empty shop shows no invented claims or contacts, and says that products are coming', async () => {
  const visitor = shop.visitor();
  for (const path of ['/', '/si', '/contact', '/si/contact', '/cart', '/privacy-policy']) {
    const { status, body } = await visitor.get(path);
    expect(status, path).toBe(200);
    for (const text of invented) expect(body, `${text} on ${path}`).not.toContain(text);
  }
  expect((await visitor.get('/')).body).toContain('Our products will be here soon.');
  expect((await visitor.get('/si')).body).toContain('අපේ නිෂ්පාදන ඉක්මනින්ම මෙහි දැකගත හැකියි.');
});
