import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { DiskSpace } from '#platform/storage/disk-space.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aCustomer, anOwner, aProduct } from '#test/shop.ts';
import { aBuyer, checkoutFields, orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';

const megabyte = 1024 * 1024;
let shop: InProcessShop;
let freeMb: number;

beforeEach(async () => {
  shop = await openInProcess({ demo: true });
  shop.running.disk.close();
  freeMb = 1_000;
  await replaceDisk({ holdsDatabase: true });
});
afterEach(() => shop.close());

async function replaceDisk({ holdsDatabase }: { holdsDatabase: boolean }) {
  shop.running.disk = new DiskSpace(shop.dataDir, {
    holdsDatabase,
    readFreeBytes: async () => freeMb * megabyte,
  });
  await shop.running.disk.measure();
}

async function setFreeMb(megabytes: number) {
  freeMb = megabytes;
  await shop.running.disk.measure();
}

test.each([
  ['/checkout', 'Please try again'],
  ['/si/checkout', 'කරුණාකර'],
])(
  'on a disk that is nearly full %s refuses an order with a message, keeps what was typed, and accepts it when there is room again',
  async (path, expected) => {
    const { id } = await aProduct(shop.shop, { stock: 5 });
    const visitor = shop.visitor();
    await putInCart(visitor, id);
    const form = { ...checkoutFields((await visitor.get(path)).body), ...aBuyer() };

    await setFreeMb(199);
    const refused = await visitor.post(path, form);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(refused.body).toContain(expected);
    expect(refused.body).toContain(form['customerName']);
    expect((await visitor.get('/')).status).toBe(200);

    await setFreeMb(200);
    expect(orderIdOf(await visitor.post(path, form))).toBeDefined();
  },
);

test('every other write is refused with 503 and a time to retry, and none fills the log', async () => {
  const { id } = await aProduct(shop.shop, { stock: 5 });
  const customer = await shop.signedIn((await aCustomer(shop.shop)).actor.userId);
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  await setFreeMb(10);
  const json = { Accept: 'application/json' };
  const add = { intent: 'add', productId: id, quantity: 1, language: 'en' };

  const responses = {
    'a cart, by a script': await customer.post('/cart/lines', add, json),
    'a wish': await customer.post('/wishlist/entries', { intent: 'add', productId: id }, json),
    'details, by a script': await customer.post('/account/addresses/new.data', address),
    details: await customer.post('/account/addresses/new', address),
    'a message': await customer.post('/contact', contact),
    'a product': await owner.post(`/admin/products/${id}`, { intent: 'delete' }),
  };

  for (const [what, { status, headers }] of Object.entries(responses)) {
    expect([what, status, headers.get('Retry-After')]).toEqual([what, 503, '10']);
  }
  expect(responses.details.body).toContain('Please try again shortly');
  expect(shop.logProblems()).toEqual([]);
});

const address = { ...aBuyer(), label: '' };
const contact = {
  name: 'Nimal',
  phone: '0771234567',
  message: 'Is it open?',
  topic: '',
  filledInMs: '',
};

test('readiness and the dashboard report a disk that is nearly full', async () => {
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  expect((await owner.get('/admin/dashboard')).body).not.toContain('The disk is nearly full');

  await setFreeMb(150);

  const ready = await owner.get('/readyz');
  expect([ready.status, ready.body]).toEqual([
    503,
    'not ready: the disk has less than 200 MB left',
  ]);
  const dashboard = await owner.get('/admin/dashboard');
  expect(dashboard.body).toContain('The disk is nearly full');
  expect(dashboard.body).toContain('MB left: 150');
  await setFreeMb(300);
  expect((await owner.get('/readyz')).status).toBe(200);
});

test('on a disk that is nearly full the owner signs in and makes room by deleting a backup', async () => {
  const { folder } = shop.running.backups.target;
  fs.mkdirSync(folder, { recursive: true });
  const backups = [0, 1].map((day) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `sandhi-${day}.backup.gz` },
    startedAt: new Date(Date.now() - day * 24 * 60 * 60 * 1000),
  }));
  const runs = await shop.shop.db.insert(backupRuns).values(backups).returning();
  for (const { fileName } of backups) fs.writeFileSync(path.join(folder, fileName), '');
  await setFreeMb(100);

  const owner = shop.visitor();
  expect((await owner.post('/admin/sign-in', { ...shop.demoCredentials })).status).toBe(302);
  const page = await owner.get('/admin/backups');
  expect(page.body.match(/value="delete"/g)).toHaveLength(1);
  const backupId = `${runs[1]?.id}`;
  expect((await owner.post('/admin/backups', { intent: 'delete', backupId })).status).toBe(303);

  expect(fs.readdirSync(folder)).toEqual(['sandhi-0.backup.gz']);
});

test('if the database is on another disk, orders are still accepted, and the dashboard says that no picture is taken', async () => {
  await replaceDisk({ holdsDatabase: false });
  const { id } = await aProduct(shop.shop, { stock: 5 });
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  await setFreeMb(10);

  const visitor = shop.visitor();
  await putInCart(visitor, id);
  expect(orderIdOf(await placeOrder(visitor))).toBeDefined();
  expect((await owner.get('/readyz')).status).toBe(200);
  expect((await owner.get('/admin/dashboard')).body).toContain('no picture is taken');
});
