import type { Database } from '#platform/db/database.server.ts';
import type { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import type { BackupFile } from './backup-file.server.ts';
import { type BackupHeader, BackupRefused } from './backup-format.server.ts';
import { PictureLoader } from './load-picture.server.ts';
import {
  checkTableShape,
  listFilledTables,
  setSequence,
  TableLoader,
  withoutForeignKeys,
} from './load-rows.server.ts';
import { type BackupPart, readBackup } from './read-backup.server.ts';
import { proveTables, type TableProof, writeAlike } from './read-rows.server.ts';
import { listTables } from './table-shapes.server.ts';

export type LoadedBackup = {
  header: BackupHeader;
  tables: ReadonlyMap<string, TableProof>;
  pictures: number;
};

type Into = {
  db: Database;
  pictures: FolderMediaStore;
  onStep?: (table: string, rows: number) => void;
};

/**
 * Loads a backup into empty tables of its own version: all or nothing. Before the commit, reads every table again and
 * compares it with the backup.
 */
export async function loadBackup(place: BackupFile, { db, ...into }: Into): Promise<LoadedBackup> {
  return db.transaction(async (db) => {
    await writeAlike(db);
    const filled = await listFilledTables(db);
    if (filled.length > 0) throw new BackupRefused(`The database holds a shop already.`);
    const loader = new BackupLoader({ db, ...into });
    try {
      await withoutForeignKeys(db, async () => {
        for await (const part of readBackup(place)) await loader.take(part);
      });
    } catch (thrown) {
      await loader.discard();
      throw thrown;
    }
    await loader.compare();
    return loader.loaded();
  });
}

class BackupLoader {
  readonly #into: Into;
  readonly #tables = new Map<string, TableProof>();
  #header: BackupHeader | undefined;
  #table: TableLoader | undefined;
  #picture: PictureLoader | undefined;
  #pictures = 0;

  constructor(into: Into) {
    this.#into = into;
  }

  async take(part: BackupPart): Promise<void> {
    const { db } = this.#into;
    switch (part.is) {
      case 'backup':
        this.#header = part;
        break;
      case 'table':
        this.#into.onStep?.(part.name, 0);
        await checkTableShape(db, part.name, part.columns);
        this.#table = new TableLoader(db, part, (rows) => this.#into.onStep?.(part.name, rows));
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
        await this.#takeOfPicture(part);
    }
  }

  async #takeOfPicture(part: BackupPart) {
    if (part.is === 'file') {
      this.#picture = await PictureLoader.begin(this.#into.pictures, part.name);
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

  async compare(): Promise<void> {
    const here = await proveTables(this.#into.db);
    const names = (await listTables(this.#into.db)).map(({ name }) => name);
    const wrong = [...new Set([...names, ...this.#tables.keys()])].filter(
      (name) => here.get(name)?.sha256 !== this.#tables.get(name)?.sha256,
    );
    if (wrong.length === 0) return;
    throw new BackupRefused(
      `The backup was not restored: ${wrong.join(', ')} did not come back as it was written.`,
    );
  }

  loaded(): LoadedBackup {
    if (!this.#header) throw new Error('A whole backup has a header.');
    return { header: this.#header, tables: this.#tables, pictures: this.#pictures };
  }
}
