import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { readMediaName } from '#platform/storage/media-name.ts';
import { BackupRefused } from './backup-format.server.ts';

/** Writes one picture of a backup. One that is already stored stays, and must be identical. */
export class PictureLoader {
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
    if (!readMediaName(name)) {
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
