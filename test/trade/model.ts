import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import {
  type CancelRequest,
  decline,
  overtake,
  requestCancel,
  withdrawRequest,
} from './model-cancel.ts';
import { type Money, receive, settle } from './model-money.ts';
import { hear, nothingPaid, type Online, refundOnline } from './model-online.ts';
import { refundIn } from './model-refund.ts';
import { actOnShelf, move, returnUnits } from './model-shelf.ts';
import type { Of, OnOrder, Sent } from './sent.ts';

export const priceLkr = [100, 70] as const;
/** The one code of a trade: what it takes off in percent, and how often it may be used. */
export const promo = { percent: 10, maxUses: 2 } as const;

/** `held` units were taken from stock for it; the customer does not keep `returned` ones. */
export type Line = { quantity: number; returned: number; held: number };
export type ModelOrder = Money & {
  status: OrderStatus;
  payment: PaymentStatus;
  isRefused: boolean;
  hasCode: boolean;
  isAsked: boolean;
  isChargedBack: boolean;
  version: number;
  /** One for each product; undefined where the order has none of it. */
  lines: (Line | undefined)[];
};
/** `used`: orders with the code that are not cancelled. `hidden`: for each order, what its row does not say. */
export type Model = {
  shelf: number[];
  feeLkr: number;
  used: number;
  orders: ModelOrder[];
  hidden: Hidden[];
};
type Hidden = { online: Online; cancelRequest: CancelRequest };
type Answer = string;

/** Returns the expected records after a form, and its response, by rules of its own. Does not change the given model. */
export function after(model: Model, sent: Sent): { model: Model; answer: Answer } {
  const next = structuredClone(model);
  const answer = answerTo(next, sent);
  return { model: answer === 'ok' ? next : model, answer };
}

function answerTo(model: Model, sent: Sent): Answer {
  if (sent.kind === 'place') return placeIn(model, sent);
  return 'order' in sent ? actOnOrder(model, sent) : actOnShelf(model, sent);
}

function placeIn(model: Model, { quantities, hasCode }: Of<'place'>): Answer {
  if (quantities.every((quantity) => quantity === 0)) return 'cart-empty';
  if (hasCode && model.used >= promo.maxUses) return 'promo-refused';
  if (hasCode) model.used += 1;
  const lines = quantities.map((quantity) =>
    quantity > 0 ? { quantity, returned: 0, held: 0 } : undefined,
  );
  const money = { received: 0, refunded: 0, waived: 0, total: totalOf(model, { lines, hasCode }) };
  const state = { status: 'pending', payment: 'pending', isRefused: false, version: 1 } as const;
  const quiet = { isAsked: false, isChargedBack: false };
  model.orders.push({ ...state, ...money, ...quiet, hasCode, lines });
  model.hidden.push({
    online: nothingPaid(money.total),
    cancelRequest: { times: 0, isDeclined: false },
  });
  const isThere = quantities.every((quantity, at) =>
    move(model, at, { line: lines[at], units: -quantity }),
  );
  return isThere ? 'ok' : 'sold-out';
}

type Priced = Pick<ModelOrder, 'lines' | 'hasCode'>;

/** Returns the goods less the discount, which is rounded down, and delivery. */
export function totalOf({ feeLkr }: Pick<Model, 'feeLkr'>, { lines, hasCode }: Priced): number {
  const priceOf = (line: Line | undefined, at: number) =>
    (line?.quantity ?? 0) * (priceLkr[at] ?? 0);
  const goods = lines.reduce((sum, line, at) => sum + priceOf(line, at), 0);
  return goods - (hasCode ? Math.floor((goods * promo.percent) / 100) : 0) + feeLkr;
}

function actOnOrder(model: Model, sent: OnOrder): Answer {
  const [order, hidden] = [model.orders[sent.order], model.hidden[sent.order]];
  if (!order || !hidden) return missing[sent.kind] ?? 'order-not-found';
  const { cancelRequest } = hidden;
  switch (sent.kind) {
    case 'edit':
      return editIn(model, order, sent);
    case 'refund':
      return refundIn(model, order, sent);
    case 'set':
      return setIn(model, order, sent);
    case 'refuse':
      return refuseIn(model, order, sent);
    case 'hear':
      return hear({ order, ...hidden, payment: sent.payment }, sent.code);
    case 'refund-online':
      return refundOnline({ order, ...hidden, payment: sent.payment }, sent);
    case 'ask':
      return requestCancel(order, cancelRequest);
    case 'withdraw':
      return withdrawRequest(order);
    case 'decline':
      return decline(order, cancelRequest);
    case 'accept':
      return acceptIn(model, order);
  }
}

