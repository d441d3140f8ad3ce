import { expect, onTestFinished, test } from 'vitest';
import { judge, missingMail } from '#test/faults/trading/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/trading/trade.ts';
import { endLeases } from '#test/mailing-shop.ts';
import { seeded } from '#test/seeded.ts';
import { openInstances } from './open-instances.ts';
import { openProxy } from './proxies.ts';
import { openTradingThroughProxy } from './trading-through-proxy.ts';

const rounds = 4;

test.each([2, 4])(
  'any of %i instances can be killed amid orders, and no confirmed order is lost',
  {
    timeout: 400_000,
  },
  async (count) => {
    const instances = await openInstances(count);
    onTestFinished(instances.close);
    const proxy = await openProxy('haproxy', { port: instances.proxyPort, to: instances.shops });
    onTestFinished(proxy.close);
    const random = seeded(count, 'killed');
    const { tradingShop } = await openTradingThroughProxy(instances, random);
    const trading = startTrading(tradingShop);
    for (let round = 0; round < rounds; round += 1) {
      expect(await waitUntilSold(tradingShop, random.between(3, 12))).toBe(true);
      const index = round % count;
      await instances.shops[index]?.kill();
      expect(await waitUntilSold(tradingShop, 10)).toBe(true);
      instances.shops[index] = await reopen(instances.shops[index]);
    }
    await trading.stop();
    // Makes messages due again that the killed instances were sending.
    await instances.queryDatabase(endLeases);

    // Ignores 502 and 504, with which the proxy answers a form whose response was lost; the buyer sends it again.
    const anomalies = tradingShop.anomalies
      .splice(0)
      .filter((odd) => !/answered with 50[24]/.test(odd));
    expect(anomalies).toEqual([]);
    expect(await judge(tradingShop)).toEqual([]);
    expect(await missingMail(tradingShop)).toEqual([]);
  },
);

async function reopen(
  shop: Awaited<ReturnType<typeof openInstances>>['shops'][number] | undefined,
) {
  if (!shop) throw new Error('There is no such instance.');
  return shop.reopen();
}
