import { appKilled } from './app-killed.ts';
import { backupCut } from './backup-cut.ts';
import { clockMoved } from './clock-moved.ts';
import { connectionBroken } from './connection-broken.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { mailDown } from './mail-down.ts';
import { outOfMemory } from './out-of-memory.ts';
import { postgresDiskFull } from './postgres-disk-full.ts';
import { postgresKilled } from './postgres-killed.ts';
import { severalStarts } from './several-starts.ts';
import { storageDown } from './storage-down.ts';

/** Every fault that `npm run test:faults` runs, in turn. */
export const faults: readonly Fault[] = [
  postgresKilled,
  connectionBroken,
  diskFull,
  postgresDiskFull,
  clockMoved,
  severalStarts,
  backupCut,
  mailDown,
  storageDown,
  outOfMemory,
  appKilled,
];
