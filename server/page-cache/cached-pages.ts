import type { ContentWatch } from '#web/content/content-watch.ts';
import { valueWithin } from '#web/content/value-within.ts';
import type { FinishedPage } from './finish-page.ts';
import type { RenderPage } from './render-page.ts';

type CachedPagesParts = {
  watch: ContentWatch;
  render: RenderPage;
  limits: StoreSize;
  /** Counts each page in the metrics: `hit` if it was stored before the request. */
  recordPage?: ((outcome: 'hit' | 'rendered') => void) | undefined;
};
/** An unfinished page, with the edition of the content (`ContentWatch`) in which its rendering began. */
type Rendering = { edition: number; begunAt: number; page: Promise<FinishedPage> };

/** The time that a changed page may take to render before visitors get the earlier page. */
const renderTimeoutMs = 1_500;

/**
 * Caches public pages. Renders each once after a change, even for many concurrent requests. Serves the earlier page whenever
 * the database does not answer, answers late, or fails while the page is rendered again.
 */
export class CachedPages {
  readonly #parts: CachedPagesParts;
  readonly #store: PageStore<FinishedPage>;
  /** The unfinished renderings of each URL that are newer than its stored page, oldest first. */
  readonly #renderings = new Map<string, readonly Rendering[]>();

  constructor(parts: CachedPagesParts) {
    this.#parts = parts;
    this.#store = new PageStore(parts.limits);
  }

  /** Returns a stored page that needs no check of its freshness. */
  findFresh(url: string): FinishedPage | undefined {
    const { watch, recordPage } = this.#parts;
    const page = watch.isConfirmed() ? this.#store.find(url, watch.edition) : undefined;
    if (page) recordPage?.('hit');
    return page;
  }

  /** Returns whether the page is stored, of any edition, or already being rendered for an earlier request. */
  isStoredOrRendering(url: string): boolean {
    return this.#store.findLatest(url) !== undefined || this.#renderings.has(url);
  }

  async get(url: string): Promise<FinishedPage> {
    const { watch, recordPage } = this.#parts;
    if (!watch.isConfirmed()) await watch.confirmSoon();
    const earlierPage = this.#store.findLatest(url);
    const page =
      this.#store.find(url, watch.edition) ?? (await this.#renderUnlessLate(url, earlierPage));
    recordPage?.(page === earlierPage ? 'hit' : 'rendered');
    return page;
  }

  /** Renders the page. Returns the earlier page, if there is one, instead of a page that is late or failed. */
  async #renderUnlessLate(
    url: string,
    earlierPage: FinishedPage | undefined,
  ): Promise<FinishedPage> {
    const rendering = this.#render(url, this.#parts.watch.edition);
    if (!earlierPage) return rendering.page;
    const leftMs = rendering.begunAt + renderTimeoutMs - performance.now();
    const rendered = await valueWithin(rendering.page, Math.max(0, leftMs)).catch(() => undefined);
    return rendered && rendered.status < 500 ? rendered : earlierPage;
  }

  #render(url: string, edition: number): Rendering {
    const unfinished = this.#renderings.get(url) ?? [];
    const newest = unfinished.at(-1);
    if (newest?.edition === edition) return newest;
    const page = this.#parts.render(url);
    const rendering: Rendering = { edition, begunAt: performance.now(), page };
    this.#renderings.set(url, [...unfinished, rendering]);
    const forget = () => this.#keepRenderings(url, (each) => each !== rendering);
    rendering.page.then((page) => {
      if (!this.#renderings.get(url)?.includes(rendering)) return;
      if (page.isCacheable) this.#store.keep(url, edition, page);
      // The earlier page of a deleted product must not return in an outage.
      else if (page.status < 500) this.#store.drop(url);
      else return forget();
      this.#keepRenderings(url, (each) => each.edition > edition);
    }, forget);
    return rendering;
  }

  #keepRenderings(url: string, isKept: (each: Rendering) => boolean): void {
    const kept = (this.#renderings.get(url) ?? []).filter(isKept);
    if (kept.length > 0) this.#renderings.set(url, kept);
    else this.#renderings.delete(url);
  }
}

/** The property of a page that the store needs. */
type PageSize = { bytes: number };

type StoreSize = { entries: number; bytes: number };

/** Stores pages by URL, each valid for one edition of the content (`ContentWatch`). Drops the least recently used. */
export class PageStore<Page extends PageSize> {
  readonly #limits: StoreSize;
  readonly #entries = new Map<string, { edition: number; page: Page }>();
  #bytes = 0;

  constructor(limits: StoreSize) {
    this.#limits = limits;
  }

  get size(): StoreSize {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  find(url: string, edition: number): Page | undefined {
    const entry = this.#entries.get(url);
    if (entry?.edition !== edition) return undefined;
    // A map keeps the order of insertion: a requested page moves to the end.
    this.#entries.delete(url);
    this.#entries.set(url, entry);
    return entry.page;
  }

  /** Returns the page as last stored, of any edition. */
  findLatest(url: string): Page | undefined {
    return this.#entries.get(url)?.page;
  }

  keep(url: string, edition: number, page: Page): void {
    this.drop(url);
    if (page.bytes > this.#limits.bytes) return;
    this.#entries.set(url, { edition, page });
    this.#bytes += page.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.drop(oldest);
    }
  }

  drop(url: string): void {
    this.#bytes -= this.#entries.get(url)?.page.bytes ?? 0;
    this.#entries.delete(url);
  }
}
