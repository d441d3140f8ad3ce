/** What the store has to know of a page. */
type Sized = { bytes: number };

export type StoreLimits = { entries: number; bytes: number };

/** Pages by address, each good for one edition. When there are too many, those that nobody asks for go first. */
export class PageStore<Page extends Sized> {
  readonly #limits: StoreLimits;
  readonly #kept = new Map<string, { edition: number; page: Page }>();
  #bytes = 0;

  constructor(limits: StoreLimits) {
    this.#limits = limits;
  }

  get size(): StoreLimits {
    return { entries: this.#kept.size, bytes: this.#bytes };
  }

  find(address: string, edition: number): Page | undefined {
    const entry = this.#kept.get(address);
    if (entry?.edition !== edition) return undefined;
    // A map remembers the order in which keys came: whoever was asked for comes last again.
    this.#kept.delete(address);
    this.#kept.set(address, entry);
    return entry.page;
  }

  /** The page as it was last kept, of whatever edition. */
  findAsItWas(address: string): Page | undefined {
    return this.#kept.get(address)?.page;
  }

  keep(address: string, edition: number, page: Page): void {
    this.#drop(address);
    this.#kept.set(address, { edition, page });
    this.#bytes += page.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(address: string) {
    this.#bytes -= this.#kept.get(address)?.page.bytes ?? 0;
    this.#kept.delete(address);
  }
}
