import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { judge, missingMail } from '#test/faults/trading/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/trading/trade.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { seeded } from '#test/seeded.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { openInstances } from './open-instances.ts';
import { openProxy, proxies, visitorThroughProxy } from './proxies.ts';
import { buildRelease, commitsAroundMigration, type OlderRelease } from './release-before.ts';
import { metricsToken, restart } from './restart.ts';
import { startOrdering } from './steady-orders.ts';
import { openTradingThroughProxy } from './trading-through-proxy.ts';

const commits = commitsAroundMigration();
const notShown =
  'NOT SHOWN: this copy has no history from before the newest migration. Run it in a whole clone.';
let before: OlderRelease;
let onSameTables: OlderRelease;

beforeAll(async () => {
  if (!commits) return;
  before = await buildRelease(commits.before);
  onSameTables = await buildRelease(commits.with);
}, 300_000);
afterAll(() => {
  before?.remove();
  onSameTables?.remove();
});

async function openOldInstances(name: (typeof proxies)[number]) {
  const env = { METRICS_TOKEN: metricsToken };
  const instances = await openInstances(2, { release: before.folder, env });
  onTestFinished(instances.close);
  const proxy = await openProxy(name, { port: instances.proxyPort, to: instances.shops });
  onTestFinished(proxy.close);
  return { instances, proxy };
}

test('the release before sells beside this one on the new tables, while one instance after another is updated', {
  timeout: 300_000,
}, async (context) => {
  if (!commits) return context.skip(notShown);
  const { instances, proxy } = await openOldInstances('haproxy');
  const { tradingShop, failed } = await openTradingThroughProxy(instances, seeded(1, 'update'));
  const trading = startTrading(tradingShop);
  try {
    expect(await waitUntilSold(tradingShop, 10)).toBe(true);
    // Starts the first instance of this release, which changes the tables while the other still sells.
    await restart({ instances, proxy }, 0, process.cwd());
    expect(await waitUntilSold(tradingShop, 20)).toBe(true);
    for (const [nth, index] of [0, 1, 0, 1].entries()) {
      const buyer = instances.at(index);
      await putInCart(buyer, tradingShop.productIds[0] ?? '');
      expect(
        orderIdOf(await placeOrder(buyer, { email: `update-${nth}@example.lk` })),
        `instance ${index}`,
      ).toBeDefined();
    }
    await restart({ instances, proxy }, 1, process.cwd());
    expect(await waitUntilSold(tradingShop, 10)).toBe(true);
  } finally {
    await trading.stop();
  }
  // A release that does not drain may break a connection as it ends.
  if (before.drains) expect(failed).toEqual([]);
  expect(failed.filter((request) => /answered with 500/.test(request))).toEqual([]);
  expect(await judge(tradingShop)).toEqual([]);
  expect(await missingMail(tradingShop)).toEqual([]);
});

test.for(proxies)(
  'behind %s both instances are updated and go back to a release with these tables, under an order each 50 ms: each is placed, none is lost',
  { timeout: 300_000 },
  async (name, { annotate, skip }) => {
    if (!commits) return skip(notShown);
    const { instances, proxy } = await openOldInstances(name);
    const [productId = ''] = instances.productIds;
    const ordering = startOrdering({
      visitor: () => visitorThroughProxy(instances.origin),
      ...{ productId, everyMs: 50 },
    });
    for (const release of [process.cwd(), onSameTables.folder]) {
      for (const index of instances.shops.keys()) {
        await restart({ instances, proxy }, index, release);
      }
    }
    const { placed, refused, slowestMs, busyCount } = await ordering.stop();

    const kept = await instances.queryDatabase((query) => query('select id from orders'));
    const slowest = `the slowest in ${Math.round(slowestMs)} ms`;
    await annotate(
      `${name}: ${placed.length} orders, ${slowest}, ${busyCount} requests sent again`,
    );
    expect(placed.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
    expect(kept.map(({ id }) => `${id}`).sort()).toEqual(placed.sort());
    expect(await instances.queryDatabase(brokenInvariants)).toEqual([]);
  },
);
