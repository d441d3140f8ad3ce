import type { Readable } from 'node:stream';
import { Outage } from '#platform/db/is-outage.server.ts';

export type StoredFile = { name: string; bytes: number; writtenAt: Date };
export type OpenedFile = StoredFile & { content: Readable };

/**
 * Stores uploaded pictures under names of the form `<id>-<width>.webp`. A named file is complete and durable. Throws for
 * other names, and `StorageOutage` while the storage cannot be reached.
 */
export interface MediaStore {
  /** Lists every stored file, without unfinished ones. */
  list(): Promise<StoredFile[]>;
  /** Returns undefined for a missing file. The content is a stream that has to be read or destroyed. */
  open(name: string): Promise<OpenedFile | undefined>;
  /** Returns a local path for an unfinished file. */
  newIncoming(): Promise<string>;
  /** Gives an unfinished file its name. Replaces a file of that name. */
  finish(filePath: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Deletes unfinished files written before that time. */
  clearIncoming(before: Date): Promise<void>;
  state(): Promise<StorageState>;
}

/**
 * `local`: the local folder is readable. `reachable`: the bucket responds. `unreachable` may end by
 * waiting, `refused` needs another configuration.
 */
export type StorageState = 'local' | 'reachable' | 'unreachable' | 'refused';

/** Thrown while the storage cannot be reached or refuses. The file is not stored then. Pages that need it return 503. */
export class StorageOutage extends Outage {
  override name = 'StorageOutage';
}
