import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type BackupFile, isEncrypted } from '#platform/backup/backup-file.server.ts';
import { BackupRefused } from '#platform/backup/backup-format.server.ts';
import { readPrivateKey } from '#platform/backup/backup-keys.server.ts';
import { askUnseen } from '#scripts/admin/read-password.ts';

const option = '--key-file';

/** Separates the option for the key file from the other arguments of a command. */
export function keyFileOf(all: readonly string[]): {
  words: string[];
  keyFile: string | undefined;
} {
  if (all.some((word) => /AGE-SECRET-KEY-/i.test(word))) {
    throw new BackupRefused(
      'Do not write the private key into a command: the machine keeps what was typed. It is asked for.',
    );
  }
  const at = all.indexOf(option);
  if (at < 0) return { words: [...all], keyFile: undefined };
  const keyFile = all[at + 1];
  if (!keyFile) throw new BackupRefused(`Name the file with the private key after ${option}.`);
  return { words: all.filter((_, index) => index !== at && index !== at + 1), keyFile };
}

/** Asks for the private key if the backup is encrypted. */
export async function fileWithKey(place: string, keyFile: string | undefined): Promise<BackupFile> {
  if (!(await isEncrypted(place))) return place;
  const written = keyFile === undefined ? await ask() : readKeyFile(path.resolve(keyFile));
  return { place, privateKey: await readPrivateKey(written) };
}

function ask(): Promise<string> {
  if (!process.stdin.isTTY) return text(process.stdin);
  return askUnseen('This backup is encrypted. Its private key (what you type is not shown): ');
}

function readKeyFile(keyFile: string): string {
  try {
    return fs.readFileSync(keyFile, 'utf8');
  } catch {
    throw new BackupRefused(`The file of the private key cannot be read: ${keyFile}`);
  }
}
