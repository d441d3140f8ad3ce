import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { judge, missingMail } from '#test/faults/trading/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/trading/trade.ts';
import { seeded } from '#test/seeded.ts';
import { type Instances, openInstances } from './open-instances.ts';
import { openProxy, proxies } from './proxies.ts';
import { metricsToken, restart } from './restart.ts';
import { openTradingThroughProxy, readPagesUntil } from './trading-through-proxy.ts';

let instances: Instances;

beforeAll(async () => {
  instances = await openInstances(2, { env: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => instances?.close());

test.each(proxies)(
  'behind %s each instance is restarted in its turn, and no request fails',
  {
    timeout: 300_000,
  },
  async (name) => {
    const proxy = await openProxy(name, { port: instances.proxyPort, to: instances.shops });
    onTestFinished(proxy.close);
    const { tradingShop, failed } = await openTradingThroughProxy(instances, seeded(1, name));
    const over = new AbortController();
    const reading = [1, 2].map(() => readPagesUntil(over.signal, tradingShop.shop.visitor));
    const trading = startTrading(tradingShop);

    expect(await waitUntilSold(tradingShop, 10)).toBe(true);
    for (const index of instances.shops.keys()) {
      expect(await restart({ instances, proxy }, index)).toBe(0);
      expect(await waitUntilSold(tradingShop, 10)).toBe(true);
    }
    over.abort();
    await trading.stop();
    for (const read of await Promise.all(reading)) expect(read).toBeGreaterThan(0);

    expect(failed).toEqual([]);
    expect(await judge(tradingShop)).toEqual([]);
    expect(await missingMail(tradingShop)).toEqual([]);
  },
);
