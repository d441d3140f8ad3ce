import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultRun } from './fault.ts';
import { openMarket } from './market/market.ts';
import { roundsOn } from './market/rounds.ts';

const maxPauseMs = 100;

/** Kills the shop, with the embedded database, by SIGKILL in the middle of orders, and opens it again. */
export const appKilled: Fault = {
  name: 'app-killed',
  rounds: 200,
  play: (run: FaultRun) =>
    roundsOn(
      () => openMarket(run.random, 'embedded'),
      run,
      async () => {
        await pause(run.random.between(0, maxPauseMs));
        return 'killed at any moment';
      },
    ),
};
