import type { WishlistIntent, WishlistMessage } from './wishlist-message.ts';

/** Access to the server's wishlist. */
export type WishlistClient = {
  send: (intent: WishlistIntent, productId: string) => Promise<WishlistMessage>;
  showMessage: (message: WishlistMessage, productId: string) => void;
  /** Reads the wishlist again, after a response was lost. */
  refresh: () => void;
};

/** Holds the ids whose hearts are full: the server's last state, with later presses applied. */
export class WishlistStore {
  readonly #client: WishlistClient;
  readonly #listeners = new Set<() => void>();
  #isGuest = false;
  #ids: ReadonlySet<string> | undefined;
  #last: Promise<void> = Promise.resolve();
  /** How many presses of each heart have no response yet. */
  readonly #waiting = new Map<string, number>();

  constructor(client: WishlistClient) {
    this.#client = client;
  }

  /** Undefined until the server has responded. */
  readonly ids = () => this.#ids;

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  /** Applies the server's state, unless presses without a response are newer. */
  readonly replace = (ids: readonly string[], isGuest: boolean) => {
    this.#isGuest = isGuest;
    if (this.#waiting.size === 0) this.#show(new Set(ids));
  };

  readonly toggle = (productId: string) =>
    this.change(this.#ids?.has(productId) ? 'remove' : 'add', productId);

  /** Shows a press at once, and reverts it where the shop refuses. A guest's heart stays empty. */
  readonly change = (intent: WishlistIntent, productId: string) => {
    if (!this.#isGuest) this.#fill(productId, intent === 'add');
    this.#waiting.set(productId, (this.#waiting.get(productId) ?? 0) + 1);
    this.#last = this.#last.then(() => this.#send(intent, productId));
  };

  async #send(intent: WishlistIntent, productId: string): Promise<void> {
    const failed: WishlistMessage = { kind: 'error', code: `${intent}-failed` };
    const answer = await this.#client.send(intent, productId).catch(() => undefined);
    const message = answer ?? failed;
    const left = (this.#waiting.get(productId) ?? 1) - 1;
    if (left > 0) this.#waiting.set(productId, left);
    else this.#waiting.delete(productId);
    const isRefused = message.kind === 'error' && message.code !== 'already-there';
    if (isRefused && left === 0) this.#fill(productId, intent === 'remove');
    this.#client.showMessage(message, productId);
    if (!answer) this.#client.refresh();
  }

  #fill(productId: string, isFull: boolean): void {
    const ids = new Set(this.#ids);
    if (isFull) ids.add(productId);
    else ids.delete(productId);
    this.#show(ids);
  }

  #show(ids: ReadonlySet<string>): void {
    this.#ids = ids;
    for (const changed of this.#listeners) changed();
  }
}
