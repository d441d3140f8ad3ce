import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CartAnswer, CartMessage } from './cart-answer.ts';
import { afterRequest, type CartRequest, merged } from './cart-request.ts';

/** The way to the cart that the server keeps. */
export type CartClient = {
  read: () => Promise<PricedCart>;
  send: (request: CartRequest) => Promise<CartAnswer>;
  /** Work that waits for all work before it, in every tab of the shop. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  say: (message: CartMessage) => void;
  tellOtherTabs: () => void;
};

/** `hasFailed`: the last reading of the cart did not work. */
export type CartView = { cart: PricedCart | undefined; isBusy: boolean; hasFailed: boolean };

export const unreadCart: CartView = { cart: undefined, isBusy: false, hasFailed: false };

type Waiting = { request: CartRequest; isSent: boolean };

/** The cart as the page shows it: what the server last said, and on top of it what was asked for since. */
export class CartStore {
  readonly #client: CartClient;
  readonly #listeners = new Set<() => void>();
  #confirmed: PricedCart | undefined;
  #hasFailed = false;
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
    const both = last && !last.isSent ? merged(last.request, request) : undefined;
    if (both) {
      this.#show([...this.#waiting.slice(0, -1), { request: both, isSent: false }]);
    } else {
      this.#show([...this.#waiting, { request, isSent: false }]);
      void this.#client.inTurn(() => this.#sendNext());
    }
  };

  readonly replace = (cart: PricedCart) => {
    this.#confirmed = cart;
    this.#show(this.#waiting);
    this.#client.tellOtherTabs();
  };

  readonly refresh = () => {
    void this.#client.inTurn(() => this.#read());
  };

  /** Comes when everything that was asked for has been answered. */
  readonly settled = () => this.#client.inTurn(async () => {});

  async #sendNext(): Promise<void> {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = [{ ...next, isSent: true }, ...rest];
    try {
      const answer = await this.#client.send(next.request);
      this.#confirmed = answer.cart;
      this.#client.say(answer.message);
      this.#client.tellOtherTabs();
    } catch {
      this.#client.say({ kind: 'error', code: 'unavailable' });
      // Only the answer may have been lost, so what is in the cart has to be asked.
      await this.#read();
    }
    this.#show(this.#waiting.slice(1));
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
    };
    for (const changed of this.#listeners) changed();
  }
}
