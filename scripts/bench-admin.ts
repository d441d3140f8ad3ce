import { parseArgs } from 'node:util';
import type { ShopServer } from '#test/open-shop-server.ts';
import { openBenchShopOn } from './bench/orders/bench-shop.ts';
import { compareVariants, type OrderResults, statementsOf } from './bench/orders/compare-orders.ts';
import { openBenchDatabase, vacuum } from './bench/panel/bench-database.ts';
import { measureScreens, signInAsOwner } from './bench/panel/measure-screens.ts';
import { explainPanel } from './bench/panel/plans.ts';
import { printExports, printOrders, reportScreens } from './bench/panel/print-screens.ts';
import { reportPlans } from './bench/panel/report-plans.ts';
import { panelScreens } from './bench/panel/screens.ts';
import { findSamples } from './bench/panel/search-terms.ts';
import { defaultSize } from './bench/panel/seed-size.ts';
import { timeBackup } from './bench/panel/time-backup.ts';
import { timeExports } from './bench/panel/time-export.ts';
import { printTable } from './bench/print-table.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { dropDatabase, freshDatabase } from './test/fresh-database.ts';

const defaultRounds = 20;

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
  ...defaultSize,
  orders: Number(options.orders ?? defaultSize.orders),
  customers: Number(options.customers ?? defaultSize.customers),
  events: Number(options.events ?? defaultSize.events),
};

const limits =
  size.orders > defaultSize.orders
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
    const owner = await signInAsOwner(shop);
    const rounds = Number(options.rounds ?? defaultRounds);
    const measured = await measureScreens(owner, panelScreens(samples, limits), rounds);
    printExports(await timeExports(shop.url, owner));
    const isWithinLimits = [reportPlans(plans), reportScreens(measured)].every(Boolean);
    process.exitCode = isWithinLimits ? 0 : 1;
    printOrders({
      large: await timeOrders(shop),
      empty: await timeOrdersInEmptyShop(database.serverUrl),
    });
    if (options.backup) printTable(await timeBackup(shop, database.serverUrl));
  } finally {
    await shop.remove();
  }
} finally {
  await database.close();
}

async function timeOrders(shop: ShopServer): Promise<OrderResults> {
  const script = await statementsOf(shop);
  const [figures] = await compareVariants('postgres', shop, { script, ...orderRace });
  if (!figures) throw new Error('No order was measured.');
  return figures;
}

async function timeOrdersInEmptyShop(serverUrl: string): Promise<OrderResults> {
  const url = await freshDatabase(serverUrl, 'sandhi_bench_empty');
  const shop = await openBenchShopOn(url);
  try {
    return await timeOrders(shop);
  } finally {
    await shop.remove();
    await dropDatabase(url);
  }
}
