import { statfs } from 'node:fs/promises';

/** Below this the disk is left to what is there already: a database that finds no room at all cannot go on. */
export const leastFreeBytes = 200 * 1024 * 1024;
const lookEveryMs = 2_000;

type FreeBytes = (folder: string) => Promise<number>;

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Knows how much room the disk of the data directory has left, as it was some seconds ago at most. */
export class DiskRoom {
  /** Infinite while it was never looked at, and where the system does not tell. */
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

  /** Uploads and backups stop. */
  get isShort(): boolean {
    return this.freeBytes < leastFreeBytes;
  }

  /** The database lies there too, so that every write has to stop. */
  get stopsWrites(): boolean {
    return this.#holdsDatabase && this.isShort;
  }

  async look(): Promise<void> {
    this.freeBytes = await this.#read(this.#folder).catch(() => Number.POSITIVE_INFINITY);
  }

  /** Looks again every two seconds. `onChange` hears when the room has become short, and when it is enough again. */
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
