import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { afterRequest, type CartRequest, finalRequests, mergeRequests } from './cart-request.ts';
import type { CartMessage, CartResponse } from './cart-response.ts';

/** Access to the server's cart. */
export type CartClient = {
  read: () => Promise<PricedCart>;
  send: (request: CartRequest) => Promise<CartResponse>;
  /** Runs work after all earlier work, in every tab of the shop. */
  runInOrder: (work: () => Promise<void>) => Promise<void>;
  /** Shows a message to the shopper. `next` retries the request, or restores the removed line. */
  showMessage: (message: CartMessage, next?: () => void) => void;
  tellOtherTabs: () => void;
};

export type CartView = {
  /** Undefined until it was read. */
  cart: PricedCart | undefined;
  /** Whether a request is waiting for its response. */
  isBusy: boolean;
  /** Whether the last attempt to read the cart failed. */
  hasFailed: boolean;
  /** Whether its drawer is open. */
  isOpen: boolean;
};

export const unreadCart: CartView = {
  cart: undefined,
  isBusy: false,
  hasFailed: false,
  isOpen: false,
};

type Waiting = { request: CartRequest; isSent: boolean };

/** Holds the cart that the page shows: the server's last state, with later requests applied. */
export class CartStore {
  readonly #client: CartClient;
  readonly #listeners = new Set<() => void>();
  #confirmed: PricedCart | undefined;
  #hasFailed = false;
  #isOpen = false;
  #waiting: readonly Waiting[] = [];
  #view = unreadCart;

  constructor(client: CartClient) {
    this.#client = client;
  }

  readonly view = () => this.#view;

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  readonly request = (request: CartRequest) => {
    const last = this.#waiting.at(-1);
    const both = last && !last.isSent ? mergeRequests(last.request, request) : undefined;
    if (both) {
      this.#show([...this.#waiting.slice(0, -1), { request: both, isSent: false }]);
    } else {
      this.#show([...this.#waiting, { request, isSent: false }]);
      void this.#client.runInOrder(() => this.#sendNext());
    }
  };

  readonly replace = (cart: PricedCart) => {
    this.#confirmed = cart;
    this.#show(this.#waiting);
    this.#client.tellOtherTabs();
  };

  readonly refresh = () => {
    void this.#client.runInOrder(() => this.#read());
  };

  /** Resolves when every request has a response. */
  readonly settled = () => this.#client.runInOrder(async () => {});

  readonly open = () => this.#setOpen(true);

  readonly close = () => this.#setOpen(false);

  #setOpen(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#show(this.#waiting);
  }

  /** Drops the requests that were not sent yet, and returns them for the next page of this tab. */
  readonly handOver = (): CartRequest[] => {
    const unsent = this.#waiting.filter(({ isSent }) => !isSent).map(({ request }) => request);
    const all = this.#waiting.map(({ request }) => request);
    this.#show(this.#waiting.filter(({ isSent }) => isSent));
    if (!this.#confirmed) return unsent;
    return finalRequests(this.#confirmed, all, new Set(unsent.map(({ productId }) => productId)));
  };

  async #sendNext(): Promise<void> {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = [{ ...next, isSent: true }, ...rest];
    try {
      const restore = this.#requestToRestore(next.request.productId);
      const answer = await this.#client.send(next.request);
      this.#confirmed = answer.cart;
      this.#client.showMessage(answer.message, restore && (() => this.request(restore)));
      this.#client.tellOtherTabs();
    } catch {
      this.#client.showMessage({ kind: 'error', code: 'unavailable' }, () =>
        this.request(next.request),
      );
      // The change may have succeeded though its response was lost, so the cart has to be read again.
      await this.#read();
    }
    this.#show(this.#waiting.slice(1));
  }

  /** Returns the request that sets a line of the cart back to its last confirmed quantity. */
  #requestToRestore(productId: string): CartRequest | undefined {
    const line = this.#confirmed?.lines.find((one) => one.productId === productId);
    return line && { intent: 'set', productId, quantity: line.quantity };
  }

  async #read(): Promise<void> {
    try {
      this.#confirmed = await this.#client.read();
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
    this.#show(this.#waiting);
  }

  #show(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    const confirmed = this.#confirmed;
    this.#view = {
      cart:
        confirmed && waiting.reduce((cart, { request }) => afterRequest(cart, request), confirmed),
      isBusy: waiting.length > 0,
      hasFailed: this.#hasFailed,
      isOpen: this.#isOpen,
    };
    for (const changed of this.#listeners) changed();
  }
}
