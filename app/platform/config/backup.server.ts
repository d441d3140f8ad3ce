import { bech32 } from '@scure/base';
import { z } from 'zod';

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
};

export type BackupConfig = {
  /** Undefined: beside the shop's other data. */
  backupDir: string | undefined;
  /** Undefined: backups are not encrypted. */
  backupKey: string | undefined;
};
