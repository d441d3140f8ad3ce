import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.server.ts';
import { listMigrations } from '#platform/db/migrate.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import { type BackupHeader, backupFormat, writeControl } from './backup-format.server.ts';
import { DraftFile } from './draft-file.server.ts';
import { inSnapshot, readRows } from './read-rows.server.ts';
import { listSequences, listTables, type TableShape } from './table-shapes.server.ts';

export type BackupSource = {
  db: Database;
  pictures: MediaStore;
  about: Omit<BackupHeader, 'is' | 'format' | 'migrations'>;
};

/** The progress of a backup. `done` and `all` count tables, pictures, or rows to check; `rows` is 0 during pictures. */
export type BackupStep = {
  phase: 'tables' | 'pictures' | 'checking';
  done: number;
  all: number;
  rows: number;
};

export type BackupWatch = { onStep?: (step: BackupStep) => void; signal?: AbortSignal };

export type WrittenBackup = {
  bytes: number;
  rows: number;
  pictures: number;
  readingMs: number;
  /** Rows by table. */
  tables: ReadonlyMap<string, number>;
};

/** Writes a consistent snapshot of the shop into one file. Leaves no file on failure. */
export async function writeBackup(
  source: BackupSource,
  filePath: string,
  watch: BackupWatch = {},
): Promise<WrittenBackup> {
  const draft = new DraftFile(filePath);
  try {
    await draft.checkSpace();
    const startedAt = performance.now();
    const tables = await inSnapshot(source.db, (db) =>
      writeTables({ ...source, db }, draft, watch),
    );
    const readingMs = Math.round(performance.now() - startedAt);
    const pictures = await writePictures(source.pictures, draft, watch);
    await draft.write(
      writeControl({ is: 'end', tables: tables.size, files: pictures, sha256: draft.sha256() }),
    );
    const rows = [...tables.values()].reduce((sum, count) => sum + count, 0);
    return { bytes: await draft.finish(), rows, pictures, readingMs, tables };
  } catch (thrown) {
    await draft.discard();
    throw thrown;
  }
}

async function writeTables(
  { db, about }: BackupSource,
  draft: DraftFile,
  { onStep, signal }: BackupWatch,
) {
  const migrations = await listMigrations(db);
  await draft.write(writeControl({ is: 'backup', format: backupFormat, ...about, migrations }));
  const tables = await listTables(db);
  const rowsByTable = new Map<string, number>();
  let rowsRead = 0;
  for (const table of tables) {
    const step = { phase: 'tables' as const, done: rowsByTable.size, all: tables.length };
    const onPage = (rows: number) => {
      signal?.throwIfAborted();
      rowsRead += rows;
      onStep?.({ ...step, rows: rowsRead });
    };
    onPage(0);
    await draft.checkSpace();
    rowsByTable.set(table.name, await writeTable(db, table, { draft, onPage }));
  }
  for (const sequence of await listSequences(db)) {
    await draft.write(writeControl({ is: 'sequence', ...sequence }));
  }
  return rowsByTable;
}

type TableWriter = { draft: DraftFile; onPage: (rows: number) => void };

async function writeTable(db: Database, table: TableShape, { draft, onPage }: TableWriter) {
  const { name, columns } = table;
  await draft.write(writeControl({ is: 'table', name, columns }));
  const hash = createHash('sha256');
  let rows = 0;
  for await (const page of readRows(db, table)) {
    onPage(page.length);
    const text = `${page.join('\n')}\n`;
    hash.update(text);
    rows += page.length;
    await draft.write(text);
  }
  await draft.write(writeControl({ is: 'table-end', name, rows, sha256: hash.digest('hex') }));
  return rows;
}

async function writePictures(store: MediaStore, draft: DraftFile, watch: BackupWatch) {
  const files = (await store.list()).map(({ name }) => name).sort();
  let count = 0;
  for (const [index, name] of files.entries()) {
    watch.onStep?.({ phase: 'pictures', done: index, all: files.length, rows: 0 });
    watch.signal?.throwIfAborted();
    await draft.checkSpace();
    if (await writePicture(store, name, draft)) count += 1;
  }
  return count;
}

/** Returns false for a picture that was deleted since the store was listed. */
async function writePicture(store: MediaStore, name: string, draft: DraftFile): Promise<boolean> {
  const file = await store.open(name);
  if (!file) return false;
  await draft.write(writeControl({ is: 'file', name }));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of file.content as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    await draft.write(`"${piece.toString('base64')}"\n`);
  }
  await draft.write(writeControl({ is: 'file-end', name, bytes, sha256: hash.digest('hex') }));
  return true;
}
