import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrill } from '#platform/backup/drill-in-subprocess.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { sumsOf } from '#test/backup-file.ts';
import { isFullRun } from '#test/full-run.ts';
import { brokenInvariants } from '#test/invariants.ts';
import {
  openShopServer,
  postgresServer,
  type ShopServer,
  usualDatabase,
} from '#test/open-shop-server.ts';
import { openDatabaseOf, queryDatabase, sqlQueryOf } from '#test/query-database.ts';
import { killTool, shopTool } from '#test/shop-tool.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { openShopWithStocks, readLogProblems } from '#test/stocked-shops.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { dropDatabase, freshDatabase } from './test/fresh-database.ts';

const buyersAtOnce = isFullRun ? 4 : 1;
const ordersBefore = isFullRun ? 12 : 3;
const picture = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 241));
const pictureName = path.join('demo', 'media', `${randomUUID()}-640.webp`);

let folder: string;
let otherDatabase: string;
let cleanUp: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-restored-'));
  otherDatabase = await freshDatabase(postgresServer(), `sandhi_restored_${process.pid}`);
});
afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean();
  cleanUp = [];
  fs.rmSync(folder, { recursive: true, force: true });
  await dropDatabase(otherDatabase);
});

type ShopData = Pick<ShopServer, 'dataDir' | 'databaseUrl'>;

