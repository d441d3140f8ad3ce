import { createGunzip } from 'node:zlib';
import { type BackupFile, decryptionRefusal, openBackupFile } from './backup-file.server.ts';
import { BackupRefused } from './backup-format.server.ts';

const newline = 10;
const maxLineLength = 64 * 1024 * 1024;

/** Yields the lines of a backup, decrypted and decompressed, each with its line break. */
export async function* readLines(backup: BackupFile): AsyncGenerator<Buffer> {
  const isEncrypted = typeof backup !== 'string';
  const filePath = isEncrypted ? backup.filePath : backup;
  const file = await openBackupFile(backup).catch((thrown: unknown) => {
    throw toRefusal(thrown, filePath, decryptionRefusal);
  });
  const unpacked = createGunzip();
  file.on('error', (thrown) => unpacked.destroy(thrown));
  file.pipe(unpacked);
  const lines = new LineSplitter();
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) yield* lines.add(chunk);
  } catch (thrown) {
    throw toRefusal(thrown, filePath, isEncrypted ? decryptionRefusal : undefined);
  } finally {
    file.destroy();
    unpacked.destroy();
  }
  if (lines.hasPartialLine()) throw new BackupRefused(cutOffMessage);
}

/** Splits bytes, not text: a row may hold any character, including those that text readers take for a line break. */
class LineSplitter {
  #partialLine: Buffer[] = [];
  #length = 0;

  *add(chunk: Buffer): Generator<Buffer> {
    let start = 0;
    let end = chunk.indexOf(newline);
    for (; end >= 0; end = chunk.indexOf(newline, start)) {
      const lineEnd = chunk.subarray(start, end + 1);
      yield this.#length > 0 ? Buffer.concat([...this.#partialLine, lineEnd]) : lineEnd;
      this.#partialLine = [];
      this.#length = 0;
      start = end + 1;
    }
    if (start === chunk.length) return;
    this.#partialLine.push(chunk.subarray(start));
    this.#length += chunk.length - start;
    if (this.#length > maxLineLength)
      throw new BackupRefused('This backup has a line without end.');
  }

  hasPartialLine(): boolean {
    return this.#length > 0;
  }
}

export const cutOffMessage = 'This backup is cut off: its end is missing. Take another one.';

/** Returns a refusal for an error of the file or its compression; for others that of `refuseOther`, or the error itself. */
function toRefusal(
  thrown: unknown,
  filePath: string,
  refuseOther?: (thrown: unknown) => BackupRefused | undefined,
): unknown {
  const { code } = thrown as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return new BackupRefused(`There is no file ${filePath}.`);
    case 'EACCES':
    case 'EISDIR':
      return new BackupRefused(`${filePath} is no file that this user can read.`);
    case 'Z_BUF_ERROR':
      return new BackupRefused(cutOffMessage);
    case 'Z_DATA_ERROR':
    case 'Z_ERRNO':
      return new BackupRefused('This file is no backup of Sandhi, or it is damaged.');
    default:
      return refuseOther?.(thrown) ?? thrown;
  }
}
