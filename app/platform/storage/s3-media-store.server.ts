import fs from 'node:fs/promises';
import type { S3 } from '#platform/s3/s3.server.ts';
import { S3Problem } from '#platform/s3/s3-problem.server.ts';
import type { FolderMediaStore } from './folder-media-store.server.ts';
import { readMediaName } from './media-name.ts';
import {
  type MediaStore,
  type OpenedFile,
  StorageOutage,
  type StorageState,
  type StoredFile,
} from './media-store.server.ts';

type Places = {
  s3: S3;
  /** The shop's prefix, for example `shop`. */
  kind: string;
  /** The folder of unfinished files, and of those that were not moved yet. */
  folder: FolderMediaStore;
  /** Writes new files into the folder again. */
  movingBack?: boolean;
  onOutage?: (problem: S3Problem) => void;
};

export function keyOf(kind: string, name: string): string {
  return `${kind}/media/${name}`;
}

/**
 * The pause after a timeout of the storage, so that requests do not wait for it one after the other.
 */
const pauseMs = 5000;

/** Stores pictures in S3-compatible storage. Finds those of the folder too, so that they can move while the shop runs. */
export class S3MediaStore implements MediaStore {
  readonly #places: Places;
  #pausedUntil = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  async list(): Promise<StoredFile[]> {
    const found = new Map((await this.#places.folder.list()).map((file) => [file.name, file]));
    for (const file of await this.#asked(() => listMedia(this.#places))) {
      found.set(file.name, file);
    }
    return [...found.values()];
  }

  /** Looks into the folder before and after: a file on its way to either place is in one of them at each moment. */
  async open(name: string): Promise<OpenedFile | undefined> {
    const { folder, s3, kind } = this.#places;
    const here = await folder.open(name);
    if (here) return here;
    const there = await this.#asked(() => s3.get(keyOf(kind, name)));
    return there ? { name, ...there } : folder.open(name);
  }

  newIncoming(): Promise<string> {
    return this.#places.folder.newIncoming();
  }

  async keep(place: string, name: string): Promise<void> {
    const { folder, s3, kind, movingBack } = this.#places;
    if (movingBack) return folder.keep(place, name);
    if (!readMediaName(name)) throw new Error('That is no name of a stored picture.');
    await this.#asked(() => s3.put(keyOf(kind, name), place, { contentType: 'image/webp' }));
    await fs.rm(place, { force: true });
  }

  async remove(name: string): Promise<void> {
    const { folder, s3, kind } = this.#places;
    await folder.remove(name);
    await this.#asked(() => s3.delete(keyOf(kind, name)));
  }

  clearIncoming(before: Date): Promise<void> {
    return this.#places.folder.clearIncoming(before);
  }

  async state(): Promise<StorageState> {
    try {
      await this.#places.s3.check();
      return 'well';
    } catch (thrown) {
      if (!(thrown instanceof S3Problem)) throw thrown;
      return thrown.code === 'unreachable' ? 'silent' : 'refusing';
    }
  }

  async #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    if (now < this.#pausedUntil) throw new StorageOutage('The storage was silent just now.');
    // One request checks whether it is back; others are refused in the meantime.
    if (this.#pausedUntil > 0) this.#pausedUntil = now + pauseMs;
    try {
      const answer = await ask();
      this.#pausedUntil = 0;
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof S3Problem)) throw thrown;
      if (thrown.code === 'unreachable') this.#pausedUntil = performance.now() + pauseMs;
      this.#places.onOutage?.(thrown);
      throw new StorageOutage(thrown.message, { cause: thrown });
    }
  }
}

export async function listMedia({ s3, kind }: Pick<Places, 's3' | 'kind'>): Promise<StoredFile[]> {
  const prefix = keyOf(kind, '');
  const found: StoredFile[] = [];
  for await (const { key, ...file } of s3.list(prefix)) {
    const name = key.slice(prefix.length);
    if (readMediaName(name)) found.push({ name, ...file });
  }
  return found;
}
