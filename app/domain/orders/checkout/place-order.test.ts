import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

async function stocks(shop: Shop) {
  const rows = await shop.db
    .select({ name: products.nameEn, stock: products.stock })
    .from(products);
  return Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
}

test('a cart becomes an order with the prices and product names of that day', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', nameSi: 'තෛලය', priceLkr: 3800, stock: 5 });
  const tea = await aProduct(shop, { nameEn: 'Tea', priceLkr: 1450, stock: 5 });
  const cart = aCart([oil, 2], [tea, 1]);

  const placed = await placeOrder(shop, cart, formFor(cart, { shownTotalLkr: 9050 }));
  await shop.db.update(products).set({ nameEn: 'Renamed', priceLkr: 1 });

  expect(placed).toMatchObject({ ok: true, value: { wasPlacedBefore: false } });
  expect(await shop.db.select().from(orders)).toMatchObject([
    {
      orderNumber: expect.stringMatching(/^ORD-\d{13}-\d{1,3}$/),
      idempotencyKey: cart.key,
      subtotalLkr: 9050,
      deliveryFeeLkr: 0,
      totalLkr: 9050,
      status: 'pending',
      paymentStatus: 'pending',
      userId: null,
      createdAt: shop.now(),
    },
  ]);
  expect(await shop.db.select().from(orderLines).orderBy(orderLines.position)).toMatchObject([
    { productName: { en: 'Oil', si: 'තෛලය' }, quantity: 2, priceLkr: 3800 },
    { productName: { en: 'Tea' }, quantity: 1, priceLkr: 1450 },
  ]);
  expect(await shop.db.select().from(auditEntries)).toMatchObject([
    { action: 'order-placed', after: { source: 'web' }, actor: 'guest' },
  ]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('the delivery fee is part of the total if delivery is not free', async () => {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ freeDelivery: false, deliveryFeeLkr: 350 });
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);

  await placeOrder(shop, cart, formFor(cart));

  expect(await shop.db.select().from(orders)).toMatchObject([
    { subtotalLkr: 3800, deliveryFeeLkr: 350, totalLkr: 4150 },
  ]);
});

test('a sold-out line refuses the whole order, and the stock stays as it was', async () => {
  const shop = await openSellingShop({ listeners: [countPlacedOrder] });
  const balm = await aProduct(shop, { nameEn: 'Balm', stock: 5 });
  const oil = await aProduct(shop, { nameEn: 'Oil', nameSi: 'තෛලය', stock: 1 });
  const cart = aCart([balm, 2], [oil, 2]);

  const placed = await placeOrder(shop, cart, formFor(cart));

  expect(placed).toEqual({
    ok: false,
    refusal: {
      code: 'sold-out',
      productId: oil.id,
      productName: { en: 'Oil', si: 'තෛලය' },
      left: 1,
    },
  });
  expect(await stocks(shop)).toEqual({ Balm: 5, Oil: 1 });
  for (const table of [orders, orderLines, auditEntries, analyticsEvents]) {
    expect(await shop.db.$count(table)).toBe(0);
  }
  expect(await shop.db.$count(stockMovements, eq(stockMovements.reason, 'order'))).toBe(0);
});

test('after a refusal the same cart can still become an order', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 1 });
  const cart = aCart([oil, 2]);
  expect((await placeOrder(shop, cart, formFor(cart))).ok).toBe(false);

  const less = { ...cart, lines: [{ productId: oil.id, quantity: 1 }] };

  expect(await placeOrder(shop, less, formFor(less))).toMatchObject({
    value: { wasPlacedBefore: false },
  });
});

test('an empty cart is refused', async () => {
  const shop = await openSellingShop();
  expect(await placeOrder(shop, emptyCart, formFor(emptyCart))).toEqual({
    ok: false,
    refusal: { code: 'cart-empty' },
  });
});

test('an order with a product that is no longer sold is refused, and the refusal names the product', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', nameSi: 'තෛලය', active: false });
  const cart = aCart([await aProduct(shop), 1], [oil, 2]);

  expect(await placeOrder(shop, cart, formFor(cart))).toEqual({
    ok: false,
    refusal: {
      code: 'product-gone',
      products: [{ productId: oil.id, name: { en: 'Oil', si: 'තෛලය' }, quantity: 2 }],
    },
  });
});

test('an order whose total changed since it was shown is refused, with the new total', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { priceLkr: 3800 });
  const cart = aCart([oil, 2]);
  await shop.db.update(products).set({ priceLkr: 4000 });

  const placed = await placeOrder(shop, cart, formFor(cart, { shownTotalLkr: 7600 }));

  expect(placed).toMatchObject({ refusal: { code: 'total-changed', totalLkr: 8000 } });
  expect(await shop.db.$count(orders)).toBe(0);
  expect(await placeOrder(shop, cart, formFor(cart, { shownTotalLkr: 8000 }))).toMatchObject({
    ok: true,
  });
});

test('a payment method that is not offered is refused', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);
  for (const paymentMethod of ['payhere', 'bank_transfer'] as const) {
    expect(await placeOrder(shop, cart, formFor(cart, { paymentMethod }))).toMatchObject({
      refusal: { code: 'payment-method-not-offered' },
    });
  }
});

test('a placed order is counted for the analytics, and if a listener fails, the order is not placed', async () => {
  const shop = await openSellingShop({ listeners: [countPlacedOrder] });
  const cart = aCart([await aProduct(shop, { priceLkr: 1450 }), 2]);
  await placeOrder(shop, cart, formFor(cart));
  expect(await shop.db.select().from(analyticsEvents)).toMatchObject([
    { eventType: 'order_placed', eventData: { total_amount: 2900, items_count: 2 } },
  ]);

  const broken = { ...shop, listeners: [() => Promise.reject(new Error('A listener failed.'))] };
  const other = aCart([await aProduct(shop), 1]);

  await expect(placeOrder(broken, other, formFor(other))).rejects.toThrow('A listener failed.');
  expect(await shop.db.$count(orders)).toBe(1);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('an order that the owner enters counts as confirmed by phone, and is refused if a product is sold out', async () => {
  const shop = await anOwner(await openSellingShop());
  const oil = await aProduct(shop, { stock: 1 });
  const cart = aCart([oil, 1]);
  expect((await placeOrder(shop, cart, formFor(cart))).ok).toBe(true);
  expect(await shop.db.select().from(orders)).toMatchObject([
    { source: 'phone', confirmedByPhoneAt: shop.now(), userId: null },
  ]);

  const other = aCart([oil, 1]);
  const refused = await placeOrder(shop, other, formFor(other));
  expect(refused).toMatchObject({ refusal: { code: 'sold-out', left: 0 } });
});

test('an order that an admin enters is in the activity log once, and an order of a shopper is not', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop, { name: 'Kamala' });
  const oil = await aProduct(shop, { stock: 5 });
  const cart = aCart([oil, 1]);
  const shopperCart = aCart([oil, 1]);
  await placeOrder(shop, shopperCart, formFor(shopperCart));
  const placed = await placeOrder(owner, cart, formFor(cart));
  await placeOrder(owner, cart, formFor(cart));

  const id = placed.ok ? placed.value.orderId : '';
  expect((await listAudit(owner)).entries).toMatchObject([
    { action: 'order-placed', subjectId: id, userName: 'Kamala' },
  ]);
});
