import { setTimeout as pause } from 'node:timers/promises';
import { judge } from '#test/faults/trading/judge.ts';
import { startTrading, waitUntilSold } from '#test/faults/trading/trade.ts';
import type { TradingShop } from '#test/faults/trading/trading-shop.ts';
import type { Instances } from '#test/instances/open-instances.ts';
import { endLeases } from '#test/mailing-shop.ts';
import type { Cluster } from './open-cluster.ts';

/** The result of killing a primary while orders are placed. Times are seconds since the kill. */
export type Failover = {
  killed: string;
  promoted: string;
  promotedAfter: number;
  soldAfter: number;
  healthyAfter: number;
  /** Orders whose buyers saw them confirmed, before it was killed and after. */
  confirmedBefore: number;
  confirmedAfter: number;
  findings: string[];
};

const timeoutMs = 180_000;

/** Kills the primary while people trade, waits until the shop sells again, restarts the old primary, and checks all. */
export async function killThePrimary(
  cluster: Cluster,
  instances: Instances,
  tradingShop: TradingShop,
): Promise<Failover> {
  await cluster.waitUntilHealthy();
  const confirmed = () => tradingShop.confirmed.length;
  const confirmedAtStart = confirmed();
  const trading = startTrading(tradingShop);
  try {
    await waitUntilSold(tradingShop, 10);
    const primary = await cluster.primary();
    if (!primary) throw new Error('There is no primary.');
    await primary.kill();
    const killedAt = Date.now();
    const confirmedBefore = confirmed() - confirmedAtStart;
    const seconds = () => Math.round((Date.now() - killedAt) / 100) / 10;
    const promoted = await cluster.primaryAfter(primary);
    const promotedAfter = seconds();
    await untilNextOrder(confirmed);
    const soldAfter = seconds();
    primary.start();
    await cluster.waitUntilHealthy();
    const healthyAfter = seconds();
    await waitUntilSold(tradingShop, 10);
    await trading.stop();
    // Messages that were being sent when the connection broke become due again.
    await instances.queryDatabase(endLeases);
    return {
      ...{ killed: primary.name, promoted: promoted.name, promotedAfter, soldAfter, healthyAfter },
      ...{ confirmedBefore, confirmedAfter: confirmed() - confirmedAtStart - confirmedBefore },
      findings: await judge(tradingShop),
    };
  } finally {
    await trading.stop();
  }
}

async function untilNextOrder(confirmed: () => number): Promise<void> {
  const known = confirmed();
  for (const deadline = Date.now() + timeoutMs; confirmed() === known; await pause(20)) {
    if (Date.now() > deadline) throw new Error(`Nobody could buy for ${timeoutMs / 1000} s`);
  }
}
