import { existsSync } from 'node:fs';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { demoBankDetails, demoProducts } from './demo-products.ts';
import { seedDemo } from './seed-demo.server.ts';

test('the demo shop lists the featured bottle first, and then the others in the order of the list', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const listed = await shop.db
    .select({ slug: products.slug, priceLkr: products.priceLkr, stock: products.stock })
    .from(products)
    .orderBy(desc(products.featured), desc(products.createdAt));
  expect(listed.map(({ slug }) => slug)).toEqual(demoProducts.map(({ slug }) => slug));
  expect(listed[0]).toMatchObject({ priceLkr: 3800, stock: 50 });
});

test('the stock ledger of the demo shop accounts for every unit', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const units = sql<number>`coalesce(sum(${stockMovements.units}), 0)::integer`;
  const stocks = await shop.db
    .select({ stock: products.stock, units })
    .from(products)
    .leftJoin(stockMovements, eq(stockMovements.productId, products.id))
    .groupBy(products.id);
  for (const { units, stock } of stocks) expect(units).toBe(stock);
  const movements = await shop.db.select().from(stockMovements);
  expect(movements.every(({ reason, actor }) => reason === 'opening' && actor === 'shop')).toBe(
    true,
  );
});

test('two starts at once, and a later one, fill the demo shop once', async () => {
  const shop = await openTestShop();

  await Promise.all([seedDemo(shop), seedDemo(shop)]);
  await seedDemo(shop);

  expect(await shop.db.$count(products)).toBe(demoProducts.length);
});

test('a shop with a product of its own, even a deleted one, is not filled with others', async () => {
  const shop = await openTestShop();
  await aProduct(shop, { active: false });

  await seedDemo(shop);

  expect(await shop.db.$count(products)).toBe(1);
});

test('the demo shop offers bank transfer with an account that says it is invented', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const { bankAccountDetails } = await readSettings(shop);
  expect(bankAccountDetails).toEqual(demoBankDetails);
  expect(bankAccountDetails.en).toContain('DEMO ONLY');
});

test('bank details that the owner removed stay removed', async () => {
  const shop = await openTestShop();
  await seedDemo(shop);
  await shop.db.update(settings).set({ bankAccountDetails: '', bankAccountDetailsSi: '' });

  await seedDemo(shop);

  expect((await readSettings(shop)).bankAccountDetails).toEqual({ en: '', si: '' });
});

test('every demo product has its pictures among the public files', () => {
  const pictures = demoProducts.flatMap((product) => product.pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(demoProducts.length);
  for (const picture of pictures) expect(existsSync(`public${picture}`)).toBe(true);
});

test('demo products have warnings in both languages, and no invented approval number', async () => {
  const shop = await openTestShop();
  await seedDemo(shop);
  const stored = await shop.db.select().from(products);
  for (const product of stored) {
    expect(product).toMatchObject({ approvalNumber: '' });
    expect(product.warningsEn).not.toBe('');
    expect(product.warningsSi).toMatch(/\p{Script=Sinhala}/u);
  }
});

test('products of an earlier demo shop are renamed, from a cure to relief', async () => {
  const shop = await openTestShop();
  await seedDemo(shop);
  const old = sql`replace(${products.nameSi}, 'සන්ධි සහන', 'සන්ධි සුව')`;
  await shop.db.update(products).set({ nameSi: old });

  await seedDemo(shop);

  const named = await shop.db.select({ slug: products.slug, si: products.nameSi }).from(products);
  expect(Object.fromEntries(named.map(({ slug, si }) => [slug, si]))).toEqual(
    Object.fromEntries(demoProducts.map(({ slug, name }) => [slug, name.si])),
  );
});

test('no text about a demo product promises a cure', () => {
  const text = JSON.stringify(demoProducts);
  expect(text).not.toMatch(/(?<![\p{L}\p{M}])සුව(?!ඳ)|ප්‍රතිකාර|cure|heal|treat/iu);
  for (const { facts } of demoProducts) {
    expect(facts.warnings.en).toMatch(/pregnant/);
    expect(facts.warnings.si).toMatch(/ගැබිනියක්/);
  }
});
