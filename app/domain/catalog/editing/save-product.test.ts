import { eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aCheckoutForm, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { productChangesSchema } from './product-schema.server.ts';
import { saveProduct } from './save-product.server.ts';

async function stockAndLedger(shop: Shop, productId: string) {
  const [product] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId));
  const [ledger] = await shop.db
    .select({ units: sum(stockMovements.units).mapWith(Number) })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId));
  return [product?.stock, ledger?.units ?? 0];
}

function buy(shop: Shop, productId: string, quantity: number) {
  const idempotencyKey = crypto.randomUUID();
  const cart = { key: idempotencyKey, lines: [{ productId, quantity }] };
  return placeOrder(shop, cart, aCheckoutForm({ idempotencyKey }));
}

test('units that are sold while the form is open stay sold when a new price is saved', async () => {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const balm = await aProduct(shop, { stock: 25 });
  expect(await buy(shop, balm.id, 3)).toMatchObject({ ok: true });

  const saved = await saveProduct(shop, balm.id, { priceLkr: 4200, stock: 25, shownStock: 25 });

  expect(saved.ok).toBe(true);
  expect(await findProduct(shop, balm.id)).toMatchObject({ priceLkr: 4200, stock: 22 });
  expect(await stockAndLedger(shop, balm.id)).toEqual([22, 22]);
});

test('ten more units are added to the stock, with a line of the ledger by the owner', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 25 });
  await saveProduct(shop, balm.id, { stock: 35, shownStock: 25 });
  const [, line] = await shop.db.select().from(stockMovements).orderBy(stockMovements.id);
  expect(line).toMatchObject({
    units: 10,
    reason: 'adjusted',
    actor: `owner:${shop.actor.userId}`,
  });
  expect(await stockAndLedger(shop, balm.id)).toEqual([35, 35]);
});

test('taking away more units than are left is refused, and nothing is saved', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 2 });
  const saved = await saveProduct(shop, balm.id, { priceLkr: 1, stock: 0, shownStock: 3 });
  expect(saved).toEqual({ ok: false, refusal: { code: 'stock-below-zero', stock: 2 } });
  expect(await findProduct(shop, balm.id)).toMatchObject({ priceLkr: 3800, stock: 2 });
});

test('a stock of more than a million units is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  const saved = await saveProduct(shop, balm.id, { stock: 1_000_000, shownStock: 0 });
  expect(saved).toEqual({ ok: false, refusal: { code: 'stock-too-large', stock: 10 } });
});

test('a stock that restocking brought above a million can be saved and reduced, but not increased', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 1_000_010 });
  const save = (form: Record<string, string>) => {
    const shown = { shownStock: '1000010', ...form };
    return saveProduct(shop, balm.id, productChangesSchema.parse(shown));
  };
  expect(await save({ stock: '1000010', priceLkr: '4200' })).toMatchObject({ ok: true });
  expect(await save({ stock: '1000009' })).toMatchObject({ ok: true });
  expect(await findProduct(shop, balm.id)).toMatchObject({ priceLkr: 4200, stock: 1_000_009 });

  const more = await saveProduct(shop, balm.id, { stock: 1_000_010, shownStock: 1_000_009 });
  expect(more).toEqual({ ok: false, refusal: { code: 'stock-too-large', stock: 1_000_009 } });
  const typed = { stock: '1000011', shownStock: '1000010' };
  expect(productChangesSchema.safeParse(typed).error?.issues).toMatchObject([
    { path: ['stock'], message: 'too-large' },
  ]);
});

test('a price and a stock of 0 are saved', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 5 });
  await saveProduct(shop, balm.id, { priceLkr: 0, stock: 0, shownStock: 5 });
  expect(await findProduct(shop, balm.id)).toMatchObject({ priceLkr: 0, stock: 0 });
});

test('a field that was not sent stays as it is', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { images: ['/pictures/a.webp'], featured: true });
  shop.clock.at = new Date('2026-11-22T00:00:00Z');
  await saveProduct(shop, balm.id, { nameSi: 'අලුත් බාම්' });
  const [row] = await shop.db.select().from(products);
  expect(row).toEqual({ ...balm, nameSi: 'අලුත් බාම්', version: 2, updatedAt: shop.clock.at });
});

