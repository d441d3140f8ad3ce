import { listEvents } from '#domain/analytics/list-events.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { readCustomerStatistics } from '#domain/customers/directory/customer-statistics.server.ts';
import { listCustomers } from '#domain/customers/directory/list-customers.server.ts';
import { dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listMessages } from '#domain/messages/reading/list-messages.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { findStockLedger } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { listNewestOrders, listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { sumCashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import { listInbox } from '#domain/support/list-inbox.server.ts';
import { type Samples, searchTerms } from './search-terms.ts';

export type PanelQuery = { title: string; run: (shop: AdminShop) => Promise<unknown> };

const lastPage = 1_000_000;

/** Returns the panel's long lists, at their beginning and end, and searches: none may read a whole table that grows. */
export function panelQueries(samples: Samples): PanelQuery[] {
  return [...lists(samples), ...searches(samples)];
}

function lists({ order, phone, product, event }: Samples): PanelQuery[] {
  const [from, to] = [-60, -30].map((days) => dayIn(daysLater(new Date(), days)));
  const ofStatus = orderStatuses.map(
    (status) => [`Orders, ${status}`, (shop: AdminShop) => listOrders(shop, { status })] as const,
  );
  const page = lastPage;
  const before = Number(event);
  const all: (readonly [string, PanelQuery['run']])[] = [
    ['Orders', (shop) => listOrders(shop)],
    ['Orders, last page', (shop) => listOrders(shop, { page })],
    ['Orders, days', (shop) => listOrders(shop, { from, to })],
    ['Orders, due', (shop) => listOrders(shop, { concern: 'refund' })],
    ['Orders, delivered, last page', (shop) => listOrders(shop, { status: 'delivered', page })],
    ...ofStatus,
    ['Newest orders', (shop) => listNewestOrders(shop, 10)],
    ['Orders of a phone', (shop) => listOrdersOfPhone(shop, { id: order, customerPhone: phone })],
    ['Customers', (shop) => listCustomers(shop)],
    ['Customers, last page', (shop) => listCustomers(shop, { page })],
    ['Statistics of customers', (shop) => readCustomerStatistics(shop)],
    ['Messages', (shop) => listMessages(shop)],
    ['Messages, failed', (shop) => listMessages(shop, { state: 'failed' })],
    ['Messages, last page', (shop) => listMessages(shop, { page })],
    ['Inbox, last page', (shop) => listInbox(shop, { page })],
    ['Events', (shop) => listEvents(shop)],
    ['Events, far behind', (shop) => listEvents(shop, { before })],
    ['Events, newer ones', (shop) => listEvents(shop, { after: before })],
    ['Events, days', (shop) => listEvents(shop, { from, to })],
    ['Events, searches', (shop) => listEvents(shop, { type: 'product_search' })],
    ['Events, searches far behind', (shop) => listEvents(shop, { type: 'product_search', before })],
    ['Audit log', (shop) => listAudit(shop)],
    ['Audit log, last page', (shop) => listAudit(shop, { page })],
    ['Audit log, orders, page 300', (shop) => listAudit(shop, { kind: 'order', page: 300 })],
    ['Cash at couriers', (shop) => sumCashAtCouriers(shop)],
    ['Ledger', (shop) => findStockLedger(shop, product, { page: 1 })],
    ['Ledger, last page', (shop) => findStockLedger(shop, product, { page })],
  ];
  return all.map(([title, run]) => ({ title, run }));
}

function searches(samples: Samples): PanelQuery[] {
  return Object.entries(searchTerms(samples)).flatMap(([kind, search]) => [
    { title: `Orders by ${kind}`, run: (shop) => listOrders(shop, { search }) },
    { title: `Customers by ${kind}`, run: (shop) => listCustomers(shop, { search }) },
  ]);
}
