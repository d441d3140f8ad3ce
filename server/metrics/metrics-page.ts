import crypto from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  findLastBackup,
  firstAdminAt,
  hasFailedSince,
} from '#domain/backups/last-backup.server.ts';
import { readQueueState } from '#domain/messages/queue/queue-state.server.ts';
import type { Gauges } from '#platform/metrics/gauges.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { Middleware } from '#server/middleware.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/**
 * Serves `/metrics` to requests with the token. Without a configured token the path does not exist.
 */
export function metricsPage(running: RunningShop): Middleware {
  const { monitoring } = running;
  return (request, response, next) => {
    if (!monitoring || request.url?.split('?')[0] !== '/metrics') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!hasToken(request, monitoring.token)) return refuse(response);
    return send(running, monitoring, response);
  };
}

type Monitoring = NonNullable<RunningShop['monitoring']>;

async function send(running: RunningShop, { metrics }: Monitoring, response: ServerResponse) {
  await readGauges(running, metrics);
  const body = Buffer.from(await metrics.format());
  response.writeHead(200, {
    'Content-Type': metrics.contentType,
    'Content-Length': body.length,
    'Cache-Control': 'private, no-store',
  });
  response.end(body);
}

/** Compares digests, so that response times reveal nothing about the token. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return crypto.timingSafeEqual(digest(sent), digest(token));
}

function digest(secret: string): Buffer {
  return crypto.hash('sha256', secret, 'buffer');
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'WWW-Authenticate': 'Bearer',
  });
  response.end('Send the token: Authorization: Bearer …\n');
}

/** A database that takes longer counts as down. */
const queryTimeoutMs = 3_000;

/** Sets the gauges at each scrape. Leaves out the gauges that need the database while it is down. */
async function readGauges(running: RunningShop, { gauges }: Metrics): Promise<void> {
  setLocalGauges(running, gauges);
  const reading = readDatabaseFigures(running).catch(() => undefined);
  const timeout = pause(queryTimeoutMs, undefined, { ref: false });
  const found = await Promise.race([reading, timeout]);
  gauges.databaseUp.set(found ? 1 : 0);
  // Removed instead of reset: without a label, a reset gauge would be 0.
  for (const name of ['backupAge', 'backupFailed'] as const) gauges[name].remove();
  for (const name of ['queue', 'oldest'] as const) gauges[name].reset();
  if (!found) return;

  for (const { name: channel } of running.channels) gauges.queue.set({ channel }, 0);
  for (const { channel, waiting, ageSeconds } of found.queue) {
    gauges.queue.set({ channel }, waiting);
    gauges.oldest.set({ channel }, ageSeconds);
  }
  gauges.backupFailed.set(found.backupFailed ? 1 : 0);
  if (found.backupAge !== undefined) gauges.backupAge.set(found.backupAge);
}

function setLocalGauges({ database, reads, disk, backups }: RunningShop, gauges: Gauges): void {
  const pool = database.pool?.();
  if (pool) {
    gauges.connections.set({ state: 'busy' }, pool.busy);
    gauges.connections.set({ state: 'idle' }, pool.idle);
    gauges.queriesWaiting.set(pool.waiting);
  }
  setReplicaGauges(reads, gauges);
  if (Number.isFinite(disk.freeBytes)) gauges.diskFree.set(disk.freeBytes);
  gauges.build.set({ version: backups.target.app, database: database.kind }, 1);
}

/** Reports no gauge without a replica, and no lag while the replica is down. */
function setReplicaGauges(
  { replica: { state, lagSeconds } }: RunningShop['reads'],
  gauges: Gauges,
): void {
  gauges.replicaUsed.remove();
  gauges.replicaLag.remove();
  if (state !== 'none') gauges.replicaUsed.set(state === 'well' ? 1 : 0);
  if (lagSeconds !== undefined) gauges.replicaLag.set(lagSeconds);
}

async function readDatabaseFigures({ shop, channels, backups }: RunningShop) {
  const ageOf = (since: Date) => Math.max(0, (shop.now().getTime() - since.getTime()) / 1000);
  const queue = await readQueueState(shop, channels);
  const { at } = await findLastBackup(shop);
  const since = at ?? (await firstAdminAt(shop));
  return {
    queue: queue.map((each) => ({ ...each, ageSeconds: each.oldest ? ageOf(each.oldest) : 0 })),
    backupAge: backups.isNightly && since ? ageOf(since) : undefined,
    backupFailed: await hasFailedSince(shop, at),
  };
}
