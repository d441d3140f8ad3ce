import { expect, test } from 'vitest';
import { textOf } from '#test/rendered.ts';
import type { ShownCustomer } from './customer-card.tsx';
import { CustomersPage } from './customers-page.tsx';

const statistics = { customersCount: 1, orderedCount: 1, newCount: 0, averagePerCustomerLkr: 7600 };
const kamala: ShownCustomer = {
  phoneE164: '+94715550121',
  shownPhone: '071 555 0121',
  name: 'කමලා පෙරේරා',
  initial: 'ක',
  ordersCount: 6,
  orderedLkr: 31_200,
  joinedOn: '11/03/2026',
  lastOrderOn: '20/11/2026',
  whatsAppHref: 'https://wa.me/94715550121',
};

function pageOf(customers: ShownCustomer[], search = '') {
  const listState = { search, page: 1 };
  const page = {
    statistics,
    consentsCount: 0,
    customers,
    foundCount: customers.length,
    pages: 1,
    listState,
  };
  return textOf(<CustomersPage {...page} />, '/admin/customers');
}

test('a card shows the name and phone, the number and sum of orders, when the customer joined and last ordered', () => {
  const text = pageOf([kamala]);
  expect(text).toContain('1 customer found');
  expect(text).toMatch(/ක කමලා පෙරේරා 071 555 0121 Orders ඇණවුම් 6 Total Spent .* ₨ 31,200 /);
  expect(text).toMatch(/Joined එක් වූ දිනය 11\/03\/2026 Last Order අවසන් ඇණවුම 20\/11\/2026 /);
  expect(pageOf([{ ...kamala, lastOrderOn: undefined }])).toMatch(/Last Order අවසන් ඇණවුම Never /);
});

test('an empty list says when customers appear; an empty search result says what to try', () => {
  const none = pageOf([]);
  expect(none).toContain('0 customers found');
  expect(none).toContain('No customers found');
  expect(none).toContain('Customers will appear here once they place orders');
  const notFound = pageOf([], 'nobody');
  expect(notFound).toContain('Try adjusting your search criteria');
  expect(notFound).not.toContain('once they place orders');
});
