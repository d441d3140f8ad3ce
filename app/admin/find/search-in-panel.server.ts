import { customerHref } from '#admin/customers/customers-urls.ts';
import { orderHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { productHref, unfilteredProductListState } from '#admin/products/products-urls.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { listCustomers } from '#domain/customers/directory/list-customers.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { searchText } from '#domain/kernel/search-text.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orderStatusLabels, personRemoved } from '#domain/orders/order.copy.ts';
import { searchOrders } from '#domain/orders/reading/search-orders.server.ts';
import { ordersOfCustomer, priceAndStock } from './find.copy.ts';
import { minSearchLength, type SearchResults } from './search-results.ts';

const maxPerGroup = 5;

/** Finds orders, customers and products, five of each at most; nothing for fewer than three characters. */
export async function searchInPanel(shop: AdminShop, input: string): Promise<SearchResults> {
  const text = searchText(input);
  if ([...text].length < minSearchLength) return [];
  const orders = await searchOrders(shop, text, maxPerGroup);
  const { customers } = await listCustomers(shop, { search: text });
  const products = await listProductsForOwner(shop, text);
  return [
    { group: 'orders', items: orders.map(toOrderResult) },
    {
      group: 'customers',
      items: customers.slice(0, maxPerGroup).map(({ phone, name, ordersCount }) => ({
        href: customerHref(phone),
        title: { en: name, si: name },
        note: ordersOfCustomer(formatPhone(phone), ordersCount),
      })),
    },
    {
      group: 'products',
      items: products.slice(0, maxPerGroup).map(({ id, name, priceLkr, stock }) => ({
        href: productHref(id, unfilteredProductListState),
        title: name,
        note: priceAndStock(priceLkr, stock),
      })),
    },
  ];
}

function toOrderResult({
  id,
  orderNumber,
  customerName,
  city,
  status,
}: Awaited<ReturnType<typeof searchOrders>>[number]) {
  const noteIn = (language: 'en' | 'si') =>
    `${customerName || personRemoved[language]}, ${city} · ${orderStatusLabels[status][language]}`;
  return {
    href: orderHref(id, unfilteredListState),
    title: { en: orderNumber, si: orderNumber },
    note: { en: noteIn('en'), si: noteIn('si') },
  };
}
