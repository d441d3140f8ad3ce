import { sql } from 'drizzle-orm';
import { findBackupWarning } from '#domain/backups/last-backup.server.ts';
import { type AddressedChannel, addressedChannels } from '#domain/channels/channels.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readQueueState } from '#domain/messages/queue/queue-state.server.ts';
import { countFailuresByChannel } from '#domain/messages/queue/recent-failures.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { readFreeMemoryShare } from './free-memory.server.ts';
import { judgeHealth, type Measurements } from './judge-health.ts';

const minuteMs = 60_000;

/** Measures the state of the shop and its machine, and judges it. */
export async function readHealth(shop: AdminShop, running: RunningShop) {
  const measurements = await measureHealth(shop, running);
  const { app: version } = running.backups.target;
  const usedBytes = process.memoryUsage().rss;
  return {
    measurements,
    verdicts: judgeHealth(measurements),
    version,
    usedBytes,
    databaseKind: running.database.kind,
  };
}

async function measureHealth(shop: AdminShop, running: RunningShop): Promise<Measurements> {
  const { disk, backups, gateway } = running;
  const database = await measureDatabase(shop);
  const warning = await findBackupWarning(shop, backups);
  const withoutWarning = backups.isNightly ? 'good' : 'by-hand';
  return {
    ...database,
    replica: running.reads.replica.state,
    replicaLagSeconds: running.reads.replica.lagSeconds,
    isDiskShort: disk.isShort,
    // The free space is infinite where the system does not report it, which JSON cannot hold.
    freeBytes: Math.min(disk.freeBytes, Number.MAX_SAFE_INTEGER),
    freeMemoryShare: await readFreeMemoryShare(),
    refusedRequests: running.recentRefusals.count(),
    backup: warning === undefined ? withoutWarning : 'warning',
    storage: await running.media.state(),
    channels: await readChannels(shop, running),
    gateway: { isSetUp: gateway !== undefined, failureKind: gateway?.failureKind ?? '' },
    queue: await readQueue(shop, running),
    isHttps: running.https,
    isDemo: running.demo !== undefined,
  };
}

async function measureDatabase({ db }: AdminShop) {
  const sentAt = Date.now();
  const startedAt = performance.now();
  const result = await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  const databaseMs = Math.round(performance.now() - startedAt);
  const [row] = (result as unknown as { rows: { now: string }[] }).rows;
  const aheadMs = sentAt + databaseMs / 2 - Number(row?.now ?? sentAt);
  return { databaseMs, clockAheadSeconds: Math.round(aheadMs / 1000) };
}

async function readChannels(shop: AdminShop, { channels }: RunningShop) {
  const failed = await countFailuresByChannel(shop);
  const entries = addressedChannels.map((name) => {
    const isSetUp = channels.some((channel) => channel.name === name);
    return [name, { isSetUp, failed: failed.get(name) ?? 0 }];
  });
  return Object.fromEntries(entries) as Record<AddressedChannel, Measurements['channels']['email']>;
}

async function readQueue(
  shop: AdminShop,
  { channels }: RunningShop,
): Promise<Measurements['queue']> {
  const queue = await readQueueState(shop, channels);
  const now = shop.now().getTime();
  const ages = queue.map(({ oldest }) => (oldest ? now - oldest.getTime() : 0));
  return {
    waiting: queue.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestMinutes: Math.round(Math.max(0, ...ages) / minuteMs),
  };
}
