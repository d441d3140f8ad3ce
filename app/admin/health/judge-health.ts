import { type AddressedChannel, addressedChannels, perChannel } from '#domain/channels/channels.ts';

/** The measured state of the shop and its machine, not yet judged. */
export type Measurements = {
  databaseMs: number;
  clockAheadSeconds: number;
  /** `foreign` is a copy of another database. */
  replica: 'none' | 'well' | 'behind' | 'down' | 'foreign';
  /** Undefined without a replica, or while it is down. */
  replicaLagSeconds: number | undefined;
  isDiskShort: boolean;
  freeBytes: number;
  /** From 0 to 1. */
  freeMemoryShare: number;
  /** Requests that were refused within the last hour because the shop was busy. */
  refusedRequests: number;
  /** `by-hand`: all is well, but no backup is made at night, as the operator chose. */
  backup: 'good' | 'warning' | 'by-hand';
  /** `local` means on the disk of the shop; the others are states of an external storage. */
  storage: 'local' | 'reachable' | 'unreachable' | 'refused';
  channels: Record<AddressedChannel, { isSetUp: boolean; failed: number }>;
  /** `failureKind` is empty while the gateway can be reached. */
  gateway: { isSetUp: boolean; failureKind: string };
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

/** `look`: the owner should look at it soon. `off`: the shop does not use it, which is no fault. */
export type Verdict = 'good' | 'look' | 'bad' | 'off';

const slowMs = 500;
const skewSeconds = 30;
const lowDiskBytes = 1024 ** 3;
const lateMinutes = 15;
const stuckMinutes = 120;
const lowMemoryShare = 0.05;

const storageVerdicts: Record<Measurements['storage'], Verdict> = {
  local: 'off',
  reachable: 'good',
  unreachable: 'look',
  refused: 'bad',
};

const replicaVerdicts: Record<Measurements['replica'], Verdict> = {
  none: 'off',
  well: 'good',
  behind: 'look',
  down: 'look',
  foreign: 'bad',
};

/** Returns a verdict for each area. */
export function judgeHealth(measurements: Measurements): Record<HealthArea, Verdict> {
  const { channels, backup } = measurements;
  return {
    database: verdictIf(measurements.databaseMs > slowMs, 'look'),
    replica: replicaVerdicts[measurements.replica],
    disk: measurements.isDiskShort
      ? 'bad'
      : verdictIf(measurements.freeBytes < lowDiskBytes, 'look'),
    storage: storageVerdicts[measurements.storage],
    backups: backup === 'by-hand' ? 'off' : verdictIf(backup === 'warning', 'bad'),
    ...perChannel((name) => judgeChannel(channels[name])),
    payhere: judgeGateway(measurements),
    queue: judgeQueue(measurements),
    clock: verdictIf(Math.abs(measurements.clockAheadSeconds) > skewSeconds, 'bad'),
    address: verdictIf(!measurements.isHttps, measurements.isDemo ? 'off' : 'bad'),
    memory: verdictIf(measurements.freeMemoryShare < lowMemoryShare, 'look'),
    overload: verdictIf(measurements.refusedRequests > 0, 'look'),
  };
}

function verdictIf(isFaulty: boolean, verdict: Verdict): Verdict {
  return isFaulty ? verdict : 'good';
}

function judgeChannel({ isSetUp, failed }: Measurements['channels']['email']): Verdict {
  return isSetUp ? verdictIf(failed > 0, 'look') : 'off';
}

function judgeGateway({ gateway }: Measurements): Verdict {
  return gateway.isSetUp ? verdictIf(gateway.failureKind !== '', 'look') : 'off';
}

function judgeQueue({ queue }: Measurements): Verdict {
  if (queue.oldestMinutes >= stuckMinutes) return 'bad';
  return verdictIf(queue.oldestMinutes >= lateMinutes, 'look');
}
