import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, postForms } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess({});
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

/** Returns search and filter of a URL, as far as it has them. */
function stateOf(url: string | null): Record<string, string> {
  const parameters = new URL(url ?? '', 'http://shop').searchParams;
  return Object.fromEntries([...parameters].filter(([name]) => name === 'show' || name === 'q'));
}

/** Returns the URLs of a page's links and forms that begin with a path. */
function urlsIn(html: string, path: string): string[] {
  const urls = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  return urls.filter((url) => url.startsWith(path));
}

test('the links and actions of a product keep the search and filter of the list', async () => {
  const { id } = await aProduct(shop.shop, { nameEn: 'Rare Oil', stock: 2 });
  const kept = { show: 'low', q: 'oil' };
  const query = `?${new URLSearchParams(kept)}`;
  const listed = await owner.get(`/admin/products${query}`);
  const rowUrls = urlsIn(listed.body, `/admin/products/${id}`);
  expect(rowUrls.length).toBeGreaterThan(2);
  for (const url of rowUrls) expect(stateOf(url)).toEqual(kept);

  const featured = formWith(listed.body, 'productId');
  const responses = [await owner.post(featured.action, { productId: id, featured: 'on' })];
  for (const [page, changed] of [
    [`/admin/products/${id}${query}`, {}],
    [`/admin/products/${id}/ledger${query}`, { kind: 'count', units: '1', note: 'Counted' }],
  ] as const) {
    const { body } = await owner.get(page);
    const listUrls = urlsIn(body, '/admin/products?').map(stateOf);
    // Only the link to all products leaves the filter out.
    expect(listUrls.filter(({ show }) => show === undefined)).toEqual([{ q: 'oil' }]);
    expect(listUrls.filter(({ show }) => show === 'low').length).toBeGreaterThan(1);
    const form = formWith(body, 'formKey');
    responses.push(await owner.post(form.action, { ...form.fields, ...changed }));
  }
  const confirmation = formWith(
    (await owner.get(`/admin/products/${id}${query}&ask=delete`)).body,
    'formKey',
  );
  responses.push(
    await owner.post(confirmation.action, { ...confirmation.fields, intent: 'delete' }),
  );
  for (const { status, headers } of responses) {
    expect([status, stateOf(headers.get('Location'))]).toEqual([303, kept]);
  }

  const deleted = await owner.get('/admin/products?show=deleted');
  const restore = postForms(deleted.body).find(({ fields }) => fields['productId'] === id);
  const restored = await owner.post(restore?.action ?? '', { productId: id, intent: 'restore' });
  expect(stateOf(restored.headers.get('Location'))).toEqual({ show: 'deleted' });
});

test('a search without a match says under every filter that it found nothing, not that the filter has no products', async () => {
  await aProduct(shop.shop, { nameEn: 'Scarce Balm', stock: 1 });
  for (const show of ['all', 'low', 'deleted']) {
    const { body } = await owner.get(`/admin/products?${new URLSearchParams({ show, q: 'xyz' })}`);
    expect(body, show).toContain('No products found');
    expect(body, show).not.toMatch(/No products are running low|No deleted products/);
  }
  const { body } = await owner.get('/admin/products?show=deleted');
  expect(body).toContain('No deleted products');
});
