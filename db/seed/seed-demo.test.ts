import { existsSync } from 'node:fs';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { demoBankDetails, demoProducts } from './demo-products.ts';
import { seedDemo } from './seed-demo.server.ts';

test('the demonstration page opens with the featured bottle and keeps the order of the list', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const listed = await shop.db
    .select({ slug: products.slug, priceLkr: products.priceLkr, stock: products.stock })
    .from(products)
    .orderBy(desc(products.featured), desc(products.createdAt));
  expect(listed.map(({ slug }) => slug)).toEqual(demoProducts.map(({ slug }) => slug));
  expect(listed[0]).toMatchObject({ priceLkr: 3800, stock: 50 });
});

test('the ledger accounts for every unit on the demonstration shelves', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const units = sql<number>`coalesce(sum(${stockMovements.units}), 0)::integer`;
  const shelves = await shop.db
    .select({ stock: products.stock, units })
    .from(products)
    .leftJoin(stockMovements, eq(stockMovements.productId, products.id))
    .groupBy(products.id);
  for (const shelf of shelves) expect(shelf.units).toBe(shelf.stock);
  const movements = await shop.db.select().from(stockMovements);
  expect(movements.every(({ reason, actor }) => reason === 'opening' && actor === 'shop')).toBe(
    true,
  );
});

test('two starts at once, and any later one, seed a single time', async () => {
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

test('the demonstration offers bank transfer with an account that says it is invented', async () => {
  const shop = await openTestShop();

  await seedDemo(shop);

  const { bankAccountDetails } = await readSettings(shop);
  expect(bankAccountDetails).toEqual(demoBankDetails);
  expect(bankAccountDetails.en).toContain('DEMONSTRATION');
});

test('bank details that the owner took out stay out', async () => {
  const shop = await openTestShop();
  await seedDemo(shop);
  await shop.db.update(settings).set({ bankAccountDetails: '', bankAccountDetailsSi: '' });

  await seedDemo(shop);

  expect((await readSettings(shop)).bankAccountDetails).toEqual({ en: '', si: '' });
});

test('every demonstration product has its pictures in the tree', () => {
  const pictures = demoProducts.flatMap((product) => product.pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(demoProducts.length);
  for (const picture of pictures) expect(existsSync(`public${picture}`)).toBe(true);
});

test('the packs of the demonstration speak both languages, and no approval number is invented', async () => {
  const shop = await openTestShop();
  await seedDemo(shop);
  const packs = await shop.db.select().from(products);
  for (const pack of packs) {
    expect(pack).toMatchObject({ approvalNumber: '' });
    expect(pack.warningsEn).not.toBe('');
    expect(pack.warningsSi).toMatch(/\p{Script=Sinhala}/u);
  }
});

test('a demonstration from before is renamed: its oil relieves, and cures nothing', async () => {
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

test('nothing that the demonstration says of its products promises a cure', () => {
  const text = JSON.stringify(demoProducts);
  expect(text).not.toMatch(/(?<![\p{L}\p{M}])සුව(?!ඳ)|ප්‍රතිකාර|cure|heal|treat/iu);
  for (const { facts } of demoProducts) {
    expect(facts.warnings.en).toMatch(/pregnant/);
    expect(facts.warnings.si).toMatch(/ගැබිනියක්/);
  }
});
