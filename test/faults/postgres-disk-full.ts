import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '#scripts/test/find-postgres.ts';
import { isReachable } from '#scripts/test/own-postgres.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { whyNoServer } from './fault.ts';
import { mountDisk, whyNoDisk } from './small-disk.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

/** Fills the disk of a PostgreSQL to its last byte while the shop trades, and makes room again. */
export const postgresDiskFull: Fault = {
  name: 'postgres-disk-full',
  rounds: 5,
  whyNotHere: (machine) => whyNoServer(machine) ?? whyNoDisk(),
  runRounds,
};

const sizeMb = 400;
const maxFaultMs = 3000;

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  const disk = mountDisk(sizeMb);
  const folder = path.join(disk.folder, 'postgres');
  fs.mkdirSync(folder);
  const previousUrl = process.env['SANDHI_TEST_DATABASE'];
  const server = await startOwnPostgres(folder, {});
  try {
    process.env['SANDHI_TEST_DATABASE'] = server.url;
    yield* roundsOn(
      () => openTradingShop(random, 'postgres'),
      { rounds, random },
      async () => {
        disk.fillUntil(0);
        await pause(random.between(500, maxFaultMs));
        disk.removeFiller();
        // PostgreSQL stops when it cannot write its write-ahead log.
        if (!(await isReachable(server.url))) {
          await server.end('SIGQUIT');
          await server.start();
        }
        return 'no room left for PostgreSQL';
      },
    );
  } finally {
    process.env['SANDHI_TEST_DATABASE'] = previousUrl ?? '';
    await server.stop();
    disk.remove();
  }
}
