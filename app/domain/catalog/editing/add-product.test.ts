import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { addProduct } from './add-product.server.ts';
import { deleteProduct } from './delete-product.server.ts';
import { productChangesSchema } from './product-schema.server.ts';

async function slugs(shop: Parameters<typeof listProducts>[0]) {
  const rows = await shop.db.select({ slug: products.slug }).from(products);
  return rows.map((row) => row.slug).sort();
}

test('a new product is in the shop at once, with the opening line of its ledger', async () => {
  const shop = await anOwner(await openTestShop());

  const added = await addProduct(shop, aProductForm({ featured: true }));

  expect(await listProducts(shop)).toMatchObject([
    { name: { en: 'Joint Relief Oil' }, slug: 'joint-relief-oil', stock: 25, featured: true },
  ]);
  expect(await shop.db.select().from(stockMovements)).toMatchObject([
    {
      productId: added.ok ? added.value.productId : '',
      units: 25,
      reason: 'opening',
      actor: `owner:${shop.actor.userId}`,
    },
  ]);
});

test('a new product without stock has no line in the ledger', async () => {
  const shop = await anOwner(await openTestShop());
  await addProduct(shop, aProductForm({ stock: 0, priceLkr: 0 }));
  expect(await shop.db.$count(stockMovements)).toBe(0);
  expect(await listProducts(shop)).toMatchObject([{ stock: 0, priceLkr: 0 }]);
});

test('products with the same name get different slugs, and never that of a deleted product', async () => {
  const shop = await anOwner(await openTestShop());
  await aProduct(shop, { slug: 'joint-relief-oil', active: false });
  await addProduct(shop, aProductForm());
  await addProduct(shop, aProductForm({ slug: 'joint-relief-oil' }));
  expect(await slugs(shop)).toEqual([
    'joint-relief-oil',
    'joint-relief-oil-2',
    'joint-relief-oil-3',
  ]);
});

test('five products with the same name, added at once, get five slugs', async () => {
  const shop = await anOwner(await openTestShop());
  const added = await Promise.all([1, 2, 3, 4, 5].map(() => addProduct(shop, aProductForm())));
  expect(added.every((one) => one.ok)).toBe(true);
  expect(new Set(await slugs(shop)).size).toBe(5);
});

test('twelve products with one name that is longer than a slug get slugs that the form accepts', async () => {
  const shop = await anOwner(await openTestShop());
  const nameEn = `${'joint relief oil '.repeat(5)}with ginger`;
  for (let made = 0; made < 12; made += 1) await addProduct(shop, aProductForm({ nameEn }));

  const found = await slugs(shop);

  expect(new Set(found).size).toBe(12);
  for (const slug of found) {
    const { error } = productChangesSchema.safeParse({ slug });
    expect(error?.issues.filter(({ path }) => path[0] === 'slug') ?? []).toEqual([]);
  }
});

test('a name without Latin letters gets a slug too', async () => {
  const shop = await anOwner(await openTestShop());
  await addProduct(shop, aProductForm({ nameEn: 'සන්ධි' }));
  expect((await slugs(shop))[0]).toMatch(/^product-[0-9a-f]{8}$/);
});

test('a new product gets the slug that the owner chose', async () => {
  const shop = await anOwner(await openTestShop());
  await addProduct(shop, aProductForm({ slug: 'my-oil' }));
  const rows = await shop.db.select().from(products).where(eq(products.slug, 'my-oil'));
  expect(rows).toHaveLength(1);
});

test('one form sent ten times at once adds one product, with one opening line', async () => {
  const shop = await anOwner(await openTestShop());
  const formKey = crypto.randomUUID();
  const presses = Array.from({ length: 10 }, () => addProduct(shop, aProductForm(), { formKey }));
  const added = await Promise.all(presses);

  const ids = added.map((one) => (one.ok ? one.value.productId : ''));
  expect(new Set(ids).size).toBe(1);
  expect(await slugs(shop)).toEqual(['joint-relief-oil']);
  expect(await shop.db.$count(stockMovements)).toBe(1);
});

test('a form that was changed and sent again adds another product', async () => {
  const shop = await anOwner(await openTestShop());
  const formKey = crypto.randomUUID();
  await addProduct(shop, aProductForm(), { formKey });
  await addProduct(shop, aProductForm({ nameEn: 'Joint Relief Balm' }), { formKey });
  expect(await slugs(shop)).toEqual(['joint-relief-balm', 'joint-relief-oil']);
});

test('a form sent again after its product was deleted adds another product, once', async () => {
  const shop = await anOwner(await openTestShop());
  const formKey = crypto.randomUUID();
  for (const slug of ['joint-relief-oil', 'joint-relief-oil-2', 'joint-relief-oil-3']) {
    const presses = [1, 2].map(() => addProduct(shop, aProductForm(), { formKey }));
    const [added] = await Promise.all(presses);
    expect(await listProducts(shop)).toMatchObject([{ slug }]);
    await deleteProduct(shop, added?.ok ? added.value.productId : '');
  }
  expect(await shop.db.$count(stockMovements)).toBe(3);
});

test('two forms with the same values add two products', async () => {
  const shop = await anOwner(await openTestShop());
  for (const formKey of ['one form', 'another form']) {
    await addProduct(shop, aProductForm(), { formKey });
  }
  expect(await slugs(shop)).toEqual(['joint-relief-oil', 'joint-relief-oil-2']);
});

test('a product whose price is above the maximum price on its pack is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const added = await addProduct(shop, aProductForm({ priceLkr: 4001, maximumPriceLkr: 4000 }));
  expect(added).toEqual({
    ok: false,
    refusal: { code: 'above-maximum', maximumPriceLkr: 4000 },
  });
  expect(await shop.db.$count(products)).toBe(0);
});
