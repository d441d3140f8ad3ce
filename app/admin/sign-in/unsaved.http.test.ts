import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { openPanelShop } from '#test/panel-shop.ts';
import { anAccount } from '#test/running-shop.ts';
import type { Visitor } from '#test/visitor.ts';

const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
const product = {
  nameEn: 'Oil "100 ml" & more',
  nameSi: 'සන්ධි සහන තෛලය',
  descriptionEn: 'A long text that took half an hour to write.',
  descriptionSi: 'වෙහෙසට පත් සන්ධිවලට සහනයක්.',
  priceLkr: '3800',
  stock: '25',
  images: '/pictures/oil-100-800.webp',
};

let panel: Awaited<ReturnType<typeof openPanelShop>>;
let kamala: Visitor;

beforeAll(async () => {
  panel = await openPanelShop();
  await anAccount(panel.running, { ...credentials, owner: true });
  kamala = panel.visitor();
  await kamala.post('/admin/sign-in', { ...credentials, next: '/admin/products/new' });
});
afterAll(() => panel?.close());

/** The names and values of the hidden fields, as a browser would read them. */
function hiddenFields(body: string): [string, string][] {
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return fields.map(([, name = '', value = '']) => [plain(name), plain(value)]);
}

function plain(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('what was typed for too long is not saved, not lost, and saved after signing in again', async () => {
  expect((await kamala.get('/admin/products/new')).status).toBe(200);
  await panel.running.shop.db
    .update(sessions)
    .set({ panelUsedAt: new Date(Date.now() - 31 * 60_000) });
  const cookie = kamala.cookies.get('sandhi.session_token');

  const late = await kamala.post('/admin/products/new', product);
  expect(late.status).toBe(401);
  expect(late.body).toContain('it was not used for a while');
  expect(late.body).toContain('What you typed is kept');
  expect(kamala.cookies.get('sandhi.session_token')).toBe(cookie);
  const carried = Object.fromEntries(hiddenFields(late.body));

  const wrong = await kamala.post('/admin/sign-in', { ...carried, ...credentials, password: 'no' });
  expect(Object.fromEntries(hiddenFields(wrong.body))).toEqual(carried);

  const again = await kamala.post('/admin/sign-in', { ...carried, ...credentials });
  expect(again.status).toBe(200);
  expect(again.body).toContain('What you typed is not lost');
  expect(again.body).toContain('action="/admin/products/new"');
  const fields = hiddenFields(again.body);
  expect(Object.fromEntries(fields)).toEqual(product);
  expect(kamala.cookies.get('sandhi.session_token')).not.toBe(cookie);

  const before = await panel.running.shop.db.$count(products);
  const saved = await kamala.post('/admin/products/new', new URLSearchParams(fields));
  expect(saved.status).toBe(303);
  expect(await panel.running.shop.db.$count(products)).toBe(before + 1);
});
