import type { ShopServer } from '#test/open-shop-server.ts';
import type { Instances } from './open-instances.ts';
import type { OpenProxy } from './proxies.ts';

export const metricsToken = 'a-token-of-the-tests-that-is-long-enough';
const timeoutMs = 30_000;

type ProxiedInstances = { instances: Instances; proxy: OpenProxy };

/**
 * Restarts an instance as an update does: takes it out of the proxy, stops it by SIGTERM, lets it drain, and starts it
 * again. Waits until the proxy sends it shoppers. Returns the exit code of the old process.
 */
export async function restart(
  { instances: { shops }, proxy }: ProxiedInstances,
  index: number,
  release?: string,
) {
  const old = shops[index];
  if (!old) throw new Error(`There is no instance ${index}.`);
  proxy.takeOut(index);
  const exitCode = await old.stop();
  const restarted = await old.reopen(release);
  shops[index] = restarted;
  proxy.putAllBack();
  await waitUntilServed(restarted);
  return exitCode;
}

async function waitUntilServed(shop: ShopServer): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await checkoutsServed(shop)) < 3) {
    if (Date.now() > deadline) throw new Error('The proxy sends nobody to the restarted instance.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Counts requests of the checkout, which only shoppers make: proxies request /readyz. */
async function checkoutsServed({ url }: ShopServer): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await fetch(`${url}/metrics`, { headers }).then((response) => response.text());
  const counts = text.matchAll(/^sandhi_requests_total\{[^}]*checkout[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
