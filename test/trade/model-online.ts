import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import type { ModelOrder } from './model.ts';
import { sendBack, settle } from './model-money.ts';

/** What the gateway told of a payment, and what the payer still could get of it there. */
type Payment = { heard: PayHereCode[]; left: number };
/** What no page of an order shows: the sum that its shopper pays online, and two payments of it. */
export type Online = { amount: number; payments: [Payment, Payment] };

export function nothingPaid(amount: number): Online {
  return {
    amount,
    payments: [
      { heard: [], left: 0 },
      { heard: [], left: 0 },
    ],
  };
}

const stateOf = ({ heard }: Payment) =>
  heard.includes(-3) ? 'charged-back' : heard.includes(2) ? 'received' : 'open';

type Told = { order: ModelOrder; online: Online; payment: 0 | 1 };

/** Lets an order follow what the gateway tells, in whatever order it does. */
export function hear({ order, online, payment }: Told, code: PayHereCode): 'ok' {
  const told = online.payments[payment];
  const before = stateOf(told);
  if (!told.heard.includes(code)) told.heard.push(code);
  const after = stateOf(told);
  if (before === after) return 'ok';
  if (before === 'open') {
    order.received += online.amount;
    told.left += online.amount;
    settle(order);
    if (order.status === 'pending' && order.payment === 'paid') order.status = 'paid';
  }
  if (after === 'charged-back') {
    const taken = Math.min(online.amount, order.received - order.refunded);
    if (taken > 0) told.left -= taken;
    sendBack(order, taken);
    order.isChargedBack = true;
  }
  return 'ok';
}

/** Refunds through the gateway what it has of a payment; one that it refuses moves nothing. */
export function refundOnline(
  { order, online, payment }: Told,
  { shown, amount, isMade }: { shown: number; amount: number; isMade: boolean },
): string {
  const kept = order.received - order.refunded;
  if (shown !== order.refunded) return 'refunded-since';
  if (kept === 0) return 'nothing-paid';
  if (amount > kept) return 'more-than-paid';
  const told = online.payments[payment];
  if (amount > told.left) return 'more-than-payment';
  if (!isMade) return 'ok';
  told.left -= amount;
  sendBack(order, amount);
  return 'ok';
}
