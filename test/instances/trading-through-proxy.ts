import { tradingShopOf } from '#test/faults/trading/trading-shop.ts';
import type { Random } from '#test/seeded.ts';
import type { ShopResponse, Visitor } from '#test/visitor.ts';
import type { Instances } from './open-instances.ts';
import { visitorThroughProxy } from './proxies.ts';

/**
 * Opens a trading shop whose people send all requests through the proxy. `failed` gets each request that broke or whose
 * response was 500 or more.
 */
export async function openTradingThroughProxy(instances: Instances, random: Random) {
  const { shops, origin, mail, productIds, dataDir, databaseUrl } = instances;
  const [first] = shops;
  if (!first) throw new Error('There is no instance.');
  const failed: string[] = [];
  const visitor = () => recordFailures(visitorThroughProxy(origin), failed);
  const shop = { ...first, dataDir, databaseUrl, url: origin, visitor };
  return { tradingShop: await tradingShopOf({ shop, mail, random, productIds }), failed };
}

function recordFailures(visitor: Visitor, failed: string[]): Visitor {
  const record = async (name: string, request: Promise<ShopResponse>) => {
    const response = await request.catch((thrown: Error) => {
      failed.push(`${name} broke: ${thrown.cause ?? thrown}`);
      throw thrown;
    });
    if (response.status >= 500) failed.push(`${name} was answered with ${response.status}`);
    return response;
  };
  return {
    cookies: visitor.cookies,
    get: (path, ...rest) => record(`GET ${path}`, visitor.get(path, ...rest)),
    post: (path, ...rest) => record(`POST ${path}`, visitor.post(path, ...rest)),
  };
}

/** Requests pages that may be cached and pages that may not until the signal aborts. Returns how many it requested. */
export async function readPagesUntil(signal: AbortSignal, visitor: () => Visitor): Promise<number> {
  let requested = 0;
  while (!signal.aborted) {
    const reader = visitor();
    for (const path of ['/', '/checkout', '/si', '/track']) {
      await reader.get(path).catch(() => undefined);
      requested += 1;
    }
  }
  return requested;
}
