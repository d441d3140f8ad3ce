import { openShopServer } from '#test/open-shop-server.ts';
import { compareCheckout } from './bench/compare-checkout.ts';
import { compareWithBareServer } from './bench/compare-with-bare-server.ts';
import { measureIdle } from './bench/measure-idle.ts';
import { compareOrders } from './bench/orders/compare-orders.ts';
import { writeResults } from './bench/write-results.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { findPostgres } from './test/find-postgres.ts';

/** The number of rounds of each comparison, unless the first argument sets it. */
const defaultRounds = 3;
const rounds = Number(process.argv[2] ?? defaultRounds);

await buildIfNeeded();
const postgres = await findPostgres();
process.env['SANDHI_TEST_DATABASE'] = postgres.url;
try {
  const orders = await compareOrders(rounds);
  const shop = await openShopServer({ fresh: true });
  const page = await compareWithBareServer(shop.url, rounds).finally(shop.remove);
  const checkout = await compareCheckout(rounds);
  writeResults({ orders, page, checkout, idle: await measureIdle() });
} finally {
  await postgres.stop();
}
