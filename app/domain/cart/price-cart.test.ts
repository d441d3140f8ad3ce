import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { emptyCart } from './cart.ts';
import { priceCart } from './price-cart.server.ts';

async function openShop() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  return shop;
}

function cartOf(...lines: [{ id: string }, number][]) {
  return {
    key: randomUUID(),
    lines: lines.map(([{ id }, quantity]) => ({ productId: id, quantity })),
  };
}

test('an empty cart costs nothing, delivery included', async () => {
  const shop = await openShop();
  await shop.db.update(settings).set({ freeDelivery: false, deliveryFeeLkr: 350 });

  expect(await priceCart(shop, emptyCart)).toMatchObject({ lines: [], itemCount: 0, totalLkr: 0 });
});

test('a cart costs the prices of today’s catalogue, and keeps the order of its lines', async () => {
  const shop = await openShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', priceLkr: 3800 });
  const tea = await aProduct(shop, {
    nameEn: 'Tea',
    priceLkr: 1450,
    images: ['/pictures/tea.webp'],
  });
  const cart = cartOf([tea, 1], [oil, 2]);

  const priced = await priceCart(shop, cart);

  expect(priced.lines).toMatchObject([
    { name: { en: 'Tea' }, image: '/pictures/tea.webp', quantity: 1, totalLkr: 1450 },
    { name: { en: 'Oil' }, image: undefined, quantity: 2, priceLkr: 3800, totalLkr: 7600 },
  ]);
  expect(priced).toMatchObject({
    itemCount: 3,
    subtotalLkr: 9050,
    deliveryFeeLkr: 0,
    totalLkr: 9050,
  });
});

test('while delivery is not free, the fee is added once', async () => {
  const shop = await openShop();
  await shop.db.update(settings).set({ freeDelivery: false, deliveryFeeLkr: 350 });
  const oil = await aProduct(shop, { priceLkr: 3800 });

  const priced = await priceCart(shop, cartOf([oil, 2]));

  expect(priced).toMatchObject({ subtotalLkr: 7600, deliveryFeeLkr: 350, totalLkr: 7950 });
});

test('a product that is no longer sold costs nothing, and is named if the shop still has it', async () => {
  const shop = await openShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', nameSi: 'තෛලය' });
  await shop.db.update(products).set({ active: false }).where(eq(products.id, oil.id));
  const unknownProduct = { id: randomUUID() };

  const priced = await priceCart(shop, cartOf([oil, 2], [unknownProduct, 1]));

  expect(priced.gone).toEqual([
    { productId: oil.id, name: { en: 'Oil', si: 'තෛලය' }, quantity: 2 },
    { productId: unknownProduct.id, name: undefined, quantity: 1 },
  ]);
  expect(priced).toMatchObject({ lines: [], totalLkr: 0 });
});