function acceptIn(model: Model, order: ModelOrder): Answer {
  if (!order.isAsked) return 'no-open-request';
  setStatus(model, order, 'cancelled');
  return 'ok';
}

function refuseIn(model: Model, order: ModelOrder, { isRestocked }: Of<'refuse'>): Answer {
  if (order.status !== 'shipped') return 'not-on-its-way';
  order.status = 'cancelled';
  order.isRefused = true;
  if (order.hasCode) model.used -= 1;
  if (isRestocked) returnUnits(model, order);
  settle(order);
  return 'ok';
}

const missing: Partial<Record<OnOrder['kind'], Answer>> = {
  hear: 'unknown-order',
  ask: 'not-to-cancel',
  withdraw: 'order-moved-on',
};

function editIn(model: Model, order: ModelOrder, { quantities, version }: Of<'edit'>): Answer {
  if (order.status !== 'pending' && order.status !== 'paid') return 'already-shipped';
  if (order.version !== version) return 'changed-since';
  const wanted = order.lines.map((line, at) => quantities[at] ?? line?.quantity ?? 0);
  if (wanted.every((quantity) => quantity === 0)) return 'nothing-left';
  const isThere = wanted.every((quantity, at) => editLine(model, order, { at, quantity }));
  if (!isThere) return 'sold-out';
  const before = order.total;
  order.total = totalOf(model, order);
  order.waived = Math.max(0, order.waived - Math.max(0, before - order.total));
  order.version += 1;
  settle(order);
  return 'ok';
}

function editLine(
  model: Model,
  { lines }: ModelOrder,
  { at, quantity }: { at: number; quantity: number },
) {
  if (!lines[at] && quantity === 0) return true;
  const line = lines[at] ?? { quantity: 0, returned: 0, held: 0 };
  lines[at] = line;
  const isRaised = quantity > line.quantity;
  if (quantity !== line.quantity) line.returned = 0;
  line.quantity = quantity;
  const isThere = move(model, at, { line, units: line.held - (quantity - line.returned) });
  if (quantity === 0) lines[at] = undefined;
  return isThere || !isRaised;
}

function setIn(model: Model, order: ModelOrder, { status, payment, shown }: Of<'set'>): Answer {
  const isOther = (wanted?: string, now?: string, seen?: string) =>
    wanted !== undefined && wanted !== now && seen !== undefined && seen !== now;
  if (isOther(status, order.status, shown?.status)) return 'status-changed-since';
  if (isOther(payment, order.payment, shown?.payment)) return 'status-changed-since';
  const becomesPaid = status === 'paid' && order.status !== 'paid';
  if (status && status !== order.status) setStatus(model, order, status);
  const wanted = payment ?? (becomesPaid ? 'paid' : order.payment);
  if (wanted !== order.payment) receive(order, wanted);
  return model.used > promo.maxUses ? 'promo-gone' : 'ok';
}

function setStatus(model: Model, order: ModelOrder, to: OrderStatus): void {
  if (to === 'cancelled') returnUnits(model, order);
  if (order.hasCode) model.used += usesBetween(order.status, to);
  if (order.status === 'cancelled') {
    order.isRefused = false;
    for (const [at, line] of order.lines.entries()) {
      if (!line) continue;
      const units = Math.min(0, line.held - (line.quantity - line.returned));
      move(model, at, { line, units });
    }
  }
  const { cancelRequest } = model.hidden[model.orders.indexOf(order)] ?? {};
  if (cancelRequest) overtake(order, cancelRequest, to);
  order.status = to;
  settle(order);
}

/** Returns what a change of the status adds to the uses of a code. */
function usesBetween(from: OrderStatus, to: OrderStatus): number {
  return Number(from === 'cancelled') - Number(to === 'cancelled');
}
