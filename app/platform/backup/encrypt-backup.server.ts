import fs from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeBytesOf, minFreeBytes } from '#platform/storage/disk-space.server.ts';
import { draftEnding, syncFolder } from './draft-file.server.ts';

type Encryption = { to: string; publicKey: string; signal?: AbortSignal | undefined };

/**
 * Encrypts a file to a public key in the format of age, piece by piece, and returns the size of the new file in bytes. The
 * new file gets its name only once it is complete and on the disk.
 */
export async function encryptBackup(
  from: string,
  { to, publicKey, signal }: Encryption,
): Promise<number> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const { size } = await stat(from);
  await checkRoom(path.dirname(to), size);
  const draft = to + draftEnding;
  try {
    const plain = Readable.toWeb(fs.createReadStream(from)) as ReadableStream<Uint8Array>;
    const encrypted = await encrypter.encrypt(plain);
    const expected = encrypted.size(size);
    await pipeline(
      Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]),
      fs.createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    );
    const { size: written } = await stat(draft);
    if (written !== expected)
      throw new Error(`The encrypted backup has ${written} bytes instead of ${expected}.`);
    await rename(draft, to);
    await syncFolder(path.dirname(to));
    return written;
  } catch (thrown) {
    await rm(draft, { force: true });
    throw thrown;
  }
}

/** Throws ENOSPC before the disk does: for a moment both files are on it. */
async function checkRoom(folder: string, bytes: number): Promise<void> {
  if ((await freeBytesOf(folder)) - bytes >= minFreeBytes) return;
  throw Object.assign(new Error('The disk has too little room left'), { code: 'ENOSPC' });
}
