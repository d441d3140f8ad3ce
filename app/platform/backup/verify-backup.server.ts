import type { BackupFile } from './backup-file.server.ts';
import type { BackupHeader } from './backup-format.server.ts';
import { readBackup } from './read-backup.server.ts';
import type { TableProof } from './read-rows.server.ts';

export type VerifiedBackup = {
  header: BackupHeader;
  tables: ReadonlyMap<string, TableProof>;
  pictures: number;
};

type ProofWatch = { signal?: AbortSignal | undefined; onRows?: (rows: number) => void };

const pageRows = 1000;

/** Reads a backup to its end, or throws a BackupRefused that says what is wrong with it. */
export async function verifyBackup(
  place: BackupFile,
  { signal, onRows }: ProofWatch = {},
): Promise<VerifiedBackup> {
  const tables = new Map<string, TableProof>();
  let header: BackupHeader | undefined;
  let pictures = 0;
  let read = 0;
  for await (const part of readBackup(place)) {
    signal?.throwIfAborted();
    read += 1;
    if (read % pageRows === 0) onRows?.(read);
    if (part.is === 'backup') header = part;
    if (part.is === 'table-end') tables.set(part.name, { rows: part.rows, sha256: part.sha256 });
    if (part.is === 'file-end') pictures += 1;
  }
  if (!header) throw new Error('A whole backup has a header.');
  return { header, tables, pictures };
}
