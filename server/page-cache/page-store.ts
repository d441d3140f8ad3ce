/** What the store needs of a page. */
type Sized = { bytes: number };

export type StoreLimits = { entries: number; bytes: number };

/** Stores pages by address, each valid for one edition. Drops those that were not asked for longest. */
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
    // A map keeps the order of insertion: a page that was asked for moves to the end.
    this.#kept.delete(address);
    this.#kept.set(address, entry);
    return entry.page;
  }

  /** Returns the page as last stored, of whatever edition. */
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
