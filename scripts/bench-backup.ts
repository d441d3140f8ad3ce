import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { queryDatabase } from '#test/query-database.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { median } from './bench/median.ts';
import { signInAsOwner } from './bench/panel/measure-screens.ts';
import { printTable } from './bench/print-table.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/**
 * Measures how long a backup holds up the shop, on both databases: `npm run bench:backup -- <rows>`. One shopper orders, one
 * opens a public page, one fills a cart, again 50 ms after each response, before the backup and during it. Uses the
 * PostgreSQL server that SANDHI_TEST_DATABASE names.
 */
const rows = Number(process.argv[2] ?? 100_000);
const quietMs = 4_000;
const pauseMs = 50;
const timeoutMs = 10 * 60_000;
/** The product of the demo shop with 500 units. */
const plentifulSlug = 'joint-relief-roll-on-15-ml';

const shoppers = ['order', 'public page', 'cart'] as const;
type Waits = Record<(typeof shoppers)[number], number[]>;

await buildIfNeeded();
const figures: string[][] = [
  ['', `longest wait for ${shoppers.join(', for ')}: before`, 'during the backup', 'backup'],
];
for (const database of ['postgres', 'embedded'] as const) {
  if (database === 'postgres' && !process.env['SANDHI_TEST_DATABASE']) {
    console.log('PostgreSQL is not measured: SANDHI_TEST_DATABASE names no server.');
    continue;
  }
  figures.push(await measure(database));
}
printTable(figures);

async function measure(database: 'embedded' | 'postgres'): Promise<string[]> {
  const first = await openShopServer({ database, fresh: true });
  try {
    await first.stop();
    await queryDatabase(first, (query) =>
      query(`insert into analytics_events (event_type, event_data, created_at)
             select 'product_search', '{"term": "knee pain"}', now() from generate_series(1, ${rows})`),
    );
    const shop = await first.reopen();
    const owner = await signInAsOwner(shop);
    // Warms the shop up.
    await measureDuring(shop, () => pause(quietMs));
    const before = await measureDuring(shop, () => pause(quietMs));
    let seconds = 0;
    const whileRunning = await measureDuring(shop, async () => {
      const began = performance.now();
      await owner.post('/admin/backups', {});
      await waitForBackup(path.join(shop.dataDir, 'demo', 'backups'));
      seconds = (performance.now() - began) / 1000;
    });
    await shop.stop();
    return [
      database,
      formatWaits(before),
      formatWaits(whileRunning),
      `${rows} rows in ${seconds.toFixed(1)} s`,
    ];
  } finally {
    await first.remove();
  }
}

/** Lets the shoppers go on until the work is done. Returns the milliseconds that each waited for each response. */
async function measureDuring(shop: ShopServer, work: () => Promise<unknown>): Promise<Waits> {
  const waits: Waits = { order: [], 'public page': [], cart: [] };
  const finished = new AbortController();
  const productId = await findProduct(shop);
  const shopper = visitorOf(shop.url);
  const steps: Record<keyof Waits, () => Promise<number>> = {
    order: () => order(shop, productId),
    'public page': () => timed(() => visitorOf(shop.url).get('/')),
    cart: () => timed(() => putInCart(shopper, productId)),
  };
  const loops = shoppers.map(async (name) => {
    while (!finished.signal.aborted) {
      waits[name].push(await steps[name]());
      await pause(pauseMs);
    }
  });
  await work();
  finished.abort();
  await Promise.all(loops);
  return waits;
}

async function findProduct({ url }: ShopServer): Promise<string> {
  const { body } = await visitorOf(url).get(`/products/${plentifulSlug}`);
  return /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '';
}

/** Returns the milliseconds of filling the cart, opening the checkout and placing the order. */
async function order({ url }: ShopServer, productId: string): Promise<number> {
  const shopper = visitorOf(url);
  return timed(async () => {
    await putInCart(shopper, productId);
    const placed = await placeOrder(shopper);
    if (orderIdOf(placed) === undefined) throw new Error(`No order was placed: ${placed.status}`);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Waits until the backup has its final name, which it gets once it is complete. */
async function waitForBackup(folder: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    if (names.some((name) => name.endsWith('.backup.gz'))) return;
    await pause(20);
  }
  throw new Error('No backup was made.');
}

function formatWaits(waits: Waits): string {
  return shoppers
    .map((name) => {
      const longest = Math.max(...waits[name]).toFixed(0);
      return `${longest} ms (median ${median(waits[name]).toFixed(0)} of ${waits[name].length})`;
    })
    .join(', ');
}
