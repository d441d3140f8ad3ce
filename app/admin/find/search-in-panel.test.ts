import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { searchInPanel } from './search-in-panel.server.ts';

async function openShop() {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { nameEn: 'Margosa oil', slug: 'margosa', stock: 100 });
  const order = await anOrder(shop, {
    orderNumber: 'ORD-1795160541277-943',
    customerName: 'Selvi Nadarajah',
    customerPhone: '+94701555136',
    lines: [{ product, quantity: 1 }],
  });
  const search = async (input: string) =>
    (await searchInPanel(shop, input)).flatMap(({ items }) => items.map(({ href }) => href));
  return { shop, product, order, search };
}

test('one field finds the order, the customer and the product, each with a link to it', async () => {
  const { product, order, search } = await openShop();
  const [toOrder, toCustomer] = [`/admin/orders/${order.id}`, '/admin/customers/94701555136'];
  expect(await search('selvi')).toEqual([toOrder, toCustomer]);
  expect(await search('070 155 5136')).toEqual([toOrder, toCustomer]);
  expect(await search('277943')).toEqual([toOrder]);
  expect(await search('margosa')).toEqual([`/admin/products/${product.id}`]);
});

test('an order is listed with its customer, city and status, a customer with the number of orders, a product with price and stock', async () => {
  const { shop } = await openShop();
  const [order, customer, none] = (await searchInPanel(shop, 'selvi')).map(({ items }) => items[0]);
  expect(order?.note).toEqual({
    en: 'Selvi Nadarajah, Colombo · Pending',
    si: 'Selvi Nadarajah, Colombo · පොරොත්තුවේ',
  });
  expect(customer?.note).toEqual({
    en: '070 155 5136 · orders: 1',
    si: '070 155 5136 · ඇණවුම්: 1',
  });
  expect(none).toBeUndefined();
  const [product] = (await searchInPanel(shop, 'margosa'))[2]?.items ?? [];
  expect(product?.note).toEqual({
    en: '₨\u00a03,800 · in stock: 99',
    si: 'රු. 3,800 · තොගයේ: 99',
  });
});

test('nothing is found for fewer than three characters, and at most five results of each group are listed', async () => {
  const { shop, search } = await openShop();
  for (let number = 0; number < 7; number += 1) {
    await anOrder(shop, { customerName: 'Selvi N.', customerPhone: `+9471555010${number}` });
  }
  expect(await search('se')).toEqual([]);
  expect(await search(' \0 ')).toEqual([]);
  const counts = (await searchInPanel(shop, 'selvi')).map(({ items }) => items.length);
  expect(counts).toEqual([5, 5, 0]);
});
