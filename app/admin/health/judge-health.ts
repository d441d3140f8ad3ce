import type { AddressedChannel } from '#domain/messages/message.ts';

/** What the machine and the shop show, without a judgement. */
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
  'email',
  'sms',
  'whatsapp',
  'payhere',
  'queue',
  'clock',
  'address',
  'memory',
  'crowd',
] as const;

/** `off` is not used, which is no fault. */
export type Verdict = 'good' | 'look' | 'bad' | 'off';

const slowMs = 500;
const skewSeconds = 30;
const roomyBytes = 1024 ** 3;
const lateMinutes = 15;
const lostMinutes = 120;
const scarceMemory = 0.05;

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

/** Judges each area by itself. */
export function judgeHealth(signs: Signs): Record<HealthArea, Verdict> {
  const { channels, backup } = signs;
  return {
    database: unless(signs.databaseMs > slowMs, 'look'),
    replica: replicaVerdicts[signs.replica],
    disk: signs.isDiskShort ? 'bad' : unless(signs.freeBytes < roomyBytes, 'look'),
    storage: storageVerdicts[signs.storage],
    backups: backup === 'by-hand' ? 'off' : unless(backup === 'troubled', 'bad'),
    email: judgeChannel(channels.email),
    sms: judgeChannel(channels.sms),
    whatsapp: judgeChannel(channels.whatsapp),
    payhere: judgeGateway(signs),
    queue: judgeQueue(signs),
    clock: unless(Math.abs(signs.clockAheadSeconds) > skewSeconds, 'bad'),
    address: unless(!signs.isHttps, signs.isDemo ? 'off' : 'bad'),
    memory: unless(signs.memoryFree < scarceMemory, 'look'),
    crowd: unless(signs.refusedBusy > 0, 'look'),
  };
}

function unless(isOff: boolean, verdict: Verdict): Verdict {
  return isOff ? verdict : 'good';
}

function judgeChannel({ isSetUp, failed }: Signs['channels']['email']): Verdict {
  return isSetUp ? unless(failed > 0, 'look') : 'off';
}

function judgeGateway({ gateway }: Signs): Verdict {
  return gateway.isSetUp ? unless(gateway.trouble !== '', 'look') : 'off';
}

function judgeQueue({ queue }: Signs): Verdict {
  if (queue.oldestMinutes >= lostMinutes) return 'bad';
  return unless(queue.oldestMinutes >= lateMinutes, 'look');
}
