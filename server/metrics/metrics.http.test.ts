import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import { placeOrder, putInCart } from '#test/shopping.ts';

const token = 'a-token-of-the-tests-of-32-letters';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ env: { METRICS_TOKEN: token } });
});
afterAll(() => shop?.close());

async function scrape(): Promise<string> {
  const { status, body } = await shop.visitor().get('/metrics', {
    Authorization: `Bearer ${token}`,
  });
  expect(status).toBe(200);
  return body;
}

test('the metrics are sent only with the token', async () => {
  for (const Authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`]) {
    const { status, body, headers } = await shop.visitor().get('/metrics', { Authorization });
    expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(body).not.toContain('sandhi_');
  }
});

test('an order is counted by its payment method and a refused order by its reason, and no person is named', async () => {
  const product = await aProduct(shop.shop, { stock: 1 });
  const visitor = shop.visitor();
  await putInCart(visitor, product.id);
  const late = shop.visitor();
  await putInCart(late, product.id);
  expect((await placeOrder(visitor, { customerName: 'Nimal Perera' })).status).toBe(303);
  expect((await placeOrder(late)).status).toBe(409);
  const measured = await scrape();
  expect(measured).toContain('sandhi_orders_total{payment="cod"} 1');
  expect(measured).toMatch(/sandhi_orders_refused_total\{reason="[a-z-]+"\} 1/);
  expect(measured).toContain('sandhi_requests_total{route="/checkout",method="POST",status="3xx"}');
  expect(measured).toMatch(/sandhi_statement_duration_seconds_count\{verb="insert"\} [1-9]/);
  expect(measured).not.toMatch(/Nimal|Temple|order-success\/[0-9a-f]/);
  // Only in labels: the digits of a measured value may be any.
  expect(measured).not.toMatch(/\{[^}\n]*(9477|077)/);
});

test('the queue counts messages that could be sent: no held messages, and none of a channel that is not configured', async () => {
  const { shop: opened } = shop;
  const hoursFromNow = (hours: number) => new Date(opened.now().getTime() + hours * 3_600_000);
  const waiting = { audience: 'owner', kind: 'new-order', secretLink: null } as const;
  const push = { ...waiting, channel: 'push', createdAt: hoursFromNow(-9) } as const;
  await aMessage(opened, { ...push, holdUntil: hoursFromNow(1) });
  await aMessage(opened, { ...waiting, createdAt: hoursFromNow(-30) });
  const quiet = await scrape();
  expect(quiet).toContain('sandhi_messages_waiting{channel="push"} 0');
  expect(quiet).not.toMatch(/^sandhi_messages_(oldest_seconds|waiting).*email/m);
  expect(quiet).not.toMatch(/^sandhi_messages_oldest_seconds.*push/m);

  await aMessage(opened, { ...push, holdUntil: hoursFromNow(-0.5) });
  const [, oldest] =
    /^sandhi_messages_oldest_seconds\{channel="push"\} (\S+)$/m.exec(await scrape()) ?? [];
  expect(Math.round(Number(oldest) / 60)).toBe(30);
  await opened.db.delete(messages);
});

test('odd URLs and methods add no series', async () => {
  const askOddly = async (round: number) => {
    const visitor = shop.visitor();
    for (const path of ['', 'si/', 'products/', 'admin/', 'order-success/', 'assets/', 'media/']) {
      await visitor.get(`/${path}odd-${round}`);
      await visitor.post(`/${path}odd-${round}`, {});
    }
    await visitor.get(`/?q=${round}`);
    await visitor.get(`/%00${round}`);
    const method = `ODD${String.fromCharCode(65 + round)}`;
    await fetch(`${shop.url}/${round}`, { method });
  };
  await askOddly(0);
  const before = seriesIn(await scrape());
  const rounds = isFullRun ? 20 : 3;
  for (let round = 1; round <= rounds; round += 1) await askOddly(round);
  expect(seriesIn(await scrape()).filter((series) => !before.includes(series))).toEqual([]);
});

test('while the database is down its gauge is 0, and the other metrics are exposed', async () => {
  expect(await scrape()).toContain('sandhi_database_up 1');
  shop.database('refuses');
  const measured = await scrape();
  shop.database('answers');
  expect(measured).toContain('sandhi_database_up 0');
  expect(measured).toContain('process_resident_memory_bytes');
  expect(measured).not.toMatch(/^sandhi_backup_failed /m);
});

test('a failed backup is exposed, but not a backup that was interrupted by closing the shop', async () => {
  const failed = (problem: 'interrupted' | 'disk-full') => ({
    ...{ state: 'failed' as const, cause: 'nightly' as const, problem },
    startedAt: new Date(Date.now() - 60_000),
  });
  await shop.shop.db.insert(backupRuns).values(failed('interrupted'));
  expect(await scrape()).toMatch(/^sandhi_backup_failed 0$/m);
  await shop.shop.db.insert(backupRuns).values(failed('disk-full'));
  expect(await scrape()).toMatch(/^sandhi_backup_failed 1$/m);
});

test('the age of the newest backup is exposed only if the shop makes a backup each night', async () => {
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  const file = { fileName: 'sandhi-a.backup.gz', startedAt: lastWeek };
  const run = { state: 'done', cause: 'command', ...file } as const;
  await shop.shop.db.insert(backupRuns).values(run);
  expect(await scrape()).toMatch(/^sandhi_backup_age_seconds \d{6}/m);
  await shop.close();
  shop = await openInProcess({ env: { METRICS_TOKEN: token, BACKUP_NIGHTLY: '0' } });
  await shop.shop.db.insert(backupRuns).values(run);
  expect(await scrape()).not.toMatch(/^sandhi_backup_age_seconds /m);
});

test('without a configured token there is no page /metrics', async () => {
  await shop.close();
  shop = await openInProcess();
  const withToken = await shop.visitor().get('/metrics', { Authorization: `Bearer ${token}` });
  const unknown = await shop.visitor().get('/unknown');
  expect([withToken.status, unknown.status]).toEqual([404, 404]);
  expect(withToken.headers.get('Content-Type')).toBe(unknown.headers.get('Content-Type'));
  expect(withToken.body).not.toContain('sandhi_');
});

function seriesIn(measured: string): string[] {
  return [...measured.matchAll(/^(sandhi_[^ ]+) /gm)].map(([, series = '']) => series);
}