/** Places orders until it is stopped. Each entry is an order that its buyer saw confirmed. */
function sell(shop: ShopServer, productId: string) {
  const confirmed: string[] = [];
  let isOver = false;
  const buyers = Array.from({ length: buyersAtOnce }, async () => {
    while (!isOver) {
      const buyer = shop.visitor();
      await putInCart(buyer, productId);
      const orderId = orderIdOf(await placeOrder(buyer));
      if (orderId) confirmed.push(orderId);
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(buyers);
  };
  return { confirmed, stop };
}

/** Backs up while the shop sells; returns the file and the orders that existed before. */
async function backUpUnderLoad(shop: ShopServer, shopData: ShopData, productId: string) {
  const selling = sell(shop, productId);
  await expect
    .poll(() => selling.confirmed.length, { timeout: 30_000 })
    .toBeGreaterThan(ordersBefore);
  const before = [...selling.confirmed];
  const { code, output } = await shopTool(shopData, 'backup');
  const during = selling.confirmed.length - before.length;
  await selling.stop();
  expect(code, output).toBe(0);
  expect(during, 'orders that were placed during the backup').toBeGreaterThan(0);
  expect(readLogProblems(shop)).toEqual([]);
  const file = /is whole: (\S+)/.exec(output)?.[1] ?? '';
  return { file, before };
}

/** Checks that tables and picture equal their backup, that the invariants hold, and that no earlier order is missing. */
async function expectWhole(shopData: ShopData, file: string, before: readonly string[]) {
  const { database, close } = await openDatabaseOf(shopData);
  try {
    expect(await sumsOf(database.db)).toEqual((await verifyBackup(file)).tables);
    const query = sqlQueryOf(database);
    expect(await brokenInvariants(query)).toEqual([]);
    const orders = (await query('select id from orders')).map(({ id }) => `${id}`);
    expect(orders).toEqual(expect.arrayContaining([...before]));
  } finally {
    await close();
  }
  expect(fs.readFileSync(path.join(shopData.dataDir, pictureName))).toEqual(picture);
}

test('a busy shop is backed up, and restored into a folder and into PostgreSQL', async () => {
  const { shop, productIds } = await openShopWithStocks(
    isFullRun ? 'embedded' : usualDatabase,
    [9_000],
  );
  cleanUp.push(shop.remove);
  fs.mkdirSync(path.dirname(path.join(shop.dataDir, pictureName)), { recursive: true });
  fs.writeFileSync(path.join(shop.dataDir, pictureName), picture);
  const [productId = ''] = productIds;

  const first = await backUpUnderLoad(shop, shop, productId);
  await shop.stop();

  const inFolder = { dataDir: path.join(folder, 'first'), databaseUrl: undefined };
  const inPostgres = { dataDir: path.join(folder, 'second'), databaseUrl: otherDatabase };
  const usualTarget = usualDatabase === 'embedded' ? inFolder : inPostgres;
  for (const shopData of isFullRun ? [inFolder, inPostgres] : [usualTarget]) {
    const { code, output } = await shopTool(shopData, 'restore', [first.file]);
    expect(code, output).toBe(0);
    await expectWhole(shopData, first.file, first.before);
  }
  kept = { ids: first.before, productId, file: first.file };
});

/** The orders, product and backup of the first test, which left them in a folder and in PostgreSQL. */
let kept: { ids: string[]; productId: string; file: string };

thoroughTest(
  'a trial restore of a busy shop breaks no invariant, and leaves no database behind',
  async () => {
    expect(await openDrill(otherDatabase)(kept.file)).toEqual({
      kind: 'restored',
      brokenInvariants: [],
    });
    const shopData = { dataDir: path.join(folder, 'second'), databaseUrl: otherDatabase };
    const left = "select datname from pg_database where datname like '%restored_on_trial'";
    expect(await queryDatabase(shopData, (query) => query(left))).toEqual([]);
  },
);

thoroughTest('a backup never overwrites a shop', async () => {
  const inFolder = { dataDir: path.join(folder, 'first'), databaseUrl: undefined };
  expect(await shopTool(inFolder, 'restore', [kept.file])).toMatchObject({
    code: 1,
    output: expect.stringContaining('a backup never overwrites one'),
  });
});

thoroughTest(
  'a shop that was restored into PostgreSQL sells, is backed up, and is restored into a folder',
  async () => {
    const { ids, productId } = kept;
    const inPostgres = { dataDir: path.join(folder, 'second'), databaseUrl: otherDatabase };
    const env = { DATA_DIR: inPostgres.dataDir, DATABASE_URL: otherDatabase };
    const restored = await openShopServer({ fresh: true, env });
    cleanUp.push(restored.remove);
    const second = await backUpUnderLoad(restored, inPostgres, productId);
    await restored.stop();
    const back = { dataDir: path.join(folder, 'third'), databaseUrl: undefined };
    const returned = await shopTool(inPostgres, 'restore', [second.file, back.dataDir]);
    expect(returned.code, returned.output).toBe(0);
    await expectWhole(back, second.file, [...ids, ...second.before]);

    const reopened = await openShopServer({ data: back.dataDir });
    cleanUp.push(reopened.remove);
    const buyer = reopened.visitor();
    await putInCart(buyer, productId);
    expect(orderIdOf(await placeOrder(buyer))).toBeDefined();
  },
);

thoroughTest(
  'a backup that is killed midway leaves only a draft, which the next backup deletes',
  async () => {
    const shopData = { dataDir: path.join(folder, 'second'), databaseUrl: otherDatabase };
    await queryDatabase(shopData, (query) =>
      query(`insert into analytics_events (event_type, event_data, created_at)
           select 'product_search', '{}', now() from generate_series(1, 30000)`),
    );
    const backups = path.join(shopData.dataDir, 'demo', 'backups');
    const before = fs.existsSync(backups) ? fs.readdirSync(backups) : [];

    await killTool(shopData, ['backup']);
    const left = fs.readdirSync(backups).filter((name) => !before.includes(name));
    expect(left).toEqual([expect.stringMatching(/\.draft$/)]);

    const { code, output } = await shopTool(shopData, 'backup');
    expect(code, output).toBe(0);
    expect(fs.readdirSync(backups).filter((name) => name.endsWith('.draft'))).toEqual([]);
    expect(await shopTool(shopData, 'verify')).toMatchObject({
      code: 0,
      output: expect.stringContaining('every table came back as it was written'),
    });
  },
);
