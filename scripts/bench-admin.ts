import { parseArgs } from 'node:util';
import type { ShopServer } from '#test/open-shop-server.ts';
import { openBenchShopOn } from './bench/orders/bench-shop.ts';
import { compareSides, type OrderResults, statementsOf } from './bench/orders/compare-orders.ts';
import { openBenchDatabase, vacuum } from './bench/panel/bench-database.ts';
import { measureScreens, signedIn } from './bench/panel/measure-screens.ts';
import { explainPanel } from './bench/panel/plans.ts';
import { printPlans } from './bench/panel/print-plans.ts';
import { printExports, printOrders, printScreens } from './bench/panel/print-screens.ts';
import { panelScreens } from './bench/panel/screens.ts';
import { findSamples } from './bench/panel/search-terms.ts';
import { wholeSize } from './bench/panel/seed-size.ts';
import { timeBackup } from './bench/panel/time-backup.ts';
import { timeExports } from './bench/panel/time-export.ts';
import { printTable } from './bench/print-table.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { dropDatabase, freshDatabase } from './test/fresh-database.ts';

const usualRounds = 20;

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string' },
    customers: { type: 'string' },
    events: { type: 'string' },
    rounds: { type: 'string' },
    keep: { type: 'boolean', default: false },
    backup: { type: 'boolean', default: false },
  },
});

const size = {
  ...wholeSize,
  orders: Number(options.orders ?? wholeSize.orders),
  customers: Number(options.customers ?? wholeSize.customers),
  events: Number(options.events ?? wholeSize.events),
};

const limits =
  size.orders > wholeSize.orders
    ? { screenMs: 500, searchMs: 500 }
    : { screenMs: 300, searchMs: 200 };
const orderRace = { rounds: 3, connections: [8] };

await buildIfNeeded();
const database = await openBenchDatabase(size, options.keep);
try {
  const shop = await openBenchShopOn(database.url);
  try {
    await vacuum(database.url);
    const samples = await findSamples(database.url);
    const plans = await explainPanel(database.url, samples);
    const owner = await signedIn(shop);
    const rounds = Number(options.rounds ?? usualRounds);
    const measured = await measureScreens(owner, panelScreens(samples, limits), rounds);
    printExports(await timeExports(shop.url, owner));
    const isGood = [printPlans(plans), printScreens(measured)].every(Boolean);
    process.exitCode = isGood ? 0 : 1;
    printOrders({ large: await timeOrders(shop), empty: await inEmptyShop(database.serverUrl) });
    if (options.backup) printTable(await timeBackup(shop, database.serverUrl));
  } finally {
    await shop.remove();
  }
} finally {
  await database.close();
}

async function timeOrders(shop: ShopServer): Promise<OrderResults> {
  const lines = await statementsOf(shop);
  const [figures] = await compareSides('postgres', shop, { lines, ...orderRace });
  if (!figures) throw new Error('No order was measured.');
  return figures;
}

async function inEmptyShop(serverUrl: string): Promise<OrderResults> {
  const url = await freshDatabase(serverUrl, 'sandhi_bench_empty');
  const shop = await openBenchShopOn(url);
  try {
    return await timeOrders(shop);
  } finally {
    await shop.remove();
    await dropDatabase(url);
  }
}
