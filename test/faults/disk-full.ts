import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultRun, Round } from './fault.ts';
import { mountDisk, whyNoDisk } from './small-disk.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop, type TradingShop } from './trading/trading-shop.ts';

/** Fills the disk of the embedded database, nearly or to its last byte, while customers order, and makes room again. */
export const diskFull: Fault = {
  name: 'disk-full',
  rounds: 8,
  whyNotHere: whyNoDisk,
  runRounds,
};

const sizeMb = 700;
/** Less space than the shop requires for orders, but enough to refuse them properly. */
const shortMb = 150;
const maxFaultMs = 4000;

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  const disk = mountDisk(sizeMb);
  try {
    yield* roundsOn(
      () => openTradingShop(random, 'embedded', { parentFolder: disk.folder }),
      { rounds, random },
      async (tradingShop) => {
        const leftMb = random.pick([shortMb, 1, 0]);
        disk.fillUntil(leftMb);
        await pause(random.between(0, maxFaultMs));
        // A disk that is full to its last byte may hang the shop (decision 031).
        if (leftMb === 0 || random.next() < 0.5)
          await restartWithRoom(tradingShop, disk.removeFiller);
        disk.removeFiller();
        return `${leftMb} MB left on the disk`;
      },
    );
  } finally {
    disk.remove();
  }
}

/** Kills the shop, as systemd's watchdog does with one that hangs, makes room, and starts it again. */
async function restartWithRoom(tradingShop: TradingShop, makeRoom: () => void): Promise<void> {
  await tradingShop.shop.kill();
  makeRoom();
  tradingShop.shop = await tradingShop.shop.reopen();
}
