import { nameKey } from '#domain/kernel/name-key.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { LineProblem, ListedLine } from './remittance.ts';

/** The part of an order that is compared with the lines of a list. */
export type ComparedOrder = {
  id: string;
  orderNumber: string;
  courier: string;
  /** The tracking number, normalized as `keysOf` normalizes that of a line. */
  trackingKey: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  dueLkr: number;
};

export type LineMatch<Line, Order> = {
  line: Line;
  order: Order | undefined;
  outcome: 'paid' | LineProblem;
};

/** Matches each line with its order. Of several lines of one order only the first with cash counts. */
export function matchLines<Line extends ListedLine, Order extends ComparedOrder>(
  courier: string,
  lines: readonly Line[],
  orders: readonly Order[],
): LineMatch<Line, Order>[] {
  const byTracking = Map.groupBy(orders, ({ trackingKey }) => trackingKey);
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const matchesOf = (line: Line) => {
    const [tracking, number] = keysOf(line);
    const tracked = byTracking.get(tracking || noTrackingKey) ?? [];
    const numbered = byNumber.get(number);
    return numbered ? findMatches(tracked, numbered) : ofCourier(tracked, courier);
  };
  const seen = new Set<string>();
  return lines.map((line) => {
    const matches = matchesOf(line);
    const order = matches.length === 1 ? matches[0] : undefined;
    if (order && seen.has(order.id)) return { line, order, outcome: 'twice' };
    if (order && line.amountLkr) seen.add(order.id);
    return { line, order, outcome: problemOf(line, matches, courier) ?? 'paid' };
  });
}

/** A key that no tracking number has, so that lines without a tracking number match no parcel. */
const noTrackingKey = '-';

/** Returns those of several parcels with one tracking number that the list's courier has; all if it has none of them. */
function ofCourier<Order extends ComparedOrder>(
  tracked: readonly Order[],
  courier: string,
): readonly Order[] {
  const own = tracked.filter((order) => nameKey(order.courier) === nameKey(courier));
  return own.length > 0 ? own : tracked;
}

/**
 * Returns the orders that match a line: one if its two numbers agree, otherwise all. Couriers reuse tracking numbers, so
 * the order number decides between several parcels of one tracking number.
 */
function findMatches<Order>(tracked: readonly Order[], numbered: Order): readonly Order[] {
  const isSameOrder = tracked.length === 0 || tracked.includes(numbered);
  return isSameOrder ? [numbered] : [numbered, ...tracked];
}

/** Returns the lookup keys of a line: its tracking number and its order number, normalized. */
export function keysOf({ trackingNumber, orderNumber }: ListedLine): [string, string] {
  const tracking = trackingNumber.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return [tracking.replace(/^0+/, ''), orderNumber.replace(/\s/g, '').toUpperCase()];
}

function problemOf(
  line: ListedLine,
  matches: readonly ComparedOrder[],
  courier: string,
): LineProblem | undefined {
  if (keysOf(line).every((key) => key === '')) return 'no-number';
  if (line.amountLkr === undefined) return 'unreadable';
  const [order] = matches;
  if (!order) return 'unknown';
  if (matches.length > 1) return 'ambiguous';
  return problemOfOrder(order, courier) ?? problemOfAmount(line.amountLkr, order.dueLkr);
}

function problemOfOrder(order: ComparedOrder, courier: string): LineProblem | undefined {
  if (nameKey(order.courier) !== nameKey(courier)) return 'other-courier';
  if (order.status === 'cancelled') return 'cancelled';
  if (order.dueLkr === 0) return 'already-paid';
  if (cashToCollectLkr(order) === 0) return 'other-method';
  return order.status === 'shipped' || order.status === 'delivered' ? undefined : 'not-sent';
}

function problemOfAmount(amountLkr: number, dueLkr: number): LineProblem | undefined {
  if (amountLkr === dueLkr) return undefined;
  if (amountLkr === 0) return 'no-cash';
  return amountLkr < dueLkr ? 'too-little' : 'too-much';
}
