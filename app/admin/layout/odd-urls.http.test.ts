import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

const oddQueries = [
  'page=0',
  'page=-1',
  'page=1e9',
  'page=x',
  'state=gone',
  'status=sold',
  'state=%27',
];
const searches = ['%', '_', '\\', "' or 1=1 --", 'x'.repeat(1900), '<b>'];
const unknownIds = ['x', '00000000-0000-4000-8000-000000000000', "' or 1=1"];

test.each(['orders', 'inbox', 'messages'])(
  'neither an odd search nor an invalid page or filter breaks the list of %s',
  async (list) => {
    const queries = [...oddQueries, ...searches.map((search) => `q=${encodeURIComponent(search)}`)];
    for (const query of queries) {
      expect((await owner.get(`/admin/${list}?${query}`)).status, query).toBe(200);
    }
    expect((await owner.get(`/admin/${list}?q=%00`)).status).toBeLessThan(500);
  },
);

test.each([
  ['orders', undefined],
  ['inbox', { from: 'new', to: 'read' }],
  ['messages', {}],
  ['products', { priceLkr: '1' }],
] as const)(
  'an unknown id in a URL of the %s shows "not found" inside the panel',
  async (list, form) => {
    for (const id of unknownIds) {
      const path = `/admin/${list}/${encodeURIComponent(id)}`;
      const { status, body } = await owner.get(path);
      expect([status, body.includes('Sandhi, Dashboard')], path).toEqual([404, true]);
      if (form) expect((await owner.post(path, form)).status, path).toBe(404);
    }
  },
);

test('a contact message that was moved in the meantime is not moved again', async () => {
  const words = 'Do you deliver to Jaffna?';
  const form = { name: 'Dilani Fonseka', phone: '071 555 0136', message: words, email: '' };
  expect((await shop.visitor().post('/contact/messages', form)).status).toBeLessThan(400);
  const [path = ''] =
    /\/admin\/inbox\/[0-9a-f-]{36}/.exec((await owner.get('/admin/inbox')).body) ?? [];
  expect((await owner.post(path, { from: 'new', to: 'done' })).status).toBe(303);
  expect((await owner.post(path, { from: 'new', to: 'answered' })).status).toBe(409);
  expect((await owner.post(path, { from: 'new', to: 'gone' })).status).toBe(400);
});

test('an e-mail that has not failed is not sent again', async () => {
  const order = await anOrder(shop.shop, {});
  const { id } = await aMessage(shop.shop, {
    kind: 'order-placed',
    orderId: order.id,
    secretLink: null,
  });
  expect((await owner.post(`/admin/messages/${id}`, {})).status).toBe(409);
});

const validProduct = {
  ...{ nameEn: 'Kept name', nameSi: 'නම', descriptionEn: 'x', descriptionSi: 'x' },
  ...{ priceLkr: '100', stock: '1' },
};

test.each([
  [{ nameEn: 'x'.repeat(10_000) }, 'Please use at most 120 characters.'],
  [{ nameEn: 'a\0b' }, 'This contains characters we cannot save.'],
  [{ priceLkr: '-1' }, 'Please enter 0 or more.'],
  [{ priceLkr: '1.5' }, 'Please enter whole rupees, without cents.'],
  [{ priceLkr: '1e9' }, 'Please enter a number in digits.'],
  [{ priceLkr: 'free' }, 'Please enter a number in digits.'],
  [{ stock: '99999999999999999999' }, 'Please enter at most 1,000,000.'],
  [{ image1: 'javascript:alert(1)' }, 'Please enter an https address'],
  [{ slug: '../admin' }, 'Please use small letters'],
] as [Record<string, string>, string][])(
  'a product with hostile input is refused with a reason, and what was typed is kept (%#)',
  async (overrides, expected) => {
    const before = await shop.shop.db.$count(products);
    const { status, body } = await owner.post('/admin/products/new', {
      ...validProduct,
      ...overrides,
    });
    expect(status).toBe(422);
    expect(body).toContain(expected);
    expect(body).toContain(overrides['nameEn'] === undefined ? 'value="Kept name"' : 'value="100"');
    expect(await shop.shop.db.$count(products)).toBe(before);
  },
);
