import { type AddressedChannel, addressedChannels, perChannel } from '#domain/channels/channels.ts';

/** Measurements of the machine and the shop, not yet judged. */
export type Signs = {
  databaseMs: number;
  clockAheadSeconds: number;
  replica: 'none' | 'well' | 'behind' | 'down' | 'foreign';
  /** Undefined without a replica, or while it is down. */
  replicaLagSeconds: number | undefined;
  isDiskShort: boolean;
  freeBytes: number;
  memoryFree: number;
  /** Requests that were refused within the last hour because the shop was busy. */
  refusedBusy: number;
  backup: 'good' | 'troubled' | 'by-hand';
  storage: 'here' | 'well' | 'silent' | 'refusing';
  channels: Record<AddressedChannel, { isSetUp: boolean; failed: number }>;
  gateway: { isSetUp: boolean; trouble: string };
  queue: { waiting: number; oldestMinutes: number };
  isHttps: boolean;
  isDemo: boolean;
};

export type HealthArea = (typeof healthAreas)[number];
export const healthAreas = [
  'database',
  'replica',
  'disk',
  'storage',
  'backups',
  ...addressedChannels,
  'payhere',
  'queue',
  'clock',
  'address',
  'memory',
  'overload',
] as const;

/** `off` means that the shop does not use it, which is no fault. */
export type Verdict = 'good' | 'look' | 'bad' | 'off';

const slowMs = 500;
const skewSeconds = 30;
const lowDiskBytes = 1024 ** 3;
const lateMinutes = 15;
const stuckMinutes = 120;
const lowMemoryShare = 0.05;

const storageVerdicts: Record<Signs['storage'], Verdict> = {
  here: 'off',
  well: 'good',
  silent: 'look',
  refusing: 'bad',
};

const replicaVerdicts: Record<Signs['replica'], Verdict> = {
  none: 'off',
  well: 'good',
  behind: 'look',
  down: 'look',
  foreign: 'bad',
};

/** Returns a verdict for each area. */
export function judgeHealth(signs: Signs): Record<HealthArea, Verdict> {
  const { channels, backup } = signs;
  return {
    database: verdictIf(signs.databaseMs > slowMs, 'look'),
    replica: replicaVerdicts[signs.replica],
    disk: signs.isDiskShort ? 'bad' : verdictIf(signs.freeBytes < lowDiskBytes, 'look'),
    storage: storageVerdicts[signs.storage],
    backups: backup === 'by-hand' ? 'off' : verdictIf(backup === 'troubled', 'bad'),
    ...perChannel((name) => judgeChannel(channels[name])),
    payhere: judgeGateway(signs),
    queue: judgeQueue(signs),
    clock: verdictIf(Math.abs(signs.clockAheadSeconds) > skewSeconds, 'bad'),
    address: verdictIf(!signs.isHttps, signs.isDemo ? 'off' : 'bad'),
    memory: verdictIf(signs.memoryFree < lowMemoryShare, 'look'),
    overload: verdictIf(signs.refusedBusy > 0, 'look'),
  };
}

function verdictIf(isFaulty: boolean, verdict: Verdict): Verdict {
  return isFaulty ? verdict : 'good';
}

function judgeChannel({ isSetUp, failed }: Signs['channels']['email']): Verdict {
  return isSetUp ? verdictIf(failed > 0, 'look') : 'off';
}

function judgeGateway({ gateway }: Signs): Verdict {
  return gateway.isSetUp ? verdictIf(gateway.trouble !== '', 'look') : 'off';
}

function judgeQueue({ queue }: Signs): Verdict {
  if (queue.oldestMinutes >= stuckMinutes) return 'bad';
  return verdictIf(queue.oldestMinutes >= lateMinutes, 'look');
}
