import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseProxy } from '#test/database-proxy.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { whyNoServer } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

/** Cuts the connections to PostgreSQL, slows them down, or stalls them, in one direction or both. */
export const connectionBroken: Fault = {
  name: 'connection-broken',
  rounds: 30,
  whyNotHere: whyNoServer,
  runRounds,
};

type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;

const disruptions: Record<string, (proxy: DatabaseProxy, durationMs: number) => Promise<void>> = {
  'cut once': async (proxy) => proxy.disconnectAll(),
  'cut again and again': async (proxy, durationMs) => {
    for (let time = 0; time < 5; time += 1) {
      proxy.disconnectAll();
      await pause(durationMs / 5);
    }
  },
  slow: async (proxy, durationMs) => {
    proxy.delayBy(100);
    await pause(durationMs);
    proxy.delayBy(0);
  },
  'half open: replies of the database are lost': async (proxy, durationMs) => {
    proxy.dropReplies();
    await pause(durationMs);
    proxy.recover();
  },
  hanging: async (proxy, durationMs) => {
    proxy.hang();
    await pause(durationMs);
    proxy.recover();
  },
};
const maxFaultMs = 3000;

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  let proxy: DatabaseProxy | undefined;
  const env = async (_port: number, databaseUrl = '') => {
    proxy ??= await openDatabaseProxy(databaseUrl);
    return { DATABASE_URL: proxy.url };
  };
  try {
    yield* roundsOn(
      () => openTradingShop(random, 'postgres', { env }),
      { rounds, random },
      async () => {
        const name = random.pick(Object.keys(disruptions));
        if (proxy) await disruptions[name]?.(proxy, random.between(0, maxFaultMs));
        return `the connections to the database: ${name}`;
      },
    );
  } finally {
    proxy?.close();
  }
}
