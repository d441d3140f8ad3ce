import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultRun } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

const maxPauseMs = 100;

/** Kills the shop, with the embedded database, by SIGKILL in the middle of orders, and opens it again. */
export const appKilled: Fault = {
  name: 'app-killed',
  rounds: 200,
  runRounds: (run: FaultRun) =>
    roundsOn(
      () => openTradingShop(run.random, 'embedded'),
      run,
      async () => {
        await pause(run.random.between(0, maxPauseMs));
        return 'killed at any moment';
      },
    ),
};
