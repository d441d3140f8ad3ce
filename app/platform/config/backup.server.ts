import { bech32 } from '@scure/base';
import { z } from 'zod';
import type { RsyncConfig } from '#platform/backup-away/rsync.server.ts';

/** The checksum finds a mistyped key: what was encrypted to one would open for nobody. */
function isPublicKey(written: string): boolean {
  const decoded = bech32.decodeUnsafe(written);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

/** The variables of backups. */
export const backupSchema = {
  /** Created when missing; if it is not writable, the panel says so and the shop still sells. */
  BACKUP_DIR: z.string().optional(),
  /** The public key that backups are encrypted to. */
  BACKUP_KEY: z
    .string()
    .refine(
      (written) => !/^AGE-SECRET-KEY-/i.test(written),
      'is the private key, which must never be on this machine. Put the public one here; it begins with age1',
    )
    .refine(
      isPublicKey,
      'must be the public key that npm run backup:key prints; it begins with age1',
    )
    .optional(),
  /** Where rsync sends copies. */
  BACKUP_RSYNC_TO: z
    .string()
    .regex(
      /^(?!-)\S*[/:]\S*$/,
      'must be a folder on another machine, for example shop@backup.example.lk:sandhi, or one on a mounted disk',
    )
    .optional(),
  HEARTBEAT_URL: z
    .string()
    .refine(isHeartbeatUrl, 'must be the whole https address that the watching service gave you')
    .transform((written) => new URL(written))
    .optional(),
};

/** Allows http only on this machine. */
function isHeartbeatUrl(written: string): boolean {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
}

/** The variables that ssh needs to find its keys; passes on none of the shop's secrets. */
export function rsyncConfig(
  to: string | undefined,
  set: Record<string, string>,
): RsyncConfig | undefined {
  if (to === undefined) return undefined;
  const passedOn = Object.entries(set).filter(([name]) =>
    ['PATH', 'HOME', 'SSH_AUTH_SOCK', 'RSYNC_PASSWORD'].includes(name),
  );
  return { to, environment: { ...Object.fromEntries(passedOn), LC_ALL: 'C' } };
}

/** Requires encryption for copies that leave the machine. */
export function backupConfigProblems(set: Record<string, string>): string[] {
  const ways = ['BACKUP_RSYNC_TO', 'S3_BACKUP_BUCKET'].filter((name) => set[name] !== undefined);
  if (ways.length > 1) return ['S3_BACKUP_BUCKET: is one way too many beside BACKUP_RSYNC_TO'];
  if (ways.length === 0 || set['BACKUP_KEY'] !== undefined) return [];
  return [
    `BACKUP_KEY: is needed with ${ways[0]}, because only encrypted backups leave this machine. Make one with: npm run backup:key`,
  ];
}

export type BackupConfig = {
  /** Undefined: beside the shop's other data. */
  backupDir: string | undefined;
  /** Undefined: backups are not encrypted. */
  backupKey: string | undefined;
  /** Undefined: backups stay on this machine. */
  backupRsync: RsyncConfig | undefined;
  /** Called while the shop is healthy. */
  heartbeatUrl: URL | undefined;
};
