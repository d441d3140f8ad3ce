import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BackupRefused } from './backup-format.server.ts';

/** The path of an unencrypted backup, or the path of an encrypted backup with its private key. */
export type BackupFile = string | { filePath: string; privateKey: string };

const firstLine = 'age-encryption.org/v1\n';

/** Returns whether a file is encrypted, by its content; false for a file that cannot be read. */
export async function isEncrypted(filePath: string): Promise<boolean> {
  const file = await open(filePath).catch(() => undefined);
  if (!file) return false;
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
    .catch(() => ({ buffer: Buffer.alloc(0), bytesRead: 0 }))
    .finally(() => file.close());
  return buffer.toString('latin1', 0, bytesRead) === firstLine;
}

/** Opens the content of a backup, decrypted piece by piece while it is read. */
export async function openBackupFile(file: BackupFile): Promise<Readable> {
  if (typeof file === 'string') return fs.createReadStream(file);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(file.privateKey);
  const encrypted = fs.createReadStream(file.filePath);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(encrypted) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]);
  } catch (thrown) {
    encrypted.destroy();
    throw thrown;
  }
}

/** Returns the refusal for a failed decryption; undefined for other errors. */
export function decryptionRefusal(thrown: unknown): BackupRefused | undefined {
  if (!(thrown instanceof Error) || 'code' in thrown) return undefined;
  if (thrown instanceof BackupRefused) return undefined;
  if (/no identity matched/.test(thrown.message)) {
    return new BackupRefused(
      'This private key does not open this backup. Take the key whose public half was in BACKUP_KEY when it was made.',
    );
  }
  return new BackupRefused(
    'This backup is cut off or damaged: its encryption does not agree with what it holds. Take another one.',
  );
}
