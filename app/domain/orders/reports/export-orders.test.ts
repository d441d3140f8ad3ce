import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { OrderListOptions } from '#domain/orders/reading/list-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { exportOrders } from './export-orders.server.ts';
import type { ExportKind } from './exported-order.ts';

async function exported(shop: AdminShop, kind: ExportKind, options: OrderListOptions = {}) {
  const { rowsCount, pages } = await exportOrders({ shop, readOnlyShop: shop }, kind, options);
  const found = [];
  for await (const page of pages) found.push(...page);
  expect(found).toHaveLength(rowsCount);
  return found;
}

async function numbers(shop: AdminShop, kind: ExportKind, options: OrderListOptions = {}) {
  return (await exported(shop, kind, options)).map(({ orderNumber }) => orderNumber);
}

async function aShop() {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala Silva' });
  return { shop, lines: [{ product: await aProduct(shop, { stock: 50 }), quantity: 2 }] };
}

test('the export of orders has the orders of the list, newest first, with their lines', async () => {
  const { shop, lines } = await aShop();
  const day = (date: number) => new Date(`2026-11-${date}T06:00:00Z`);
  await anOrder(shop, { lines, orderNumber: 'ORD-1', createdAt: day(20) });
  await anOrder(shop, { lines, orderNumber: 'ORD-2', createdAt: day(21), status: 'shipped' });
  await anOrder(shop, { lines, orderNumber: 'ORD-3', createdAt: day(22), customerName: 'Selvi' });

  expect(await numbers(shop, 'orders')).toEqual(['ORD-3', 'ORD-2', 'ORD-1']);
  expect(await numbers(shop, 'orders', { status: 'shipped' })).toEqual(['ORD-2']);
  expect(await numbers(shop, 'orders', { search: 'selvi' })).toEqual(['ORD-3']);
  expect(await numbers(shop, 'orders', { from: '2026-11-20', to: '2026-11-21' })).toEqual([
    'ORD-2',
    'ORD-1',
  ]);
  expect((await exported(shop, 'orders'))[0]?.lines).toMatchObject([{ quantity: 2 }]);
});

test('the export for the courier has the orders that are ready to ship, whatever status the list shows, by province and town, oldest first', async () => {
  const { shop, lines } = await aShop();
  const timeAt = (minute: number) => new Date(Date.UTC(2026, 10, 21, 4, minute));
  const cases = [
    { orderNumber: 'Kandy', city: 'Kandy', province: 'Central' },
    { orderNumber: 'Galle late', city: 'galle ', province: 'Southern', createdAt: timeAt(9) },
    { orderNumber: 'Matara', city: 'Matara', province: 'Southern', createdAt: timeAt(1) },
    { orderNumber: 'Galle', city: 'Gal\u200dle', province: 'Southern', createdAt: timeAt(5) },
    { orderNumber: 'Colombo', city: 'Colombo', province: 'Western', status: 'paid' },
    { orderNumber: 'Gone', status: 'shipped' },
    { orderNumber: 'Cancelled', status: 'cancelled' },
    { orderNumber: 'Not transferred', paymentMethod: 'bank_transfer' },
    { orderNumber: 'Charged back', status: 'paid', chargedBackAt: timeAt(2) },
  ] as const;
  for (const overrides of cases) await anOrder(shop, { lines, ...overrides });
  await anOrder(shop, {
    lines,
    orderNumber: 'Transferred',
    city: 'Ampara',
    province: 'Eastern',
    paymentMethod: 'bank_transfer',
    paymentStatus: 'paid',
  });

  expect(await numbers(shop, 'courier', { status: 'delivered' })).toEqual([
    'Colombo',
    'Kandy',
    'Galle',
    'Galle late',
    'Matara',
    'Transferred',
  ]);
});

test.each(['orders', 'courier'] as const)(
  'many orders with the same time are exported once each, over several pages: %s',
  async (kind) => {
    const { shop } = await aShop();
    const template = await anOrder(shop);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, template.id));
    if (!row) throw new Error('The order is gone.');
    const more = Array.from({ length: 2100 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      idempotencyKey: randomUUID(),
      orderNumber: `ORD-many-${index}`,
      city: ['Galle', 'galle', 'Kandy'][index % 3] ?? '',
    }));
    for (const half of [more.slice(0, 1050), more.slice(1050)]) {
      await shop.db.insert(orders).values(half);
    }

    const found = await numbers(shop, kind);

    expect(new Set(found).size).toBe(2101);
    expect(found).toHaveLength(2101);
  },
);

test('the activity log has the admin, the kind, the filters and the number of rows of an export, but not the text of its search', async () => {
  const { shop, lines } = await aShop();
  await anOrder(shop, { lines, customerName: 'Selvi Nadarajah' });
  await exported(shop, 'orders', { status: 'pending', from: '2026-11-01', search: 'Selvi' });
  await exported(shop, 'courier');

  const { entries } = await listAudit(shop, { kind: 'export' });

  expect(entries).toMatchObject([
    { action: 'orders-exported', subjectId: 'courier', after: { rows: 1 } },
    {
      userName: 'Kamala Silva',
      subjectId: 'orders',
      after: { rows: 1, status: 'pending', from: '2026-11-01', isSearched: true },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Selvi');
});
