import fs from 'node:fs/promises';
import type { S3 } from '#platform/s3/s3.server.ts';
import { S3Error } from '#platform/s3/s3-error.server.ts';
import type { FolderMediaStore } from './folder-media-store.server.ts';
import { parseMediaName } from './media-name.ts';
import {
  type MediaStore,
  type OpenedFile,
  StorageOutage,
  type StorageState,
  type StoredFile,
} from './media-store.server.ts';

type MediaLocations = {
  s3: S3;
  /** The first part of the keys: `shop`, or `demo` in demo mode. */
  kind: string;
  /** Holds unfinished files, and pictures that were not moved to the bucket yet. */
  folder: FolderMediaStore;
  /** Whether new pictures go to the folder again. */
  isMovingBack?: boolean;
  onOutage?: (problem: S3Error) => void;
};

export function mediaKey(kind: string, name: string): string {
  return `${kind}/media/${name}`;
}

/** How long requests fail immediately after an outage, so that not each of them waits for the storage. */
const pauseMs = 5000;

/** Stores pictures in S3-compatible storage. Reads the folder too, so that pictures can be moved while the shop runs. */
export class S3MediaStore implements MediaStore {
  readonly #locations: MediaLocations;
  #pausedUntil = 0;

  constructor(locations: MediaLocations) {
    this.#locations = locations;
  }

  /** Lists the folder before and after the bucket, so that a file that is being moved is in at least one of these lists. */
  async list(): Promise<StoredFile[]> {
    const { folder } = this.#locations;
    const before = await folder.list();
    const stored = await this.#pauseAfterOutage(() => listMedia(this.#locations));
    const files = [...before, ...(await folder.list()), ...stored];
    return [...new Map(files.map((file) => [file.name, file])).values()];
  }

  /** Looks into the folder before and after the bucket: a file that is being moved is always in one of the two. */
  async open(name: string): Promise<OpenedFile | undefined> {
    const { folder, s3, kind } = this.#locations;
    const localFile = await folder.open(name);
    if (localFile) return localFile;
    const stored = await this.#pauseAfterOutage(() => s3.get(mediaKey(kind, name)));
    return stored ? { name, ...stored } : folder.open(name);
  }

  newIncoming(): Promise<string> {
    return this.#locations.folder.newIncoming();
  }

  async finish(filePath: string, name: string): Promise<void> {
    const { folder, s3, kind, isMovingBack } = this.#locations;
    if (isMovingBack) return folder.finish(filePath, name);
    if (!parseMediaName(name)) throw new Error('That is no name of a stored picture.');
    await this.#pauseAfterOutage(() =>
      s3.put(mediaKey(kind, name), filePath, { contentType: 'image/webp' }),
    );
    await fs.rm(filePath, { force: true });
  }

  async remove(name: string): Promise<void> {
    const { folder, s3, kind } = this.#locations;
    await folder.remove(name);
    await this.#pauseAfterOutage(() => s3.delete(mediaKey(kind, name)));
  }

  clearIncoming(before: Date): Promise<void> {
    return this.#locations.folder.clearIncoming(before);
  }

  async state(): Promise<StorageState> {
    try {
      await this.#locations.s3.check();
      return 'reachable';
    } catch (thrown) {
      if (!(thrown instanceof S3Error)) throw thrown;
      return thrown.code === 'unreachable' ? 'unreachable' : 'refused';
    }
  }

  /** Refuses for `pauseMs` after an outage, then lets one request try. Throws `StorageOutage` for every failure of S3. */
  async #pauseAfterOutage<Value>(operation: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    if (now < this.#pausedUntil) throw new StorageOutage('The storage was silent just now.');
    // Lets one request check whether the storage is back; others are refused in the meantime.
    if (this.#pausedUntil > 0) this.#pausedUntil = now + pauseMs;
    try {
      const value = await operation();
      this.#pausedUntil = 0;
      return value;
    } catch (thrown) {
      const isUnreachable = thrown instanceof S3Error && thrown.code === 'unreachable';
      this.#pausedUntil = isUnreachable ? performance.now() + pauseMs : 0;
      if (!(thrown instanceof S3Error)) throw thrown;
      this.#locations.onOutage?.(thrown);
      throw new StorageOutage(thrown.message, { cause: thrown });
    }
  }
}

export async function listMedia({
  s3,
  kind,
}: Pick<MediaLocations, 's3' | 'kind'>): Promise<StoredFile[]> {
  const prefix = mediaKey(kind, '');
  const found: StoredFile[] = [];
  for await (const { key, ...file } of s3.list(prefix)) {
    const name = key.slice(prefix.length);
    if (parseMediaName(name)) found.push({ name, ...file });
  }
  return found;
}
