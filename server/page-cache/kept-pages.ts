import type { ContentWatch } from './content-watch.ts';
import type { FinishedPage } from './finish-page.ts';
import { PageStore, type StoreLimits } from './page-store.ts';
import type { RenderPage } from './render-page.ts';

type Parts = { watch: ContentWatch; render: RenderPage; limits: StoreLimits };
type Rendering = { edition: number; page: Promise<FinishedPage> };

/** Public pages, each rendered once per change, however many ask for it at the same time. */
export class KeptPages {
  readonly #parts: Parts;
  readonly #store: PageStore<FinishedPage>;
  readonly #inWork = new Map<string, Rendering>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new PageStore(parts.limits);
  }

  /** The page, where it can be sent without asking anybody. */
  atHand(address: string): FinishedPage | undefined {
    const { watch } = this.#parts;
    return watch.isSure() ? this.#store.find(address, watch.edition) : undefined;
  }

  async get(address: string): Promise<FinishedPage> {
    const { watch } = this.#parts;
    if (!watch.isSure()) await watch.makeSure();
    const { edition } = watch;
    return this.#store.find(address, edition) ?? this.#render(address, edition);
  }

  #render(address: string, edition: number): Promise<FinishedPage> {
    const begun = this.#inWork.get(address);
    if (begun?.edition === edition) return begun.page;
    const rendering: Rendering = { edition, page: this.#parts.render(address) };
    this.#inWork.set(address, rendering);
    const isOver = () => {
      if (this.#inWork.get(address) === rendering) this.#inWork.delete(address);
    };
    rendering.page.then((page) => {
      if (page.isKept) this.#store.keep(address, edition, page);
      isOver();
    }, isOver);
    return rendering.page;
  }
}
