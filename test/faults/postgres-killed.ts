import { setTimeout as pause } from 'node:timers/promises';
import { queryDatabase } from '#test/query-database.ts';
import type { Fault, FaultRun } from './fault.ts';
import { serverOf, whyNoServer } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop, type TradingShop } from './trading/trading-shop.ts';

/** Kills the server, or one of its processes, while orders are placed. The shop survives and sells once it is back. */
export const postgresKilled: Fault = {
  name: 'postgres-killed',
  rounds: 20,
  whyNotHere: whyNoServer,
  runRounds: (run) =>
    roundsOn(
      () => openTradingShop(run.random, 'postgres'),
      run,
      (tradingShop) => killServer(tradingShop, run),
    ),
};

/** The signal for the server; undefined where only one of its processes is killed. */
const kinds = {
  'the server killed': 'SIGKILL',
  'the server shut down immediately': 'SIGQUIT',
  'one process of the server killed': undefined,
} as const;
const maxDownMs = 1500;

async function killServer(
  tradingShop: TradingShop,
  { random, machine }: FaultRun,
): Promise<string> {
  const server = serverOf(machine);
  const kind = random.pick(Object.keys(kinds) as (keyof typeof kinds)[]);
  const signal = kinds[kind];
  if (!signal) {
    await killBackend(tradingShop);
    return kind;
  }
  await server.end(signal);
  await pause(random.between(0, maxDownMs));
  await startAgain(server.start);
  return kind;
}

/** Kills the process of one connection, whereupon the server ends all others and recovers. */
async function killBackend({ shop }: TradingShop): Promise<void> {
  const pids = await queryDatabase(shop, (query) =>
    query(`select pid from pg_stat_activity where datname = current_database()
           and backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`),
  );
  if (pids.length === 0) throw new Error('The shop has no connection to kill.');
  for (const { pid } of pids) process.kill(Number(pid), 'SIGKILL');
}

/** Retries, because a server refuses to start until all processes of the killed one have ended. */
async function startAgain(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (thrown) {
      if (attempt === 20) throw thrown;
      await pause(250);
    }
  }
}
