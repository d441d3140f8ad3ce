import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseMediaName } from './media-name.ts';
import {
  type MediaStore,
  type OpenedFile,
  StorageOutage,
  type StorageState,
  type StoredFile,
} from './media-store.server.ts';

type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** Stores uploaded pictures as `media/<id>-<width>.webp`; unfinished files are in `media/incoming`. */
export class FolderMediaStore implements MediaStore {
  readonly folder: string;
  readonly #incoming: string;
  readonly #onOutage: (problem: Error) => void;

  constructor(shopFolder: string, onOutage: (problem: Error) => void = () => undefined) {
    this.#onOutage = onOutage;
    this.folder = path.join(path.resolve(shopFolder), 'media');
    this.#incoming = path.join(this.folder, 'incoming');
  }

  async list(): Promise<StoredFile[]> {
    const names = (await this.#asOutage(listEntries(this.folder))).filter((name) =>
      parseMediaName(name),
    );
    const found = await Promise.all(
      names.map(async (name) => {
        const stat = await this.#asOutage(statOf(path.join(this.folder, name)));
        return stat && { name, bytes: stat.size, writtenAt: stat.mtime };
      }),
    );
    return found.filter((file) => file !== undefined);
  }

  async open(name: string): Promise<OpenedFile | undefined> {
    const file = await this.#asOutage(fs.open(this.#pathOf(name)).catch(undefinedIfMissing));
    if (!file) return undefined;
    const { size, mtime } = await this.#asOutage(file.stat());
    return { name, bytes: size, writtenAt: mtime, content: file.createReadStream() };
  }

  /** Writes a file completely or not at all, even if power is lost. Replaces a file of that name. */
  async write(name: string, content: Content): Promise<void> {
    const filePath = await this.newIncoming();
    try {
      await this.#asOutage(fs.writeFile(filePath, content, { flag: 'wx', mode: 0o600 }));
      await this.finish(filePath, name);
    } catch (thrown) {
      // Leaves a file that cannot be deleted now to `clearIncoming`.
      await fs.rm(filePath, { force: true }).catch(() => undefined);
      throw thrown;
    }
  }

  async newIncoming(): Promise<string> {
    await this.#asOutage(fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 }));
    return path.join(this.#incoming, randomUUID());
  }

  async finish(filePath: string, name: string): Promise<void> {
    const target = this.#pathOf(name);
    await this.#asOutage(flushToDisk(filePath, 'r+'));
    await this.#asOutage(fs.rename(filePath, target));
    await this.#asOutage(flushToDisk(this.folder, 'r'));
  }

  async remove(name: string): Promise<void> {
    await this.#asOutage(fs.rm(this.#pathOf(name), { force: true }));
  }

  async clearIncoming(before: Date): Promise<void> {
    for (const name of await this.#asOutage(listEntries(this.#incoming))) {
      const filePath = path.join(this.#incoming, name);
      const stat = await this.#asOutage(statOf(filePath));
      if (!stat || stat.mtime >= before) continue;
      await this.#asOutage(fs.rm(filePath, { force: true, recursive: true }));
    }
  }

  async state(): Promise<StorageState> {
    const names = await this.#asOutage(listEntries(this.folder)).catch(() => undefined);
    return names ? 'local' : 'unreachable';
  }

  async #asOutage<Value>(operation: Promise<Value>): Promise<Value> {
    try {
      return await operation;
    } catch (thrown) {
      if (!isOutOfReach(thrown)) throw thrown;
      this.#onOutage(thrown);
      throw new StorageOutage(thrown.message, { cause: thrown });
    }
  }

  #pathOf(name: string): string {
    if (!parseMediaName(name)) throw new Error('That is no name of a stored picture.');
    return path.join(this.folder, name);
  }
}

/** The error codes of a disk that failed, was removed, or was remounted. */
const outageCodes = new Set(['EACCES', 'EIO', 'ENOTDIR', 'EPERM', 'EROFS', 'ESTALE', 'ETIMEDOUT']);

function isOutOfReach(thrown: unknown): thrown is NodeJS.ErrnoException {
  return thrown instanceof Error && 'code' in thrown && outageCodes.has(`${thrown.code}`);
}

async function flushToDisk(filePath: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await fs.open(filePath, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function listEntries(folder: string): Promise<string[]> {
  return (await fs.readdir(folder).catch(undefinedIfMissing)) ?? [];
}

function statOf(filePath: string) {
  return fs.stat(filePath).catch(undefinedIfMissing);
}

function undefinedIfMissing(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw thrown;
}
