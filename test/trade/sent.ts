import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import type { Model, ModelOrder } from './model.ts';
import type { Wish } from './wishes.ts';

/** A form as its page sends it, with what the page showed. `order` and `product` are indices in the model. */
export type Sent =
  | { kind: 'place'; quantities: number[]; hasCode: boolean }
  | { kind: 'edit'; order: number; quantities: (number | undefined)[]; version: number }
  | {
      kind: 'set';
      order: number;
      status?: OrderStatus | undefined;
      payment?: PaymentStatus | undefined;
      shown?: { status: OrderStatus; payment: PaymentStatus };
    }
  | { kind: 'refund'; order: number; amount: number; back: number[]; shown: number }
  | { kind: 'refuse'; order: number; isRestocked: boolean }
  | { kind: 'hear'; order: number; payment: 0 | 1; code: PayHereCode }
  | {
      kind: 'refund-online';
      order: number;
      payment: 0 | 1;
      amount: number;
      shown: number;
      isMade: boolean;
    }
  | { kind: 'ask'; order: number }
  | { kind: 'withdraw'; order: number }
  | { kind: 'accept'; order: number }
  | { kind: 'decline'; order: number }
  | { kind: 'adjust'; product: number; by: number }
  | Counted<'count'>
  | Counted<'save'>;

type Counted<Kind> = { kind: Kind; product: number; to: number; shown: number };
export type Of<Kind extends Sent['kind']> = Extract<Sent, { kind: Kind }>;
export type OnOrder = Extract<Sent, { order: number }>;

type OnShelf = Extract<Wish, { kind: 'adjust' | 'count' | 'save' }>;

/** Returns what the current page sends for a wish. */
export function formFor(model: Model, wish: Wish): Sent {
  if (wish.kind === 'place') return wish;
  if ('product' in wish) return shelfForm(model, wish);
  const place = wish.order % Math.max(1, model.orders.length);
  return orderForm(model.orders[place] ?? nothing, { ...wish, order: place });
}

function shelfForm(model: Model, wish: OnShelf): Sent {
  const shown = model.shelf[wish.product] ?? 0;
  if (wish.kind === 'adjust') return wish;
  const { kind, product } = wish;
  return kind === 'count'
    ? { kind, product, to: wish.found, shown }
    : { kind, product, to: wish.stock, shown };
}

/** Stands for the page of a missing order. */
const nothing: ModelOrder = {
  status: 'pending',
  payment: 'pending',
  isRefused: false,
  hasCode: false,
  isAsked: false,
  isChargedBack: false,
  version: 1,
  total: 0,
  received: 0,
  refunded: 0,
  waived: 0,
  lines: [],
};

function orderForm(seen: ModelOrder, wish: Exclude<Wish, OnShelf | { kind: 'place' }>): Sent {
  const { order } = wish;
  const shown = { status: seen.status, payment: seen.payment };
  switch (wish.kind) {
    case 'edit': {
      const quantities = wish.quantities.map((quantity, product) =>
        wish.keeps[product] ? seen.lines[product]?.quantity : quantity,
      );
      return { kind: 'edit', order, quantities, version: seen.version };
    }
    case 'status':
      return { kind: 'set', order, status: wish.to };
    case 'payment':
      return { kind: 'set', order, payment: wish.to };
    case 'deliver':
      return { kind: 'set', order, status: 'delivered', payment: 'paid', shown };
    case 'receive': {
      const status = seen.status === 'pending' ? 'paid' : undefined;
      return { kind: 'set', order, status, payment: 'paid', shown };
    }
    case 'refund': {
      const kept = seen.received - seen.refunded;
      const amount = Math.max(1, Math.floor((kept * wish.percent) / 100));
      return { kind: 'refund', order, amount, back: wish.back, shown: seen.refunded };
    }
    case 'refund-online': {
      const { payment, isMade } = wish;
      const kept = seen.received - seen.refunded;
      const amount = Math.max(1, Math.floor((kept * wish.percent) / 100));
      return { kind: 'refund-online', order, payment, isMade, amount, shown: seen.refunded };
    }
    default:
      return wish;
  }
}
