import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultRun, Round } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

/** Moves the clock of the shop forward and back while it trades. */
export const clockMoved: Fault = { name: 'clock-moved', rounds: 12, runRounds };

const minuteMs = 60_000;
const shiftsMs = {
  'two days behind': -2 * 24 * 60 * minuteMs,
  'three hours behind': -180 * minuteMs,
  'five minutes behind': -5 * minuteMs,
  'five minutes ahead': 5 * minuteMs,
  'three hours ahead': 180 * minuteMs,
  'two days ahead': 2 * 24 * 60 * minuteMs,
};
/** Makes due in the last round what was written five minutes ahead. Times that are far ahead are due anyway. */
const lastShiftMs = 10 * minuteMs;
const preload = path.resolve('test/faults/preload/shifted-clock.ts');

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-clock-'));
  const file = path.join(folder, 'shift-ms');
  fs.writeFileSync(file, '0');
  const env = async () => ({ NODE_OPTIONS: `--import=${preload}`, SANDHI_FAULT_CLOCK: file });
  let round = 0;
  try {
    yield* roundsOn(
      () => openTradingShop(random, 'embedded', { env }),
      { rounds, random },
      async (tradingShop) => {
        round += 1;
        const name = random.pick(Object.keys(shiftsMs) as (keyof typeof shiftsMs)[]);
        await shiftClock(tradingShop.shop.pid, file, shiftsMs[name]);
        await pause(random.between(200, 1500));
        if (round === rounds) await shiftClock(tradingShop.shop.pid, file, lastShiftMs);
        return `the clock ${name}`;
      },
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function shiftClock(pid: number, file: string, shiftMs: number): Promise<void> {
  fs.writeFileSync(file, `${shiftMs}`);
  process.kill(pid, 'SIGUSR2');
}
