import { statfs } from 'node:fs/promises';

/** The free space that is reserved for the database, which cannot run on a full disk. */
export const minFreeBytes = 200 * 1024 * 1024;
const lookEveryMs = 2_000;

type FreeBytes = (folder: string) => Promise<number>;

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Watches the free space on the disk of the data directory, measured every two seconds. */
export class DiskRoom {
  /** Infinity before the first measurement, and if the system does not report it. */
  freeBytes = Number.POSITIVE_INFINITY;
  readonly #folder: string;
  readonly #holdsDatabase: boolean;
  readonly #read: FreeBytes;
  #timer: NodeJS.Timeout | undefined;

  constructor(folder: string, holdsDatabase: boolean, read: FreeBytes = freeBytesOf) {
    this.#folder = folder;
    this.#holdsDatabase = holdsDatabase;
    this.#read = read;
  }

  /** True when uploads and backups have to stop. */
  get isShort(): boolean {
    return this.freeBytes < minFreeBytes;
  }

  /** True when every write has to stop, because the database is on that disk too. */
  get stopsWrites(): boolean {
    return this.#holdsDatabase && this.isShort;
  }

  async look(): Promise<void> {
    this.freeBytes = await this.#read(this.#folder).catch(() => Number.POSITIVE_INFINITY);
  }

  /** Measures every two seconds. Calls `onChange` when space becomes short, and when it is enough again. */
  async watch(onChange: (disk: DiskRoom) => void): Promise<void> {
    const look = async () => {
      const wasShort = this.isShort;
      await this.look();
      if (this.isShort !== wasShort) onChange(this);
    };
    await look();
    this.#timer = setInterval(() => void look(), lookEveryMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
