import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureProduct } from '#domain/catalog/editing/feature-product.server.ts';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { defaultTexts } from '#domain/messages/texts/default-texts.copy.ts';
import { saveText } from '#domain/messages/texts/save-text.server.ts';
import { markOnboarding } from '#domain/onboarding/mark-onboarding.server.ts';
import { formWith } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let open: InProcessShop;
let owner: Visitor;
let nimal: AdminShop;
let selvi: AdminShop;
beforeAll(async () => {
  open = await openInProcess();
  owner = await open.signedIn((await anOwner(open.shop)).actor.userId);
  nimal = await anOwner(open.shop, { name: 'Nimal Perera' });
  selvi = await anOwner(open.shop, { name: 'Selvi Nadarajah' });
});
afterAll(() => open?.close());

test('a conflict about a product names the admin who made the new version, not the one who changed its stock since', async () => {
  const { id } = await aProduct(open.shop, { images: ['/pictures/balm-50-1200.webp'] });
  const { action, fields } = formWith((await owner.get(`/admin/products/${id}`)).body, 'slug');
  const save = () => owner.post(action, { ...fields, descriptionEn: 'Typed second.' });
  await saveProduct(nimal, id, { priceLkr: 4000 });
  await saveProduct(selvi, id, { stock: 12, shownStock: 10 });
  await adjustStock(selvi, id, { kind: 'add', units: 3, note: 'Delivery' });

  const refused = await save();
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Nimal Perera saved this product');

  await featureProduct(selvi, { productId: id, featured: true });
  expect((await save()).body).toContain('Selvi Nadarajah saved this product');
});

test('a conflict about the settings names the admin who saved them, not the one who ticked a step of the checklist since', async () => {
  const { action, fields } = formWith((await owner.get('/admin/settings')).body, 'version');
  const other = await open.signedIn(nimal.actor.userId);
  const { version = '' } = fields;
  const saved = await other.post(action, { version, tagline: 'Relief at home' });
  expect(saved.status).toBe(303);
  await markOnboarding(selvi, 'brand-read');

  const refused = await owner.post(action, { ...fields, tagline: 'Relief by hand' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Nimal Perera saved the settings');
});

test('a conflict about the text of a message names the admin who saved it, not the one who saved another text since', async () => {
  const page = '/admin/messages/texts/order-placed';
  const { fields } = formWith((await owner.get(page)).body, 'shownEn');
  const save = (admin: AdminShop, kind: 'order-placed' | 'order-shipped') => {
    const shown = defaultTexts[kind];
    return saveText(admin, kind, { shown, text: { ...shown, en: '{shop}: {number}' } });
  };
  await save(nimal, 'order-placed');
  await save(selvi, 'order-shipped');

  const refused = await owner.post(page, { ...fields, en: 'Thank you' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Nimal Perera saved');
});

test('a stock count is refused and kept in the form if another admin adjusted the stock since; a new count is saved', async () => {
  const product = await aProduct(open.shop, { stock: 13 });
  const { id } = product;
  const buy = (quantity: number) => anOrder(open.shop, { lines: [{ product, quantity }] });
  await buy(3);
  const page = (await owner.get(`/admin/products/${id}/ledger`)).body;
  const { action, fields } = formWith(page, 'units');
  expect(page).toContain('subtract 3 for orders that are not packed yet');

  await buy(1);
  const typed = { ...fields, kind: 'count', units: '7', note: 'Counted on Friday' };
  const wrong = (await owner.post(action, { ...typed, note: '' })).body;
  expect(wrong).toContain('subtract 3 for');
  expect(wrong).toContain('compared with 10 in stock');

  await adjustStock(nimal, id, { kind: 'take', units: 2, note: 'Broken' });
  const refused = await owner.post(action, typed);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Please count again.');
  expect(refused.body).toContain('subtract 4 for');
  const keptForm = formWith(refused.body, 'units');
  expect(keptForm.fields).toMatchObject({ units: '7', note: 'Counted on Friday' });
  expect((await owner.post(action, { ...typed, ...keptForm.fields, units: '6' })).status).toBe(303);
  expect(await findProduct(open.shop, id)).toMatchObject({ stock: 6 });
});
