import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { freeBytesOf, minFreeBytes } from '#platform/storage/disk-space.server.ts';

export const draftEnding = '.draft';

/** Writes a compressed file that gets its name only once it is complete and on the disk. */
export class DraftFile {
  readonly #filePath: string;
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  readonly #writing: Promise<void>;
  readonly #failed = new AbortController();
  #isNamed = false;

  constructor(filePath: string) {
    this.#filePath = filePath;
    const file = fs.createWriteStream(filePath + draftEnding, {
      flags: 'wx',
      mode: 0o600,
      flush: true,
    });
    // Ignores errors here, because the pipeline reports them; an error without a listener would end the process.
    this.#gzip.on('error', () => undefined);
    this.#writing = pipeline(this.#gzip, file);
    this.#writing.catch((thrown: unknown) => this.#failed.abort(thrown));
  }

  /** Waits while the disk is slower than the caller. Throws if an earlier write failed. */
  async write(text: string): Promise<void> {
    if (this.#gzip.destroyed) await this.#writing;
    this.#hash.update(text);
    if (this.#gzip.write(text)) return;
    const { signal } = this.#failed;
    await once(this.#gzip, 'drain', { signal }).catch(() => this.#writing);
  }

  /** Returns the checksum of everything written so far. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Throws ENOSPC before the disk does: a backup must leave room for the orders. */
  async checkSpace(): Promise<void> {
    if ((await freeBytesOf(path.dirname(this.#filePath))) >= minFreeBytes) return;
    throw Object.assign(new Error('The disk has less than 200 MB left'), { code: 'ENOSPC' });
  }

  /** Gives the file its name and returns its compressed size in bytes. */
  async finish(): Promise<number> {
    this.#gzip.end();
    await this.#writing;
    const { size } = fs.statSync(this.#filePath + draftEnding);
    await rename(this.#filePath + draftEnding, this.#filePath);
    this.#isNamed = true;
    await syncFolder(path.dirname(this.#filePath));
    return size;
  }

  /** Deletes the file, whether it has its name already or not. */
  async discard(): Promise<void> {
    this.#gzip.destroy();
    await this.#writing.catch(() => undefined);
    await rm(this.#filePath + (this.#isNamed ? '' : draftEnding), { force: true });
  }
}

/** Syncs the folder, without which a new name may not survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
