import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addProduct } from '#domain/catalog/editing/add-product.server.ts';
import { deleteProduct } from '#domain/catalog/editing/delete-product.server.ts';
import { featureProduct } from '#domain/catalog/editing/feature-product.server.ts';
import { moveProduct } from '#domain/catalog/editing/move-product.server.ts';
import { restoreProduct } from '#domain/catalog/editing/restore-product.server.ts';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { ensurePolicies } from '#domain/policies/ensure-policies.server.ts';
import { readPolicyForOwner } from '#domain/policies/read-policies-for-owner.server.ts';
import { savePolicy } from '#domain/policies/save-policy.server.ts';
import { answerReview } from '#domain/reviews/change-review.server.ts';
import { listReviews } from '#domain/reviews/list-reviews.server.ts';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { saveSettings } from '#domain/settings/form/save-settings.server.ts';
import { settingsSchema } from '#domain/settings/form/settings-schema.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { aDeliveredLine, aReviewForm } from '#test/reviews.ts';
import { aCheckoutForm, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { readContentVersion } from './read-content-version.server.ts';

async function openShop() {
  const shop = await openTestShop();
  await ensureSettings(shop, { claimsShown: true });
  await ensurePolicies(shop);
  return { shop, owner: await anOwner(shop) };
}

type Change = (shop: AdminShop, productId: string) => Promise<{ ok: boolean }>;

const saveFields = (fields: Record<string, string>) => (shop: AdminShop) =>
  saveSettings(shop, settingsSchema.parse(fields).changes, { version: 1 });

const changes: Record<string, Change> = {
  'a new product': (shop) => addProduct(shop, aProductForm()),
  'another price': (shop, productId) => saveProduct(shop, productId, { priceLkr: 4200 }),
  'other pictures': (shop, productId) => saveProduct(shop, productId, { images: ['/pictures/a'] }),
  'a stock that was typed': (shop, productId) => saveProduct(shop, productId, { stock: 9 }),
  'a stock that was adjusted': (shop, productId) =>
    adjustStock(shop, productId, { kind: 'add', units: 1, note: 'found' }),
  'a featured product': (shop, productId) => featureProduct(shop, { productId, featured: true }),
  'a deleted product': (shop, productId) => deleteProduct(shop, productId),
  'another name of the shop': saveFields({ siteName: 'Another shop' }),
  'a testimonial of the landing page': saveFields({ 'story2-stars': '4' }),
  'a number of the landing page': saveFields({ 'figure1-caption': 'other words' }),
  'a text of the landing page': saveFields({ 'about1-title': 'another title' }),
  'a policy': async (shop) => {
    const { texts, version } = await readPolicyForOwner(shop, 'refund');
    return savePolicy(shop, 'refund', { texts: { ...texts, titleEn: 'Money back' }, version });
  },
};

test.each(Object.entries(changes))('%s makes a new version of the pages', async (_what, change) => {
  const { shop, owner } = await openShop();
  const { id } = await aProduct(shop, { stock: 3 });
  const before = await readContentVersion(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1_000);
  expect(await change(owner, id)).toMatchObject({ ok: true });
  expect((await readContentVersion(shop)).version).not.toBe(before.version);
});

test('a product that was moved makes a new version of the pages', async () => {
  const { shop, owner } = await openShop();
  const [one, other] = [await aProduct(shop), await aProduct(shop)];
  const before = await readContentVersion(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1_000);
  for (const [productId, neighbourId] of [
    [one.id, other.id],
    [other.id, one.id],
  ] as const) {
    await moveProduct(owner, { productId, side: 'before', neighbourId });
  }
  expect((await readContentVersion(shop)).version).not.toBe(before.version);
});

test('a restored product makes a new version of the pages', async () => {
  const { shop, owner } = await openShop();
  const { id } = await aProduct(shop, { active: false });
  const before = await readContentVersion(shop);
  expect(await restoreProduct(owner, id)).toMatchObject({ ok: true });
  expect((await readContentVersion(shop)).version).not.toBe(before.version);
});

test('each day in Colombo makes a new version, because pages say when an order of today arrives', async () => {
  const { shop } = await openShop();
  const versionAt = async (time: string) =>
    (await readContentVersion({ ...shop, now: () => new Date(time) })).version;
  const sunday = await versionAt('2026-11-28T18:30:00Z');
  expect(await versionAt('2026-11-29T18:29:59Z')).toBe(sunday);
  expect(await versionAt('2026-11-29T18:30:00Z')).not.toBe(sunday);
});

test('a review and its answer each make a new version of the pages', async () => {
  const { shop, owner } = await openShop();
  const line = await aDeliveredLine(shop);
  const none = await readContentVersion(shop);
  await writeReview(shop, line, aReviewForm());
  const written = await readContentVersion(shop);
  const [review] = (await listReviews(shop, line.productId)).reviews;
  await answerReview(owner, { id: review?.id ?? '', version: 1 }, 'Thank you.');
  const versions = [none, written, await readContentVersion(shop)].map(({ version }) => version);
  expect(new Set(versions).size).toBe(3);
});

test('a refused change makes no new version', async () => {
  const { shop, owner } = await openShop();
  const { id } = await aProduct(shop, { stock: 1 });
  const before = await readContentVersion(shop);
  expect(await saveProduct(owner, id, { stock: -1, shownStock: 9 })).toMatchObject({ ok: false });
  expect(await deleteProduct(owner, crypto.randomUUID())).toMatchObject({ ok: false });
  expect(await readContentVersion(shop)).toEqual(before);
});

test('an order changes the stock and not the version, so that orders do not discard the cached pages at once', async () => {
  const { shop } = await openShop();
  const { id, priceLkr } = await aProduct(shop, { stock: 3 });
  const before = await readContentVersion(shop);
  const form = aCheckoutForm();
  const cart = { key: form.idempotencyKey, lines: [{ productId: id, quantity: 1 }] };
  expect(await placeOrder(shop, cart, { ...form, shownTotalLkr: priceLkr })).toMatchObject({
    ok: true,
  });
  const after = await readContentVersion(shop);
  expect(after.version).toBe(before.version);
  expect(after.stock).not.toBe(before.stock);
});

test('the stock lists the units of the products in a fixed order, and an empty shop has a version too', async () => {
  const shop = await openTestShop();
  expect(await readContentVersion(shop)).toEqual({ version: dayIn(shop.now()), stock: '' });
  const ids = [(await aProduct(shop, { stock: 3 })).id, (await aProduct(shop, { stock: 7 })).id];
  const { stock } = await readContentVersion(shop);
  expect(stock.split(',').sort()).toEqual(['3', '7']);
  for (const id of ids) {
    await shop.db.update(products).set({ nameEn: 'Another name' }).where(eq(products.id, id));
    expect((await readContentVersion(shop)).stock).toBe(stock);
  }
  await shop.db.update(products).set({ stock: sql`10 - ${products.stock}` });
  expect((await readContentVersion(shop)).stock).toBe(stock.split(',').reverse().join(','));
});
