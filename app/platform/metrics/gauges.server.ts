import type { Gauge, Registry } from 'prom-client';

type Library = typeof import('prom-client');

const gaugeDefinitions = {
  databaseUp: ['sandhi_database_up', 'Whether the database answered when it was asked'],
  connections: ['sandhi_database_connections', 'Connections to the database server', 'state'],
  queriesWaiting: ['sandhi_database_waiting', 'Queries that wait for a connection'],
  replicaLag: ['sandhi_replica_lag_seconds', 'Upper bound of the lag of the read replica'],
  replicaUsed: ['sandhi_replica_used', 'Whether lists are read from the replica'],
  queue: ['sandhi_messages_waiting', 'Messages that are ready to be sent', 'channel'],
  oldest: [
    'sandhi_messages_oldest_seconds',
    'How long the oldest waiting message has been ready to be sent',
    'channel',
  ],
  backupAge: [
    'sandhi_backup_age_seconds',
    'Age of the newest backup; without one, time since the first admin was added. Absent with BACKUP_NIGHTLY=0',
  ],
  backupFailed: ['sandhi_backup_failed', 'Whether a backup has failed since the newest good one'],
  diskFree: ['sandhi_disk_free_bytes', 'Free space on the disk of the data directory'],
  build: [
    'sandhi_build_info',
    'Always 1; its labels are the version and the kind of database',
    'version',
    'database',
  ],
} as const;

export type GaugeName = keyof typeof gaugeDefinitions;
export type Gauges = Record<GaugeName, Gauge>;

export function openGauges({ Gauge }: Library, registry: Registry): Gauges {
  const opened = Object.entries(gaugeDefinitions).map(([key, [name, help, ...labelNames]]) => {
    return [key, new Gauge({ name, help, labelNames, registers: [registry] })];
  });
  return Object.fromEntries(opened) as Gauges;
}
