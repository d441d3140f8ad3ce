import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Database } from '#platform/db/database.server.ts';
import type { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { parseMediaName } from '#platform/storage/media-name.ts';
import type { BackupFile } from './backup-file.server.ts';
import { type BackupHeader, BackupRefused } from './backup-format.server.ts';
import {
  checkTableShape,
  listFilledTables,
  setSequence,
  TableLoader,
  withoutKeysAndIndexes,
} from './load-rows.server.ts';
import { type BackupPart, readBackup } from './read-backup.server.ts';
import { checksumTables, setTextFormats, type TableChecksum } from './read-rows.server.ts';
import { listTables } from './table-shapes.server.ts';

export type LoadedBackup = {
  header: BackupHeader;
  tables: ReadonlyMap<string, TableChecksum>;
  pictures: number;
};

type LoadTarget = {
  db: Database;
  pictures: FolderMediaStore;
  onStep?: (table: string, rows: number) => void;
};

/**
 * Loads a backup into empty tables of its own version, all rows or none, and compares every table with the backup before
 * it commits. Pictures that were stored before a failure stay.
 */
export async function loadBackup(
  file: BackupFile,
  { db, ...target }: LoadTarget,
): Promise<LoadedBackup> {
  return db.transaction(async (db) => {
    await setTextFormats(db);
    const filled = await listFilledTables(db);
    if (filled.length > 0) throw new BackupRefused(`The database holds a shop already.`);
    const loader = new BackupLoader({ db, ...target });
    try {
      await withoutKeysAndIndexes(db, async () => {
        for await (const part of readBackup(file)) await loader.take(part);
      });
    } catch (thrown) {
      await loader.discard();
      throw thrown;
    }
    await loader.compareTables();
    return loader.result();
  });
}

class BackupLoader {
  readonly #target: LoadTarget;
  readonly #tables = new Map<string, TableChecksum>();
  #header: BackupHeader | undefined;
  #table: TableLoader | undefined;
  #picture: PictureLoader | undefined;
  #pictures = 0;

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  async take(part: BackupPart): Promise<void> {
    const { db } = this.#target;
    switch (part.is) {
      case 'backup':
        this.#header = part;
        break;
      case 'table':
        this.#target.onStep?.(part.name, 0);
        await checkTableShape(db, part.name, part.columns);
        this.#table = new TableLoader(db, part, (rows) => this.#target.onStep?.(part.name, rows));
        break;
      case 'row':
        await this.#table?.add(part.line);
        break;
      case 'table-end':
        await this.#table?.flush();
        this.#tables.set(part.name, part);
        break;
      case 'sequence':
        await setSequence(db, part);
        break;
      default:
        await this.#takePicturePart(part);
    }
  }

  async #takePicturePart(part: BackupPart) {
    if (part.is === 'file') {
      this.#picture = await PictureLoader.begin(this.#target.pictures, part.name);
    } else if (part.is === 'piece') {
      await this.#picture?.add(part.bytes);
    } else if (part.is === 'file-end') {
      await this.#picture?.end(part.sha256);
      this.#pictures += 1;
    }
  }

  async discard(): Promise<void> {
    await this.#picture?.discard();
  }

  async compareTables(): Promise<void> {
    const loaded = await checksumTables(this.#target.db);
    const names = (await listTables(this.#target.db)).map(({ name }) => name);
    const differing = [...new Set([...names, ...this.#tables.keys()])].filter(
      (name) => loaded.get(name)?.sha256 !== this.#tables.get(name)?.sha256,
    );
    if (differing.length === 0) return;
    throw new BackupRefused(
      `The backup was not restored: ${differing.join(', ')} did not come back as it was written.`,
    );
  }

  result(): LoadedBackup {
    if (!this.#header) throw new Error('A whole backup has a header.');
    return { header: this.#header, tables: this.#tables, pictures: this.#pictures };
  }
}

/** Writes one picture of a backup. A picture that is already stored stays, and must be identical. */
class PictureLoader {
  readonly #store: FolderMediaStore;
  readonly #name: string;
  readonly #filePath: string;
  readonly #file: FileHandle;

  private constructor(
    store: FolderMediaStore,
    name: string,
    incoming: { filePath: string; file: FileHandle },
  ) {
    this.#store = store;
    this.#name = name;
    this.#filePath = incoming.filePath;
    this.#file = incoming.file;
  }

  static async begin(store: FolderMediaStore, name: string): Promise<PictureLoader> {
    if (!parseMediaName(name)) {
      throw new BackupRefused('The backup holds a file that is no picture of the shop.');
    }
    const filePath = await store.newIncoming();
    return new PictureLoader(store, name, { filePath, file: await open(filePath, 'wx', 0o600) });
  }

  async add(piece: Buffer): Promise<void> {
    await this.#file.writeFile(piece);
  }

  async end(sha256: string): Promise<void> {
    await this.#file.close();
    const stored = await this.#checksumOfStored();
    if (stored === undefined) return this.#store.finish(this.#filePath, this.#name);
    await rm(this.#filePath);
    if (stored === sha256) return;
    throw new BackupRefused(
      `Another picture of the name ${this.#name} is in ${this.#store.folder} already. Move it away and restore again.`,
    );
  }

  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(this.#filePath, { force: true });
  }

  async #checksumOfStored(): Promise<string | undefined> {
    const file = await this.#store.open(this.#name);
    if (!file) return undefined;
    const hash = createHash('sha256');
    for await (const piece of file.content) hash.update(piece as Buffer);
    return hash.digest('hex');
  }
}
