import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import { type Money, receive, sendBack, settle } from './model-money.ts';
import type { Of, OnOrder, Sent } from './sent.ts';

export const priceLkr = [100, 70] as const;
/** The one code of a trade: what it takes off in percent, and how often it may be used. */
export const promo = { percent: 10, maxUses: 2 } as const;

/** `held` units were taken from stock for it; the customer does not keep `returned` ones. */
type Line = { quantity: number; returned: number; held: number };
export type ModelOrder = Money & {
  status: OrderStatus;
  payment: PaymentStatus;
  isRefused: boolean;
  hasCode: boolean;
  version: number;
  /** One for each product; undefined where the order has none of it. */
  lines: (Line | undefined)[];
};
/** `used`: orders with the code that are not cancelled. */
export type Model = { shelf: number[]; feeLkr: number; used: number; orders: ModelOrder[] };
type Answer = string;

/** Returns the expected records after a form, and its response, by rules of its own. Does not change the given model. */
export function after(model: Model, sent: Sent): { model: Model; answer: Answer } {
  const next = structuredClone(model);
  const answer = 'order' in sent ? actOnOrder(next, sent) : actOnShelf(next, sent);
  return { model: answer === 'ok' ? next : model, answer };
}

function actOnShelf(model: Model, sent: Exclude<Sent, OnOrder>): Answer {
  if (sent.kind === 'place') return placeIn(model, sent);
  const by = sent.kind === 'adjust' ? sent.by : sent.to - sent.shown;
  if (by === 0) return sent.kind === 'save' ? 'ok' : 'nothing-to-move';
  const stock = shelfOf(model, sent.product) + by;
  if (stock < 0) return 'stock-below-zero';
  model.shelf[sent.product] = stock;
  return 'ok';
}

const shelfOf = (model: Model, product: number) => model.shelf[product] ?? 0;

function placeIn(model: Model, { quantities, hasCode }: Of<'place'>): Answer {
  if (quantities.every((quantity) => quantity === 0)) return 'cart-empty';
  if (hasCode && model.used >= promo.maxUses) return 'promo-refused';
  if (hasCode) model.used += 1;
  const lines = quantities.map((quantity) =>
    quantity > 0 ? { quantity, returned: 0, held: 0 } : undefined,
  );
  const money = { received: 0, refunded: 0, waived: 0, total: totalOf(model, { lines, hasCode }) };
  const state = { status: 'pending', payment: 'pending', isRefused: false, version: 1 } as const;
  model.orders.push({ ...state, ...money, hasCode, lines });
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

/** Adds to stock above zero, takes from it below; returns whether there was enough. */
function move(
  model: Model,
  at: number,
  { line, units }: { line: Line | undefined; units: number },
) {
  const shelf = shelfOf(model, at);
  const moved = Math.max(units, -shelf);
  model.shelf[at] = shelf + moved;
  if (line) line.held -= moved;
  return moved === units;
}

function actOnOrder(model: Model, sent: OnOrder): Answer {
  const order = model.orders[sent.order];
  if (!order) return 'order-not-found';
  if (sent.kind === 'edit') return editIn(model, order, sent);
  if (sent.kind === 'refund') return refundIn(model, order, sent);
  if (sent.kind === 'set') return setIn(model, order, sent);
  if (order.status !== 'shipped') return 'not-on-its-way';
  order.status = 'cancelled';
  order.isRefused = true;
  if (order.hasCode) model.used -= 1;
  if (sent.isRestocked) returnAttempts(model, order);
  settle(order);
  return 'ok';
}

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
  if (to === 'cancelled') returnAttempts(model, order);
  if (order.hasCode) model.used += usesBetween(order.status, to);
  if (order.status === 'cancelled') {
    order.isRefused = false;
    for (const [at, line] of order.lines.entries()) {
      if (!line) continue;
      const units = Math.min(0, line.held - (line.quantity - line.returned));
      move(model, at, { line, units });
    }
  }
  order.status = to;
  settle(order);
}

/** Returns what a change of the status adds to the uses of a code. */
function usesBetween(from: OrderStatus, to: OrderStatus): number {
  return Number(from === 'cancelled') - Number(to === 'cancelled');
}

function returnAttempts(model: Model, { lines }: ModelOrder): void {
  for (const [at, line] of lines.entries()) {
    if (line) move(model, at, { line, units: line.held });
  }
}

function refundIn(model: Model, order: ModelOrder, { shown, amount, back }: Of<'refund'>): Answer {
  const kept = order.received - order.refunded;
  if (shown !== order.refunded) return 'refunded-since';
  if (kept === 0) return 'nothing-paid';
  if (amount > kept) return 'more-than-paid';
  if (order.lines.some((line, at) => line && (back[at] ?? 0) > line.held)) return 'more-than-held';
  for (const [at, line] of order.lines.entries()) {
    if (line) takeBack(model, order, { line, at, units: back[at] ?? 0 });
  }
  sendBack(order, amount);
  return 'ok';
}

type Back = { line: Line; at: number; units: number };

/** Takes all units again for a cancelled order that is restored. */
function takeBack(model: Model, { status }: ModelOrder, { line, at, units }: Back): void {
  move(model, at, { line, units });
  if (status !== 'cancelled') line.returned += units;
}
