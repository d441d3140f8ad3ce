import { expect, test } from 'vitest';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { readSalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { demoAccount } from '#domain/payments/payhere/demo-account.ts';
import { sumCashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import type { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { anOwner, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { listAttention } from './attention.server.ts';

const hourMs = 60 * 60 * 1000;
const demo = { username: 'admin', password: 'shown' };

async function openShop() {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  return shop;
}

async function itemsOf(
  shop: Awaited<ReturnType<typeof openShop>>,
  { isDemo = true, gateway }: { isDemo?: boolean; gateway?: RunningShop['gateway'] } = {},
) {
  const statistics = await readSalesStatistics(shop);
  const { backups, disk } = aRunningShop(shop);
  return listAttention({
    shop,
    running: { demo: isDemo ? demo : undefined, backups, disk, gateway },
    statistics,
    cash: await sumCashAtCouriers(shop),
  });
}

test('an API key that PayHere refuses is shown as a task, a gateway that is down is not', async () => {
  const shop = await openShop();
  const none = { search: undefined, refund: undefined };
  const gateway = { account: demoAccount, ...none };
  expect(await itemsOf(shop, { gateway: { ...gateway, failureKind: 'down' } })).toEqual([]);
  expect(await itemsOf(shop, { gateway: { ...gateway, failureKind: 'refused' } })).toMatchObject([
    { text: { en: expect.stringContaining('refuses the shop’s API key') } },
  ]);
});

test('a shop with nothing to do shows no items', async () => {
  const shop = await openShop();
  await aProduct(shop, { stock: 10, lowStockThreshold: 5 });
  expect(await itemsOf(shop)).toEqual([]);
});

test('unusual orders, expected transfers, refunds due and low stock are tasks, each with its count and link', async () => {
  const shop = await openShop();
  const low = await aProduct(shop, { stock: 5, lowStockThreshold: 5 });
  const lines = [{ product: low, quantity: 1 }];
  await anOrder(shop, { lines, paymentMethod: 'bank_transfer' });
  await anOrder(shop, { lines, status: 'cancelled', paymentStatus: 'paid' });
  await anOrder(shop, { lines, flags: ['many-from-address'] });

  const items = (await itemsOf(shop)).map(({ text, href }) => [text.en, href]);

  expect(items).toEqual([
    ['Unusual orders to look at first: 1', '/admin/orders?due=flagged'],
    ['Bank transfers to look for: 1', '/admin/orders?due=transfer'],
    ['Refunds due: 1', '/admin/orders?due=refund'],
    ['Products running low: 1', '/admin/products?show=low'],
  ]);
});

test('cash that a courier has for too long is shown, and so is a parcel on its way back', async () => {
  const shop = await openShop();
  const lines = [{ product: await aProduct(shop, { stock: 10 }), quantity: 1 }];
  const parcel = { lines, courier: 'Domex', status: 'delivered' } as const;
  await anOrder(shop, { ...parcel, createdAt: new Date(shop.now().getTime() - 15 * 24 * hourMs) });
  await anOrder(shop, { ...parcel, status: 'cancelled', deliveryRefusedAt: shop.now() });

  const items = (await itemsOf(shop)).map(({ text, href }) => [text.en, href]);

  expect(items).toContainEqual([
    'Cash overdue at couriers: ₨\u00a03,800 (Domex)',
    '/admin/remittances',
  ]);
  expect(items).toContainEqual(['Refused parcels coming back: 1', '/admin/remittances#returning']);
});

test('the tasks about failed messages and about messages of unknown outcome link to the lists of those messages', async () => {
  const shop = await openShop();
  const message = { secretLink: null, kind: 'order-shipped' } as const;
  await aMessage(shop, { ...message, state: 'unknown', problem: 'no-answer' });
  const unclear = [
    'Messages of the last 7 days of which it is unclear whether they were sent: 1',
    '/admin/messages?state=unknown',
  ];
  expect((await itemsOf(shop)).map(({ text, href }) => [text.en, href])).toEqual([unclear]);

  await aMessage(shop, { ...message, state: 'failed', problem: 'refused' });
  expect((await itemsOf(shop)).map(({ text, href }) => [text.en, href])).toEqual([
    ['Messages that failed in the last 7 days: 1', '/admin/messages?state=failed'],
    unclear,
  ]);
});

test('contacts that are still placeholders are a task in a real shop, not in demo mode', async () => {
  const shop = await openShop();
  expect(await itemsOf(shop)).toEqual([]);
  const [item] = await itemsOf(shop, { isDemo: false });
  expect(item?.text.en).toContain('phone, WhatsApp, email');
  expect(item?.href).toBe('/admin/settings?tab=contact');

  await changeContacts(shop, { phone: '+94715550142', email: 'shop@example.lk' });
  expect((await itemsOf(shop, { isDemo: false }))[0]?.text.en).toMatch(/: WhatsApp$/);
  await changeContacts(shop, { whatsapp: '+94715550142' });
  expect(await itemsOf(shop, { isDemo: false })).toEqual([]);
});

test('a failed backup is shown as a task, and so is a day and a half without any backup', async () => {
  const shop = await openShop();
  shop.clock.at = new Date(shop.now().getTime() + 37 * hourMs);
  expect((await itemsOf(shop)).map(({ text, href }) => [text.en, href])).toEqual([
    ['No backup for more than a day and a half', '/admin/backups'],
  ]);

  const run = { cause: 'nightly', startedAt: shop.now() } as const;
  await shop.db.insert(backupRuns).values({ ...run, state: 'failed', problem: 'disk-full' });
  expect((await itemsOf(shop)).map(({ text }) => text.en)).toEqual(['The last backup failed']);

  shop.clock.at = new Date(shop.now().getTime() + hourMs);
  await shop.db
    .insert(backupRuns)
    .values({ ...run, state: 'done', fileName: 'a', startedAt: shop.now() });
  expect(await itemsOf(shop)).toEqual([]);
});

function changeContacts(shop: TestShop, overrides: Partial<typeof defaultSettings>) {
  const { phone, whatsapp, email } = overrides;
  return shop.db.update(settings).set({ phone, whatsapp, email });
}
