import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type BackupFile, isEncrypted } from '#platform/backup/backup-file.server.ts';
import { BackupRefused } from '#platform/backup/backup-format.server.ts';
import { readPrivateKey } from '#platform/backup/backup-keys.server.ts';
import { askUnseen } from '#scripts/admin/read-password.ts';

const option = '--key-file';

/** Separates the option for the key file from the other arguments of a command. */
export function splitKeyFile(all: readonly string[]): {
  args: string[];
  keyFile: string | undefined;
} {
  if (all.some((arg) => /AGE-SECRET-KEY-/i.test(arg))) {
    throw new BackupRefused(
      'Do not write the private key into a command: the machine keeps what was typed. It is asked for.',
    );
  }
  const index = all.indexOf(option);
  if (index < 0) return { args: [...all], keyFile: undefined };
  const keyFile = all[index + 1];
  if (!keyFile) throw new BackupRefused(`Name the file with the private key after ${option}.`);
  return {
    args: all.filter((_, position) => position !== index && position !== index + 1),
    keyFile,
  };
}

/** Adds the private key of an encrypted backup, from its file or by asking for it. */
export async function withPrivateKey(
  file: string,
  keyFile: string | undefined,
): Promise<BackupFile> {
  if (!(await isEncrypted(file))) return file;
  const keyText = keyFile === undefined ? await ask() : readKeyFile(path.resolve(keyFile));
  return { filePath: file, privateKey: await readPrivateKey(keyText) };
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
