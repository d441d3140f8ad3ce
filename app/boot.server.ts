import fs from 'node:fs';
import path from 'node:path';
import { ensureDemo } from '#db/seed/ensure-demo.server.ts';
import { authTables } from '#domain/accounts/account-writes.server.ts';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { BackupService } from '#domain/backups/backup-service.server.ts';
import { withdrawConsentOfFormerPhone } from '#domain/customers/consent/withdraw-consent.server.ts';
import { unlinkFromFormerContact } from '#domain/customers/guest-orders/unlink-order.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { keepReferencedPictures } from '#domain/media/keep-referenced-pictures.server.ts';
import { answerInDemo } from '#domain/messages/answer-in-demo.server.ts';
import { holdForQuietHours } from '#domain/messages/writing/hold-for-quiet-hours.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { ensurePolicies } from '#domain/policies/ensure-policies.server.ts';
import { deleteDevicesOfEndedSessions } from '#domain/push/remove-push-device.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { openAuth } from '#platform/auth/auth.server.ts';
import { openDrill } from '#platform/backup/drill-in-subprocess.server.ts';
import { openOffsiteS3 } from '#platform/backup-offsite/offsite-s3.server.ts';
import { openOffsiteRsync } from '#platform/backup-offsite/rsync.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { fingerprintOfSecret, loadOrCreateSecret } from '#platform/config/secret.server.ts';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { openReads } from '#platform/db/replica/open-reads.server.ts';
import { withStartLock } from '#platform/db/start-lock.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { openMonitoring } from '#platform/metrics/open-monitoring.server.ts';
import { vapidKeys } from '#platform/push/vapid-keys.server.ts';
import { DiskSpace } from '#platform/storage/disk-space.server.ts';
import { openMediaStore } from '#platform/storage/open-media-store.server.ts';
import { openContent } from '#web/content/open-content.server.ts';
import { metricCounter } from '#web/metric-counter.server.ts';
import { connectedChannels, openChannels } from '#web/open-channels.server.ts';
import { openGateway } from '#web/open-gateway.server.ts';
import { RecentRefusals } from '#web/recent-refusals.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

export type BootParts = {
  /** Required with the embedded database, which is in the data directory. */
  lock: DataLock | undefined;
  log: Log;
  /** How long to wait for a PostgreSQL that cannot be reached; 30 seconds by default. */
  databaseTimeoutMs?: number;
};

