import type { WishlistIntent, WishlistMessage } from './wishlist-message.ts';

/** Access to the server's wishlist. */
export type WishlistClient = {
  send: (intent: WishlistIntent, productId: string) => Promise<WishlistMessage>;
  showMessage: (message: WishlistMessage, productId: string) => void;
  /** Reads the wishlist again, where the shown one may differ from it. */
  refresh: () => void;
  /** Repeats a read that was sent before a press and has no response yet: it may lack the press. */
  repeatPendingRead: () => void;
};

/** The presses of one product that have no response yet. */
type PendingPresses = {
  count: number;
  /** Whether the product is on the list as of the last response, to which a refusal reverts the heart. */
  isOnList: boolean;
  /** The last press, after which the next one of the product is sent. Presses of other products do not wait for it. */
  last: Promise<void>;
};

/** Holds the products whose hearts are filled: the server's last state, changed by the presses since. */
export class WishlistStore {
  readonly #client: WishlistClient;
  readonly #listeners = new Set<() => void>();
  #isGuest = false;
  #ids: ReadonlySet<string> | undefined;
  /** The presses without a response yet, by product. */
  readonly #pendingPresses = new Map<string, PendingPresses>();
  /** Whether the list has to be read again after the last pending press: it was not shown yet, or a response was lost. */
  #isOutdated = true;

  constructor(client: WishlistClient) {
    this.#client = client;
  }

  /** Returns the products whose hearts are filled; undefined until the server has responded. */
  readonly ids = () => this.#ids;

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  /** Applies the server's state, unless presses without a response are newer: it is read again after them. */
  readonly replace = (ids: readonly string[], { isGuest }: { isGuest: boolean }) => {
    this.#isGuest = isGuest;
    this.#isOutdated = this.#pendingPresses.size > 0;
    if (!this.#isOutdated) this.#show(new Set(ids));
  };

  readonly toggle = (productId: string) =>
    this.change(this.#ids?.has(productId) ? 'remove' : 'add', productId);

  /** Shows a press at once, and reverts it where the shop refuses. A guest's heart stays empty. */
  readonly change = (intent: WishlistIntent, productId: string) => {
    const isOnList = this.#ids?.has(productId) === true;
    const pending = this.#pendingPresses.get(productId) ?? {
      count: 0,
      isOnList,
      last: Promise.resolve(),
    };
    pending.count += 1;
    const send = () => this.#send(intent, productId);
    // Sends a press even if the previous one threw.
    pending.last = pending.last.then(send, send);
    this.#pendingPresses.set(productId, pending);
    if (!this.#isGuest) this.#fill(productId, intent === 'add');
  };

  async #send(intent: WishlistIntent, productId: string): Promise<void> {
    const lost: WishlistMessage = { kind: 'error', code: `${intent}-failed` };
    const message = await this.#client.send(intent, productId).catch(() => lost);
    const isRefused = message.kind === 'error' && message.code !== 'already-there';
    this.#endPress(productId, isRefused ? undefined : intent === 'add');
    if (message === lost) this.#isOutdated = true;
    if (this.#pendingPresses.size === 0) this.#readAgain();
    this.#client.showMessage(message, productId);
  }

  #readAgain(): void {
    if (this.#isOutdated) this.#client.refresh();
    else this.#client.repeatPendingRead();
  }

  /** Ends a press after its response; `isOnList` is undefined for a refusal, which leaves the list unchanged. */
  #endPress(productId: string, isOnList: boolean | undefined): void {
    const pending = this.#pendingPresses.get(productId);
    if (!pending) return;
    pending.count -= 1;
    pending.isOnList = isOnList ?? pending.isOnList;
    if (pending.count > 0) return;
    this.#pendingPresses.delete(productId);
    if (isOnList === undefined) this.#fill(productId, pending.isOnList);
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
