import { statfs } from 'node:fs/promises';

/** The free space below which uploads and backups stop, and all writes if the database is on this disk. */
export const minFreeBytes = 200 * 1024 * 1024;
const measureEveryMs = 2_000;

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type DiskSpaceOptions = { holdsDatabase: boolean; readFreeBytes?: typeof freeBytesOf };

/** Watches the free space on the disk of the data directory, measured every two seconds. */
export class DiskSpace {
  /** Infinity before the first measurement, and if the system does not report it. */
  freeBytes = Number.POSITIVE_INFINITY;
  readonly #folder: string;
  readonly #holdsDatabase: boolean;
  readonly #readFreeBytes: typeof freeBytesOf;
  #timer: NodeJS.Timeout | undefined;

  constructor(folder: string, { holdsDatabase, readFreeBytes = freeBytesOf }: DiskSpaceOptions) {
    this.#folder = folder;
    this.#holdsDatabase = holdsDatabase;
    this.#readFreeBytes = readFreeBytes;
  }

  /** True when uploads and backups have to stop. */
  get isShort(): boolean {
    return this.freeBytes < minFreeBytes;
  }

  /** True when every write has to stop, because the database is on that disk too. */
  get stopsWrites(): boolean {
    return this.#holdsDatabase && this.isShort;
  }

  async measure(): Promise<void> {
    this.freeBytes = await this.#readFreeBytes(this.#folder).catch(() => Number.POSITIVE_INFINITY);
  }

  /** Measures every two seconds. Calls `onChange` when space becomes short, and when it is enough again. */
  async watch(onChange: (disk: DiskSpace) => void): Promise<void> {
    const update = async () => {
      const wasShort = this.isShort;
      await this.measure();
      if (this.isShort !== wasShort) onChange(this);
    };
    await update();
    this.#timer = setInterval(() => void update(), measureEveryMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
