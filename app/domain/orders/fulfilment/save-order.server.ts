import { done } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import {
  type ChangeStatusRefusal,
  changedSince,
  moveOrder,
  type Statuses,
} from './change-order-status.server.ts';
import {
  type NoteShipmentRefusal,
  type ShipmentWanted,
  writeShipment,
} from './note-shipment.server.ts';

export type SaveOrderRefusal = ChangeStatusRefusal | NoteShipmentRefusal;

/** The buttons of the form of an order: save what was chosen, or one of two shortcuts. */
export const saveButtons = ['save', 'delivered-and-paid', 'money-received'] as const;

/** The fields of the form, with what it showed. */
type StatusForm = {
  button?: (typeof saveButtons)[number];
  status?: OrderStatus | undefined;
  shownStatus?: string | undefined;
  paymentStatus?: PaymentStatus | undefined;
  shownPaymentStatus?: string | undefined;
};
type OrderWanted = StatusForm & ShipmentWanted;

/**
 * Saves everything that the form of an order asks for, or nothing: a tracking number is kept with its status.
 * A form without the fields of the courier leaves them as they are.
 */
export function saveOrder(
  shop: OwnerShop,
  wanted: OrderWanted,
): Promise<Result<undefined, SaveOrderRefusal>> {
  return onLockedOrder<undefined, SaveOrderRefusal>(shop, wanted.orderId, async (shop, order) => {
    const statuses = requestedStatuses(wanted);
    const shown = { status: wanted.shownStatus, paymentStatus: wanted.shownPaymentStatus };
    const changed = changedSince(order, { orderId: wanted.orderId, ...statuses, shown });
    if (changed) return refuse(changed);
    if (isShipmentShown(wanted)) {
      const noted = await writeShipment(shop, order, wanted);
      if (!noted.ok) return noted;
    }
    const { entry } = await moveOrder(shop, order, statuses);
    return done(entry);
  });
}

/**
 * Returns the statuses that a form asks for: those that differ from what it showed, so that it undoes nothing of
 * another admin. 'Money received' makes a pending order paid, and leaves a shipped one shipped.
 */
export function requestedStatuses({ button, ...form }: StatusForm): Statuses {
  const { status, shownStatus, paymentStatus, shownPaymentStatus } = form;
  if (button === 'delivered-and-paid') return { status: 'delivered', paymentStatus: 'paid' };
  if (button === 'money-received') {
    return { ...(shownStatus === 'pending' && { status: 'paid' }), paymentStatus: 'paid' };
  }
  return {
    status: status === shownStatus ? undefined : status,
    paymentStatus: paymentStatus === shownPaymentStatus ? undefined : paymentStatus,
  };
}

function isShipmentShown({ shownCourier, shownTrackingNumber }: OrderWanted): boolean {
  return shownCourier !== undefined && shownTrackingNumber !== undefined;
}
