import type { BackupFile } from './backup-file.server.ts';
import type { BackupHeader } from './backup-format.server.ts';
import { readBackup } from './read-backup.server.ts';
import type { TableChecksum } from './read-rows.server.ts';

export type VerifiedBackup = {
  header: BackupHeader;
  tables: ReadonlyMap<string, TableChecksum>;
  pictures: number;
};

type VerifyOptions = {
  signal?: AbortSignal | undefined;
  /** Called with the number of lines read so far: rows, and pieces of pictures. */
  onLines?: (lines: number) => void;
};

const linesPerReport = 1000;

/** Reads a backup to its end, or throws a BackupRefused that says what is wrong with it. */
export async function verifyBackup(
  file: BackupFile,
  { signal, onLines }: VerifyOptions = {},
): Promise<VerifiedBackup> {
  const tables = new Map<string, TableChecksum>();
  let header: BackupHeader | undefined;
  let pictures = 0;
  let lines = 0;
  for await (const part of readBackup(file)) {
    signal?.throwIfAborted();
    lines += 1;
    if (lines % linesPerReport === 0) onLines?.(lines);
    if (part.is === 'backup') header = part;
    if (part.is === 'table-end') tables.set(part.name, { rows: part.rows, sha256: part.sha256 });
    if (part.is === 'file-end') pictures += 1;
  }
  if (!header) throw new Error('A whole backup has a header.');
  return { header, tables, pictures };
}
