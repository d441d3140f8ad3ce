import type { FaultRun, Round } from '#test/faults/fault.ts';
import { endLeases } from '#test/mailing-shop.ts';
import { queryDatabase } from '#test/query-database.ts';
import { judge, missingMail } from './judge.ts';
import { startTrading, waitUntilSold } from './trade.ts';
import { closeTradingShop, startCountingConfirmed, type TradingShop } from './trading-shop.ts';

/** Breaks something while the shop trades, repairs it, and returns its description. */
type Disturb = (tradingShop: TradingShop) => Promise<string>;

/**
 * Runs rounds on one trading shop: people trade, something breaks, people trade again, and everything is checked. A shop
 * on the embedded database is killed before the check, because only one process can open that database.
 */
export async function* roundsOn(
  open: () => Promise<TradingShop>,
  { rounds, random }: Pick<FaultRun, 'rounds' | 'random'>,
  disturb: Disturb,
): AsyncGenerator<Round> {
  const tradingShop = await open();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const describeConfirmed = startCountingConfirmed(tradingShop);
      const { did, findings } = await runRound(tradingShop, random.between(2, 15), disturb);
      if (round === rounds) findings.push(...(await missingMail(tradingShop)));
      yield { did: `${did}: ${describeConfirmed()}`, findings };
    }
  } finally {
    await closeTradingShop(tradingShop);
  }
}

async function runRound(
  tradingShop: TradingShop,
  minOrders: number,
  disturb: Disturb,
): Promise<Round> {
  const findings: string[] = [];
  const trading = startTrading(tradingShop);
  const isEmbedded = tradingShop.shop.databaseUrl === undefined;
  let did = '';
  try {
    if (!(await waitUntilSold(tradingShop, minOrders))) findings.push(nobodyBuys('before'));
    did = await disturb(tradingShop);
    if (!(await waitUntilSold(tradingShop, 3))) findings.push(nobodyBuys('after'));
    if (isEmbedded) await tradingShop.shop.kill();
  } finally {
    await trading.stop();
  }
  findings.push(...(await judge(tradingShop)));
  await queryDatabase(tradingShop.shop, async (query) => {
    await endLeases(query);
    // Resets the rate limits, because the two customers place more orders than these allow.
    await query('delete from try_budgets');
  });
  if (isEmbedded) tradingShop.shop = await tradingShop.shop.reopen();
  return { did, findings };
}

function nobodyBuys(when: string): string {
  return `Nobody could buy for half a minute ${when} the fault`;
}
