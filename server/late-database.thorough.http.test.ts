import { afterEach, expect, test } from 'vitest';
import { freePort } from '#scripts/test/free-port.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { openDatabaseProxy } from '#test/database-proxy.ts';
import { openShopServer, postgresServer } from '#test/open-shop-server.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

test('a shop whose database starts late listens at once, answers 503 in both languages, and opens when the database is up', async () => {
  const databaseUrl = await freshDatabase(postgresServer(), `sandhi_late_${process.pid}`);
  cleanUp.push(() => dropDatabase(databaseUrl));
  const proxyPort = await freePort();
  const lateUrl = new URL(databaseUrl);
  lateUrl.host = `127.0.0.1:${proxyPort}`;
  let port = 0;
  const env = (shopPort: number) => {
    port = shopPort;
    return { DATABASE_URL: lateUrl.href };
  };
  const opening = openShopServer({ env });
  cleanUp.push(() => opening.then((shop) => shop.remove()));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  const isAlive = () =>
    ask('/livez')
      .then(({ status }) => status)
      .catch(() => 0);
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  for (const [path, language, words] of [
    ['/', 'en', 'Please try again shortly'],
    ['/si', 'si', 'කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න'],
  ] as const) {
    const page = await ask(path);
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '10']);
    const html = await page.text();
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${language}">`);
  }

  const proxy = await openDatabaseProxy(databaseUrl, proxyPort);
  cleanUp.push(proxy.close);
  const shop = await opening;
  expect((await shop.visitor().get('/')).status).toBe(200);
  expect(shop.output()).toContain('The shop waits for its database');
});
