import {
  chargedBackCode,
  type PayHereCode,
  receivedCode,
} from '#domain/payments/payhere/gateway.ts';
import { addRefund, netReceived, updatePaymentStatus } from './model-money.ts';
import { bumpVersionOnNewPackingSlip } from './model-packing-slip.ts';
import type { ModelOrder, Online, Payment } from './model-state.ts';

/** Returns the amount to pay online and two payments of it, both open. */
export function twoOpenPayments(amount: number): Online {
  return {
    amount,
    payments: [
      { codes: [], refundable: 0 },
      { codes: [], refundable: 0 },
    ],
  };
}

const stateOf = ({ codes }: Payment) =>
  codes.includes(chargedBackCode)
    ? 'charged-back'
    : codes.includes(receivedCode)
      ? 'received'
      : 'open';

type PaymentOfOrder = { order: ModelOrder; online: Online; paymentIndex: 0 | 1 };

/** Applies a notice of the gateway to the order; notices may arrive in any order. */
export function applyNotice(
  { order, online, paymentIndex }: PaymentOfOrder,
  code: PayHereCode,
): 'ok' {
  const gatewayPayment = online.payments[paymentIndex];
  const before = stateOf(gatewayPayment);
  if (!gatewayPayment.codes.includes(code)) gatewayPayment.codes.push(code);
  const after = stateOf(gatewayPayment);
  if (before === after) return 'ok';
  if (before === 'open') {
    gatewayPayment.refundable += online.amount;
    bumpVersionOnNewPackingSlip(order, () => {
      order.received += online.amount;
      updatePaymentStatus(order);
      if (order.status === 'pending' && order.paymentStatus === 'paid') order.status = 'paid';
    });
  }
  if (after === 'charged-back') {
    const chargedBack = Math.min(gatewayPayment.refundable, netReceived(order));
    gatewayPayment.refundable = 0;
    bumpVersionOnNewPackingSlip(order, () => addRefund(order, chargedBack));
    order.isChargedBack = true;
  }
  return 'ok';
}

/** Refunds a payment through the gateway; a refund that the gateway refuses changes nothing. */
export function refundOnline(
  { order, online, paymentIndex }: PaymentOfOrder,
  {
    shownRefunded,
    amount,
    isAccepted,
  }: { shownRefunded: number; amount: number; isAccepted: boolean },
): string {
  const net = netReceived(order);
  if (shownRefunded !== order.refunded) return 'refunded-since';
  if (net === 0) return 'nothing-paid';
  if (amount > net) return 'more-than-paid';
  const gatewayPayment = online.payments[paymentIndex];
  if (amount > gatewayPayment.refundable) return 'more-than-payment';
  if (!isAccepted) return 'ok';
  gatewayPayment.refundable -= amount;
  bumpVersionOnNewPackingSlip(order, () => addRefund(order, amount));
  return 'ok';
}