/** Opens the database of the configuration and wires the shop around it. No other file knows all parts of the shop. */
export async function boot(config: Config, parts: BootParts): Promise<RunningShop> {
  const folder = folderOf(config);
  const database = await openDatabase(databaseOptions(config, { folder, ...parts }));
  try {
    return await openShop(config, { database, log: parts.log });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

type OpenedParts = { database: OpenDatabase; log: Log; now?: () => Date };

/** Wires the shop around a database that is open and up to date. */
export async function openShop(
  config: Config,
  { database, log, now = () => new Date() }: OpenedParts,
): Promise<RunningShop> {
  const folder = folderOf(config);
  const secret = config.authSecret ?? loadOrCreateSecret(folder);
  const appUrl = config.appUrl ?? new URL(`http://localhost:${config.port}`);
  const https = appUrl.protocol === 'https:';

  const monitoring = await openMonitoring(config, { database, log });
  const shop: Shop = {
    ...(monitoring && { countEvent: metricCounter(monitoring.metrics) }),
    hasGateway: config.demo || config.payHere !== undefined,
    db: database.db,
    actor: { kind: 'guest' },
    now,
    listeners: [
      countPlacedOrder,
      keepReferencedPictures,
      writeMessages({ demo: config.demo, connected: connectedChannels(config) }),
      holdForQuietHours,
      ...(config.demo ? [answerInDemo] : []),
      deleteDevicesOfEndedSessions,
      withdrawConsentOfFormerPhone,
      unlinkFromFormerContact,
    ],
  };
  const cookies = { secret, baseUrl: appUrl.origin, https };
  const auth = openAuth({ db: database.db, tables: authTables, ...cookies });

  const demo = await withStartLock(database, async () => {
    await ensureSettings(shop, { claimsShown: config.demo });
    await ensurePolicies(shop);
    return config.demo ? ensureDemo(shop, secret) : undefined;
  });
  const { oneAtATime } = database;
  const pushKeys = vapidKeys(secret);
  const contact = https ? appUrl.origin : 'mailto:owner@localhost';
  const channels = openChannels(config, { keys: pushKeys, contact });
  const reads = openReads(database, config.databaseReadUrl, log);
  const gateway = openGateway(config, shop);
  const onOutage = (err: Error) => log.warn({ err }, 'The storage of files failed');
  const media = openMediaStore({ ...config, folder, onOutage });
  const backups = openBackups(config, log, { folder, secret, media, oneAtATime });
  const disk = new DiskSpace(config.dataDir, { holdsDatabase: database.kind === 'embedded' });
  await disk.watch(({ isShort, freeBytes }) =>
    log.warn({ freeBytes }, isShort ? 'The disk is nearly full' : 'The disk has room again'),
  );
  const machinery = {
    channels,
    gateway,
    whatsApp: config.demo ? undefined : config.whatsApp,
    pushKey: pushKeys.publicKey,
    media,
    disk,
    oneAtATime,
    database,
    reads,
    monitoring,
    ...openContent(shop, (err) => log.warn({ err }, 'Outdated public pages are served')),
    recentRefusals: new RecentRefusals(),
    backups,
    heartbeatUrl: config.demo ? undefined : config.heartbeatUrl,
    close: () => closeAll({ disk, monitoring, backups, reads, database, log }),
  };
  return { shop, auth, secret, https, appUrl, demo, ...machinery };
}

type PartsToClose = Pick<RunningShop, 'disk' | 'monitoring' | 'backups' | 'reads'> &
  Pick<OpenedParts, 'database' | 'log'>;

/** Closes the database even if an earlier part cannot be closed, which is logged. */
async function closeAll({ disk, monitoring, backups, reads, database, log }: PartsToClose) {
  disk.close();
  monitoring?.metrics.close();
  const onError = (err: unknown) => log.error({ err }, 'A part of the shop could not be closed');
  await backups.close().catch(onError);
  await reads.close().catch(onError);
  await database.close();
}

function folderOf({ dataDir, demo }: Config): string {
  return path.join(dataDir, demo ? 'demo' : 'shop');
}

type BackupParts = Pick<RunningShop, 'secret' | 'media' | 'oneAtATime'> & { folder: string };

/** Opens the backups. They include a secret that the shop generated, because a restored shop has no other source of it. */
function openBackups(config: Config, log: Log, parts: BackupParts) {
  const { folder, secret, media, oneAtATime } = parts;
  const target = {
    app: readVersion(),
    kind: config.demo ? ('demo' as const) : ('shop' as const),
    folder: config.backupDir ?? path.join(folder, 'backups'),
    pictures: media,
    secretMark: fingerprintOfSecret(secret),
    secret: config.authSecret === undefined ? secret : undefined,
    publicKey: config.backupKey,
    oneAtATime,
    drill: openDrill(config.databaseUrl),
    onDrillError: (err: unknown) => log.error({ err }, 'The trial restore found a problem'),
    onSweepError: (err: unknown) => log.error({ err }, 'Older backups could not be deleted'),
  };
  const onError = (err: unknown) => log.error({ err }, 'The backup could not be made or sent');
  const { backupRsync, backupS3 } = config;
  const offsite = backupS3 ? openOffsiteS3(backupS3) : backupRsync && openOffsiteRsync(backupRsync);
  return new BackupService(target, { nightly: config.backupNightly, offsite, onError });
}

function readVersion(): string {
  return (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string }).version;
}

function databaseOptions(
  { databaseUrl }: Config,
  { folder, lock, log, databaseTimeoutMs }: BootParts & { folder: string },
) {
  if (databaseUrl !== undefined) {
    // Leaves out the request ID, because a connection can die in the context of any request.
    const onDeadConnection = (error: Error) =>
      log.warn({ err: error, requestId: undefined }, 'A database connection died');
    const onWait = (reason: string) => log.warn({ reason }, 'The shop waits for its database');
    const timeout = databaseTimeoutMs !== undefined && { timeoutMs: databaseTimeoutMs };
    return { kind: 'postgres', url: databaseUrl, onDeadConnection, onWait, ...timeout } as const;
  }
  if (!lock) throw new Error('The embedded database was opened without the lock on its directory.');
  return { kind: 'embedded', folder, lock } as const;
}
