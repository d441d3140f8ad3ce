import { customerHref } from '#admin/customers/customers-address.ts';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { productHref } from '#admin/products/products-address.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { listCustomers } from '#domain/customers/directory/list-customers.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { searchText } from '#domain/kernel/search-text.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orderStatusLabels, personRemoved } from '#domain/orders/order.copy.ts';
import { findOrders } from '#domain/orders/reading/find-orders.server.ts';
import { ordersOfCustomer, priceAndStock } from './find.copy.ts';
import { type Found, fewestForSearch } from './found.ts';

const mostOfGroup = 5;

/** Finds orders, customers and products, five of each at most; nothing for fewer than three characters. */
export async function readFound(shop: OwnerShop, typed: string): Promise<Found> {
  const text = searchText(typed);
  if ([...text].length < fewestForSearch) return [];
  const orders = await findOrders(shop, text, mostOfGroup);
  const { customers } = await listCustomers(shop, { search: text });
  const products = await listProductsForOwner(shop, text);
  return [
    { group: 'orders', items: orders.map(asFoundOrder) },
    {
      group: 'customers',
      items: customers.slice(0, mostOfGroup).map(({ phone, name, ordersCount }) => ({
        href: customerHref(phone),
        title: { en: name, si: name },
        note: ordersOfCustomer(formatPhone(phone), ordersCount),
      })),
    },
    {
      group: 'products',
      items: products.slice(0, mostOfGroup).map(({ id, name, priceLkr, stock }) => ({
        href: productHref(id, ''),
        title: name,
        note: priceAndStock(priceLkr, stock),
      })),
    },
  ];
}

function asFoundOrder({
  id,
  orderNumber,
  customerName,
  city,
  status,
}: Awaited<ReturnType<typeof findOrders>>[number]) {
  const about = (language: 'en' | 'si') =>
    `${customerName || personRemoved[language]}, ${city} · ${orderStatusLabels[status][language]}`;
  return {
    href: orderHref(id, unfiltered),
    title: { en: orderNumber, si: orderNumber },
    note: { en: about('en'), si: about('si') },
  };
}
