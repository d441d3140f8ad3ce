import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

const preload = path.resolve('test/faults/preload/eat-memory.ts');
const heapMb = 200;
const maxMs = 60_000;

/** Lets the memory of the shop run out while it trades: its process crashes, and is started again. */
export const outOfMemory: Fault = {
  name: 'out-of-memory',
  rounds: 5,
  runRounds: ({ rounds, random }) => {
    const env = async () => ({
      NODE_OPTIONS: `--import=${preload} --max-old-space-size=${heapMb}`,
    });
    return roundsOn(
      () => openTradingShop(random, 'embedded', { env }),
      { rounds, random },
      async (tradingShop) => {
        process.kill(tradingShop.shop.pid, 'SIGUSR2');
        const deadline = Date.now() + maxMs;
        while (!tradingShop.shop.output().includes('heap out of memory')) {
          if (Date.now() > deadline) throw new Error('The memory of the shop did not run out');
          await pause(20);
        }
        await tradingShop.shop.kill();
        tradingShop.shop = await tradingShop.shop.reopen();
        return 'no memory left';
      },
    );
  },
};
