import type { Readable } from 'node:stream';
import { Outage } from '#platform/db/is-outage.server.ts';

export type StoredFile = { name: string; bytes: number; writtenAt: Date };
export type OpenedFile = StoredFile & { content: Readable };

/**
 * Keeps uploaded pictures under names of the form `<id>-<width>.webp`. A named file is complete and will stay. Throws
 * for names of any other form, and `StorageOutage` while the storage cannot be reached.
 */
export interface MediaStore {
  /** Lists every stored file, without unfinished ones. */
  list(): Promise<StoredFile[]>;
  /** Returns undefined for a missing file. The content is a stream that has to be read or destroyed. */
  open(name: string): Promise<OpenedFile | undefined>;
  /** Returns a path for an unfinished file, on this machine. */
  newIncoming(): Promise<string>;
  /** Gives an unfinished file its name. Replaces a file of that name. */
  keep(place: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Deletes unfinished files older than that. */
  clearIncoming(before: Date): Promise<void>;
  state(): Promise<StorageState>;
}

/**
 * `here`: on this machine. `silent` ends by waiting, `refusing` needs a change of the configuration.
 */
export type StorageState = 'here' | 'well' | 'silent' | 'refusing';

/**
 * Thrown while the storage cannot be reached or refuses. Nothing was stored. Pages that need it return 503.
 */
export class StorageOutage extends Outage {
  override name = 'StorageOutage';
}
