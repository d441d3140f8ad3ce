import type { FaultRun, Round } from '#test/faults/fault.ts';
import { endLeases } from '#test/mailing-shop.ts';
import { queryDatabase } from '#test/query-database.ts';
import { judge, missingMail } from './judge.ts';
import { closeMarket, type Market, startCountingConfirmed } from './market.ts';
import { startTrading, waitUntilSold } from './trade.ts';

/** Breaks something while the market trades, repairs it, and returns its description. */
type Disturb = (market: Market) => Promise<string>;

/**
 * Plays rounds on one market: people trade, something breaks, people trade again, and everything is checked. A shop on the
 * embedded database is killed before the check, because only one process can open that database.
 */
export async function* roundsOn(
  open: () => Promise<Market>,
  { rounds, random }: Pick<FaultRun, 'rounds' | 'random'>,
  disturb: Disturb,
): AsyncGenerator<Round> {
  const market = await open();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const describeConfirmed = startCountingConfirmed(market);
      const { did, findings } = await playRound(market, random.between(2, 15), disturb);
      if (round === rounds) findings.push(...(await missingMail(market)));
      yield { did: `${did}: ${describeConfirmed()}`, findings };
    }
  } finally {
    await closeMarket(market);
  }
}

async function playRound(market: Market, minOrders: number, disturb: Disturb): Promise<Round> {
  const findings: string[] = [];
  const trading = startTrading(market);
  const isEmbedded = market.shop.databaseUrl === undefined;
  let did = '';
  try {
    if (!(await waitUntilSold(market, minOrders))) findings.push(nobodyBuys('before'));
    did = await disturb(market);
    if (!(await waitUntilSold(market, 3))) findings.push(nobodyBuys('after'));
    if (isEmbedded) await market.shop.kill();
  } finally {
    await trading.stop();
  }
  findings.push(...(await judge(market)));
  await queryDatabase(market.shop, async (query) => {
    await endLeases(query);
    // Resets the rate limits, because the two customers place more orders than these allow.
    await query('delete from try_budgets');
  });
  if (isEmbedded) market.shop = await market.shop.reopen();
  return { did, findings };
}

function nobodyBuys(when: string): string {
  return `Nobody could buy for half a minute ${when} the fault`;
}
