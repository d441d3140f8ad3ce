import { expect, onTestFinished, test } from 'vitest';
import { judge, missingMail } from '#test/faults/market/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/market/trade.ts';
import { seeded } from '#test/faults/seeded.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { openMarketBehind } from './market-behind.ts';
import { openInstances } from './open-instances.ts';
import { openProxy } from './proxies.ts';
import { buildReleaseBefore, commitBefore } from './release-before.ts';
import { metricsToken, restart } from './restart.ts';

const commit = commitBefore();

test('the release before sells beside this one on the new tables, while one instance after another is updated', {
  timeout: 580_000,
}, async (context) => {
  if (!commit) {
    return context.skip(
      'NOT SHOWN: this copy has no history from before the newest migration. Run it in a whole clone.',
    );
  }
  const before = await buildReleaseBefore(commit);
  onTestFinished(before.remove);
  const env = { METRICS_TOKEN: metricsToken };
  const instances = await openInstances(2, { release: before.folder, env });
  onTestFinished(instances.close);
  const proxy = await openProxy('haproxy', { port: instances.proxyPort, to: instances.shops });
  onTestFinished(proxy.close);
  const { market, failed } = await openMarketBehind(instances, seeded(1, 'update'));
  const trading = startTrading(market);
  try {
    expect(await waitUntilSold(market, 10)).toBe(true);
    // Starts the first instance of this release, which changes the tables while the other still sells.
    await restart(instances, 0, process.cwd());
    expect(await waitUntilSold(market, 20)).toBe(true);
    for (const [nth, index] of [0, 1, 0, 1].entries()) {
      const buyer = instances.at(index);
      await putInCart(buyer, market.productIds[0] ?? '');
      expect(
        orderIdOf(await placeOrder(buyer, { email: `update-${nth}@example.lk` })),
        `instance ${index}`,
      ).toBeDefined();
    }
    await restart(instances, 1, process.cwd());
    expect(await waitUntilSold(market, 10)).toBe(true);
  } finally {
    await trading.stop();
  }
  // A release that does not drain may break a connection as it ends.
  if (before.drains) expect(failed).toEqual([]);
  expect(failed.filter((request) => /answered with 500/.test(request))).toEqual([]);
  expect(await judge(market)).toEqual([]);
  expect(await missingMail(market)).toEqual([]);
});
