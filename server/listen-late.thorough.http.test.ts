import { afterEach, expect, test } from 'vitest';
import { freePort } from '#scripts/test/free-port.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { openDatabaseProxy } from '#test/database-proxy.ts';
import { openShopServer, postgresServer } from '#test/open-shop-server.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

test('a shop with LISTEN_LATE never answers 503: its port is closed until it takes orders', async () => {
  const databaseUrl = await freshDatabase(postgresServer(), `sandhi_listens_${process.pid}`);
  cleanUp.push(() => dropDatabase(databaseUrl));
  const lateUrl = new URL(databaseUrl);
  const proxyPort = await freePort();
  lateUrl.host = `127.0.0.1:${proxyPort}`;
  let port = 0;
  const opening = openShopServer({
    env: (shopPort: number) => {
      port = shopPort;
      return { DATABASE_URL: lateUrl.href, LISTEN_LATE: '1' };
    },
  });
  cleanUp.push(() => opening.then((shop) => shop.remove()));
  const proxy = await openDatabaseProxy(databaseUrl, proxyPort);
  cleanUp.push(proxy.close);
  const statuses = new Set<number>();
  let isOpen = false;
  const polling = (async () => {
    while (!isOpen) {
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => statuses.add(status),
        () => undefined,
      );
    }
  })();
  await opening;
  isOpen = true;
  await polling;
  expect([...statuses]).not.toContain(503);
  expect((await (await opening).visitor().get('/readyz')).status).toBe(200);
});
