import type { PricedCart } from '#domain/cart/priced-cart.ts';
import {
  afterRequest,
  type CartRequest,
  finalRequests,
  mergeRequests,
  quantityIn,
} from './cart-request.ts';
import { type CartMessage, type CartResponse, ShopBusyError } from './cart-response.ts';

/** Access to the server's cart. */
export type CartClient = {
  read: () => Promise<PricedCart>;
  send: (request: CartRequest, signal: AbortSignal) => Promise<CartResponse>;
  /** Runs work after all earlier work, in every tab of the shop. */
  runInOrder: (work: () => Promise<void>) => Promise<void>;
  /** Shows a toast to the shopper. Its button calls `onPress`, which retries the request, or restores the removed line. */
  showMessage: (message: CartMessage, onPress?: () => void) => void;
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

/** A request without a response; `sending` is set once it was sent. */
type Waiting = { request: CartRequest; sending?: AbortController };

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
    const merged = last && !last.sending ? mergeRequests(last.request, request) : undefined;
    if (merged) {
      this.#show([...this.#waiting.slice(0, -1), { request: merged }]);
    } else {
      this.#show([...this.#waiting, { request }]);
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

  /** Runs another change of the cart after all earlier requests and before all later ones. */
  readonly runInOrder = (work: () => Promise<void>) => this.#client.runInOrder(work);

  /** Resolves when every request has a response. */
  readonly settled = () => this.runInOrder(async () => {});

  readonly open = () => this.#setOpen(true);

  readonly close = () => this.#setOpen(false);

  #setOpen(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#show(this.#waiting);
  }

  /** Returns the requests without a response in a form that the next page of this tab may send again. */
  readonly unfinished = (): CartRequest[] => {
    if (this.#confirmed)
      return finalRequests(
        this.#confirmed,
        this.#waiting.map(({ request }) => request),
      );
    return this.#waiting.filter(({ sending }) => !sending).map(({ request }) => request);
  };

  /**
   * Leaves the unfinished requests to the next page. Aborts the one in flight if others wait for it: a guest's cart is a
   * cookie, so that a late response would undo what that page has changed.
   */
  readonly handOver = (): void => {
    const unsent = this.#waiting.filter(({ sending }) => !sending);
    if (unsent.length === 0) return;
    if (this.#confirmed) for (const { sending } of this.#waiting) sending?.abort();
    this.#show(this.#confirmed ? [] : this.#waiting.filter(({ sending }) => sending));
  };

  /** Sends the requests that the previous page left, except where the cart has that quantity already. */
  readonly takeOver = (requests: readonly CartRequest[]): void => {
    for (const request of requests) if (!this.#isDone(request)) this.request(request);
  };

  #isDone({ intent, productId, quantity }: CartRequest): boolean {
    if (!this.#confirmed || intent !== 'set') return false;
    return quantityIn(this.#confirmed, productId) === quantity;
  }

  async #sendNext(): Promise<void> {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    const sending = new AbortController();
    const sent = { ...next, sending };
    this.#waiting = [sent, ...rest];
    try {
      const restore = this.#requestToRestore(next.request.productId);
      const response = await this.#client.send(next.request, sending.signal);
      this.#confirmed = response.cart;
      this.#client.showMessage(response.message, restore && (() => this.request(restore)));
      this.#client.tellOtherTabs();
    } catch (thrown) {
      if (sending.signal.aborted) return;
      const why = thrown instanceof ShopBusyError ? thrown.why : undefined;
      this.#client.showMessage({ kind: 'error', code: 'unavailable', why }, () =>
        this.request(next.request),
      );
      // The change may have succeeded though its response was lost, so the cart has to be read again.
      await this.#read();
    }
    this.#show(this.#waiting.filter((one) => one !== sent));
  }

  /** Returns the request that sets a line of the cart back to its last confirmed quantity, with the code of the cart. */
  #requestToRestore(productId: string): CartRequest | undefined {
    const line = this.#confirmed?.lines.find((one) => one.productId === productId);
    const promo = this.#confirmed?.promo?.code;
    return line && { intent: 'set', productId, quantity: line.quantity, ...(promo && { promo }) };
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