test('facts of the pack are changed field by field, and can be emptied', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { makerEn: 'Sandhi', ingredientsEn: 'Sesame oil' });
  await saveProduct(shop, balm.id, { ingredientsEn: '', howToUseSi: 'සෙමින් ගල්වන්න.' });
  expect(await findProduct(shop, balm.id)).toMatchObject({
    maker: { en: 'Sandhi', si: '' },
    ingredients: { en: '', si: '' },
    howToUse: { en: '', si: 'සෙමින් ගල්වන්න.' },
  });
});

test('a stock that is sent without the shown stock is set to the sent number', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 5 });
  await saveProduct(shop, balm.id, { stock: 7 });
  expect(await stockAndLedger(shop, balm.id)).toEqual([7, 7]);
});

test('a saved slug may stay, gets a number if another product has it, and is made from the name if it is empty', async () => {
  const shop = await anOwner(await openTestShop());
  await aProduct(shop, { slug: 'balm' });
  const oil = await aProduct(shop, { slug: 'oil' });
  const slugAfter = async (changes: { slug: string; nameEn?: string }) => {
    await saveProduct(shop, oil.id, changes);
    return (await findProduct(shop, oil.id))?.slug;
  };
  expect(await slugAfter({ slug: 'oil' })).toBe('oil');
  expect(await slugAfter({ slug: 'balm' })).toBe('balm-2');
  expect(await slugAfter({ slug: '', nameEn: 'New Oil' })).toBe('new-oil');
});

test('an unknown product cannot be saved', async () => {
  const shop = await anOwner(await openTestShop());
  const saved = await saveProduct(shop, crypto.randomUUID(), { priceLkr: 1 });
  expect(saved).toEqual({ ok: false, refusal: { code: 'product-not-found' } });
});

test('a deleted product cannot be saved', async () => {
  const shop = await anOwner(await openTestShop());
  const deletedProduct = await aProduct(shop, { active: false });
  expect(await saveProduct(shop, deletedProduct.id, { priceLkr: 1 })).toMatchObject({ ok: false });
});

test('saving while orders take units neither loses nor adds a unit', async () => {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const balm = await aProduct(shop, { stock: 25 });
  const bought = Array.from({ length: 8 }, () => buy(shop, balm.id, 2));
  const saved = Array.from({ length: 4 }, (_, index) =>
    saveProduct(shop, balm.id, { priceLkr: 3800, stock: 26 + index, shownStock: 25 }),
  );
  const results = await Promise.all([...bought, ...saved]);
  expect(results.every((result) => result.ok)).toBe(true);
  expect(await stockAndLedger(shop, balm.id)).toEqual([25 - 16 + 10, 25 - 16 + 10]);
});

test('a price above the maximum price on the pack is refused, whichever of the two is changed', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { priceLkr: 3800 });
  const aboveMaximum = { ok: false, refusal: { code: 'above-maximum' } };

  expect(await saveProduct(shop, balm.id, { maximumPriceLkr: 3799 })).toMatchObject(aboveMaximum);
  expect(await saveProduct(shop, balm.id, { maximumPriceLkr: 3800 })).toMatchObject({ ok: true });
  expect(await saveProduct(shop, balm.id, { priceLkr: 3801 })).toMatchObject({
    refusal: { code: 'above-maximum', maximumPriceLkr: 3800 },
  });
  expect(await saveProduct(shop, balm.id, { priceLkr: 3801, maximumPriceLkr: null })).toMatchObject(
    { ok: true },
  );
});

test('a product keeps its size while it belongs to a size group, whichever of the two is sent', async () => {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { sizeGroup: 'Oil', sizeMl: 100 });
  const save = (form: Record<string, string>) =>
    saveProduct(shop, oil.id, productChangesSchema.parse(form));
  const refused = { ok: false, refusal: { code: 'size-missing' } };
  for (const sizeMl of ['', '0']) expect(await save({ priceLkr: '1', sizeMl })).toEqual(refused);
  expect(await findProduct(shop, oil.id)).toMatchObject({ priceLkr: 3800, sizeMl: 100 });
  expect(await save({ sizeGroup: '' })).toMatchObject({ ok: true });
  expect(await save({ sizeMl: '' })).toMatchObject({ ok: true });
  expect(await findProduct(shop, oil.id)).toMatchObject({ sizeGroup: '', sizeMl: null });
});
