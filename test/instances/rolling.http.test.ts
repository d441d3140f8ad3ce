import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { judge, missingMail } from '#test/faults/market/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/market/trade.ts';
import { seeded } from '#test/seeded.ts';
import { openMarketThroughProxy, readPagesUntil } from './market-through-proxy.ts';
import { type Instances, openInstances } from './open-instances.ts';
import { openProxy, proxies } from './proxies.ts';
import { metricsToken, restart } from './restart.ts';

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
    const { market, failed } = await openMarketThroughProxy(instances, seeded(1, name));
    const over = new AbortController();
    const reading = [1, 2].map(() => readPagesUntil(over.signal, market.shop.visitor));
    const trading = startTrading(market);

    expect(await waitUntilSold(market, 10)).toBe(true);
    for (const index of instances.shops.keys()) {
      expect(await restart({ instances, proxy }, index)).toBe(0);
      expect(await waitUntilSold(market, 10)).toBe(true);
    }
    over.abort();
    await trading.stop();
    for (const read of await Promise.all(reading)) expect(read).toBeGreaterThan(0);

    expect(failed).toEqual([]);
    expect(await judge(market)).toEqual([]);
    expect(await missingMail(market)).toEqual([]);
  },
);
