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

/** Writes one picture of a backup. One that is already stored stays, and must be identical. */
class PictureLoader {
  readonly #store: FolderMediaStore;
  readonly #name: string;
  readonly #place: string;
  readonly #file: FileHandle;

  private constructor(
    store: FolderMediaStore,
    name: string,
    on: { place: string; file: FileHandle },
  ) {
    this.#store = store;
    this.#name = name;
    this.#place = on.place;
    this.#file = on.file;
  }

  static async begin(store: FolderMediaStore, name: string): Promise<PictureLoader> {
    if (!parseMediaName(name)) {
      throw new BackupRefused('The backup holds a file that is no picture of the shop.');
    }
    const place = await store.newIncoming();
    return new PictureLoader(store, name, { place, file: await open(place, 'wx', 0o600) });
  }

  async add(piece: Buffer): Promise<void> {
    await this.#file.writeFile(piece);
  }

  async end(sha256: string): Promise<void> {
    await this.#file.close();
    const stored = await this.#sumOfStored();
    if (stored === undefined) return this.#store.keep(this.#place, this.#name);
    await rm(this.#place);
    if (stored === sha256) return;
    throw new BackupRefused(
      `Another picture of the name ${this.#name} lies in ${this.#store.folder} already. Move it away and restore again.`,
    );
  }

  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(this.#place, { force: true });
  }

  async #sumOfStored(): Promise<string | undefined> {
    const file = await this.#store.open(this.#name);
    if (!file) return undefined;
    const sum = createHash('sha256');
    for await (const piece of file.content) sum.update(piece as Buffer);
    return sum.digest('hex');
  }
}
