import { bech32 } from '@scure/base';
import { z } from 'zod';
import type { RsyncConfig } from '#platform/backup-offsite/rsync.server.ts';

/** Verifies the checksum of a key, because nobody could decrypt a backup that was encrypted to a mistyped key. */
function isPublicKey(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

/** The variables of backups and of the heartbeat. */
export const backupSchema = {
  /** Created when missing; if it is not writable, the panel says so and the shop still sells. */
  BACKUP_DIR: z.string().optional(),
  /** The public key that backups are encrypted to. */
  BACKUP_KEY: z
    .string()
    .refine(
      (text) => !/^AGE-SECRET-KEY-/i.test(text),
      'is the private key, which must never be on this machine. Put the public one here; it begins with age1',
    )
    .refine(
      isPublicKey,
      'must be the public key that npm run backup:key prints; it begins with age1',
    )
    .optional(),
  /** The destination to which rsync sends copies. */
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
    .transform((text) => new URL(text))
    .optional(),
};

/** Allows http only on this machine. */
function isHeartbeatUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
}

/** Passes on only the variables that rsync and ssh need, and none of the shop's own secrets. */
export function rsyncConfig(
  to: string | undefined,
  variables: Record<string, string>,
): RsyncConfig | undefined {
  if (to === undefined) return undefined;
  const passedOn = Object.entries(variables).filter(([name]) =>
    ['PATH', 'HOME', 'SSH_AUTH_SOCK', 'RSYNC_PASSWORD'].includes(name),
  );
  return { to, environment: { ...Object.fromEntries(passedOn), LC_ALL: 'C' } };
}

/** Allows one destination of copies, and requires encryption for copies that leave the machine. */
export function backupConfigProblems(variables: Record<string, string>): string[] {
  const destinations = ['BACKUP_RSYNC_TO', 'S3_BACKUP_BUCKET'].filter(
    (name) => variables[name] !== undefined,
  );
  if (destinations.length > 1)
    return ['S3_BACKUP_BUCKET: is one way too many beside BACKUP_RSYNC_TO'];
  if (destinations.length === 0 || variables['BACKUP_KEY'] !== undefined) return [];
  return [
    `BACKUP_KEY: is needed with ${destinations[0]}, because only encrypted backups leave this machine. Make one with: npm run backup:key`,
  ];
}

export type BackupConfig = {
  /** Undefined: beside the shop's other data. */
  backupDir: string | undefined;
  /** Undefined: backups are not encrypted. */
  backupKey: string | undefined;
  /** Undefined: backups stay on this machine. */
  backupRsync: RsyncConfig | undefined;
  /** The URL to call while the shop is healthy. Undefined: no heartbeat. */
  heartbeatUrl: URL | undefined;
};
