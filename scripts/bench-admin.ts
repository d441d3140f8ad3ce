import { parseArgs } from 'node:util';
import { openShopServer } from '#test/open-shop-server.ts';
import { openBenchDatabase, settle } from './bench/panel/bench-database.ts';
import { measureScreens, signedIn } from './bench/panel/measure-screens.ts';
import { explainPanel } from './bench/panel/plans.ts';
import { printPlans } from './bench/panel/print-plans.ts';
import { printExports, printOrders, printScreens } from './bench/panel/print-screens.ts';
import { panelScreens } from './bench/panel/screens.ts';
import { findSamples } from './bench/panel/search-terms.ts';
import { wholeSize } from './bench/panel/seed-size.ts';
import { timeExports } from './bench/panel/time-export.ts';
import { timeOrders } from './bench/panel/time-orders.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { dropDatabase, freshDatabase } from './test/fresh-database.ts';

const usualRounds = 20;

const { values: wish } = parseArgs({
  options: {
    orders: { type: 'string' },
    customers: { type: 'string' },
    events: { type: 'string' },
    rounds: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const size = {
  ...wholeSize,
  orders: Number(wish.orders ?? wholeSize.orders),
  customers: Number(wish.customers ?? wholeSize.customers),
  events: Number(wish.events ?? wholeSize.events),
};

await buildIfNeeded();
const database = await openBenchDatabase(size, wish.keep);
try {
  const shop = await openShopServer({ fresh: true, env: { DATABASE_URL: database.url } });
  try {
    await settle(database.url);
    const samples = await findSamples(database.url);
    const plans = await explainPanel(database.url, samples);
    const owner = await signedIn(shop);
    const rounds = Number(wish.rounds ?? usualRounds);
    const measured = await measureScreens(owner, panelScreens(samples), rounds);
    printExports(await timeExports(shop.url, owner));
    printOrders(await timeOrders(shop.url), await inEmptyShop(database.serverUrl));
    const isGood = [printPlans(plans), printScreens(measured)].every(Boolean);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await shop.remove();
  }
} finally {
  await database.close();
}

async function inEmptyShop(serverUrl: string): Promise<number[]> {
  const url = await freshDatabase(serverUrl, 'sandhi_bench_empty');
  const shop = await openShopServer({ fresh: true, env: { DATABASE_URL: url } });
  try {
    return await timeOrders(shop.url);
  } finally {
    await shop.remove();
    await dropDatabase(url);
  }
}
