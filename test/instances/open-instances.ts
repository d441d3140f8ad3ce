import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/test/free-port.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { addOwnerAndProducts, ownerCredentials } from '#test/faults/trading/trading-shop.ts';
import { openMailServer } from '#test/mail-server.ts';
import { ownerAddress, secret } from '#test/mailing-shop.ts';
import { openShopServer, postgresServer, type ShopServer } from '#test/open-shop-server.ts';
import { type Query, queryDatabase } from '#test/query-database.ts';
import { type Visitor, visitorOf } from '#test/visitor.ts';

export type Instances = Awaited<ReturnType<typeof openInstances>>;

type InstanceOptions = { release?: string; env?: Record<string, string> };

const drainSeconds = 3;
let opened = 0;

/** Opens several instances of one real shop, with an owner and two products, beside a mail server. */
export async function openInstances(count: number, { release, env = {} }: InstanceOptions = {}) {
  opened += 1;
  const databaseUrl = await freshDatabase(postgresServer(), `sandhi_on_${process.pid}_${opened}`);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-shared-'));
  const mail = await openMailServer();
  const proxyPort = await freePort();
  const origin = `http://127.0.0.1:${proxyPort}`;
  const shared = {
    ...{ DEMO: '', APP_URL: origin, AUTH_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DRAIN_SECONDS: `${drainSeconds}` },
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: `${mail.port}`, SMTP_FROM: 'shop@shop.lk', ...env },
  };
  const start = () => openShopServer({ fresh: true, release, env: shared });
  const shops = await Promise.all(Array.from({ length: count }, start));
  const productIds = await addOwnerAndProducts({ dataDir, databaseUrl });
  await queryDatabase({ dataDir, databaseUrl }, (query) =>
    query(`update settings set email = '${ownerAddress}'`),
  );
  return {
    ...{ shops, mail, proxyPort, origin, productIds, dataDir, databaseUrl },
    /** Opens a browser whose requests all go to this instance. */
    at: (index: number) => visitorOf(urlOf(shops, index), origin),
    /** Opens a browser each of whose requests goes to the next instance. */
    everywhere: () => roundRobin(shops, origin),
    queryDatabase: <Found>(run: (query: Query) => Promise<Found>) =>
      queryDatabase({ dataDir, databaseUrl }, run),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.remove()));
      await mail.close();
      await dropDatabase(databaseUrl);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function urlOf(shops: readonly ShopServer[], index: number): string {
  return shops[index % shops.length]?.url ?? '';
}

let requests = 0;

function roundRobin(shops: readonly ShopServer[], origin: string): Visitor {
  return visitorOf(() => {
    requests += 1;
    return urlOf(shops, requests);
  }, origin);
}

/** Signs the owner of the shop in. */
export async function signInOwner(visitor: Visitor): Promise<Visitor> {
  const response = await visitor.post('/admin/sign-in', {
    ...ownerCredentials,
    next: '/admin/dashboard',
  });
  if (response.status !== 302) throw new Error(`The sign-in answered ${response.status}`);
  return visitor;
}
