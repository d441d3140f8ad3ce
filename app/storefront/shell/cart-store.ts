import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CartAnswer, CartMessage } from './cart-answer.ts';
import { afterWish, type CartWish, merged } from './cart-wish.ts';

/** The way to the cart that the server keeps. */
export type CartDesk = {
  read: () => Promise<PricedCart>;
  send: (wish: CartWish) => Promise<CartAnswer>;
  /** Work that waits for all work before it, in every tab of the shop. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  say: (message: CartMessage) => void;
  tellOtherTabs: () => void;
};

/** `hasFailed`: the last reading of the cart did not work. */
export type CartView = { cart: PricedCart | undefined; isBusy: boolean; hasFailed: boolean };

export const unreadCart: CartView = { cart: undefined, isBusy: false, hasFailed: false };

type Waiting = { wish: CartWish; isSent: boolean };

/** The cart as the page shows it: what the server last said, and on top of it what was wished since. */
export class CartStore {
  readonly #desk: CartDesk;
  readonly #listeners = new Set<() => void>();
  #confirmed: PricedCart | undefined;
  #hasFailed = false;
  #waiting: readonly Waiting[] = [];
  #view = unreadCart;

  constructor(desk: CartDesk) {
    this.#desk = desk;
  }

  readonly view = () => this.#view;

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  readonly wish = (wish: CartWish) => {
    const last = this.#waiting.at(-1);
    const both = last && !last.isSent ? merged(last.wish, wish) : undefined;
    if (both) {
      this.#show([...this.#waiting.slice(0, -1), { wish: both, isSent: false }]);
    } else {
      this.#show([...this.#waiting, { wish, isSent: false }]);
      void this.#desk.inTurn(() => this.#sendNext());
    }
  };

  readonly replace = (cart: PricedCart) => {
    this.#confirmed = cart;
    this.#show(this.#waiting);
    this.#desk.tellOtherTabs();
  };

  readonly refresh = () => {
    void this.#desk.inTurn(() => this.#read());
  };

  /** Comes when everything that was wished has been answered. */
  readonly settled = () => this.#desk.inTurn(async () => {});

  async #sendNext(): Promise<void> {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = [{ ...next, isSent: true }, ...rest];
    try {
      const answer = await this.#desk.send(next.wish);
      this.#confirmed = answer.cart;
      this.#desk.say(answer.message);
      this.#desk.tellOtherTabs();
    } catch {
      this.#desk.say({ kind: 'error', code: 'unavailable' });
      // Only the answer may have been lost, so what is in the cart has to be asked.
      await this.#read();
    }
    this.#show(this.#waiting.slice(1));
  }

  async #read(): Promise<void> {
    try {
      this.#confirmed = await this.#desk.read();
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
      cart: confirmed && waiting.reduce((cart, { wish }) => afterWish(cart, wish), confirmed),
      isBusy: waiting.length > 0,
      hasFailed: this.#hasFailed,
    };
    for (const changed of this.#listeners) changed();
  }
}
