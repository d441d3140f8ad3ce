import { and, eq } from 'drizzle-orm';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { CancelReason, OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import {
  type ChangeStatusRefusal,
  findOpenRefundRefusal,
  findPromoRefusal,
  findStatusChange,
  type Statuses,
  setOrderStatuses,
} from './change-order-status.server.ts';
import {
  type RecordShipmentRefusal,
  type ShipmentChange,
  writeShownShipment,
} from './record-shipment.server.ts';

export type SaveOrderRefusal =
  | ChangeStatusRefusal
  | RecordShipmentRefusal
  | OtherStatusChosen
  | { code: 'cancel-reason-missing' }
  | DueChanged
  | { code: 'paid-online' };
/** Another amount is due than the form showed. */
type DueChanged = { code: 'due-changed-since'; dueLkr: number };
/** The form has another chosen status than those that its button sets. */
type OtherStatusChosen = { code: 'other-status-chosen' };

/** The buttons of an order's form: the first two save the chosen fields, the others set the statuses themselves. */
export const saveButtons = [
  'save',
  'update-courier',
  'delivered',
  'delivered-and-paid',
  'money-received',
] as const;

/** The fields of the form, with what it showed. */
type StatusForm = {
  button?: (typeof saveButtons)[number];
  status?: OrderStatus | undefined;
  shownStatus?: string | undefined;
  paymentStatus?: PaymentStatus | undefined;
  shownPaymentStatus?: string | undefined;
  shownDueLkr?: number | undefined;
  reason?: CancelReason | undefined;
};
type SaveOrderInput = StatusForm & ShipmentChange;

/**
 * Saves courier, tracking number and statuses from the form of an order, or nothing. Refuses to cancel without a reason, to
 * receive an amount that was not shown, and a button that would lose another status chosen in the form.
 */
export function saveOrder(
  shop: AdminShop,
  input: SaveOrderInput,
): Promise<Result<undefined, SaveOrderRefusal>> {
  return withLockedOrder<undefined, SaveOrderRefusal>(shop, input.orderId, async (shop, order) => {
    const statuses = requestedStatuses(input);
    const shown = { status: input.shownStatus, paymentStatus: input.shownPaymentStatus };
    const changed = findStatusChange(order, { orderId: input.orderId, ...statuses, shown });
    const refused =
      changed ??
      refusalOf(order, input, statuses) ??
      (await findOpenRefundRefusal(shop, order, statuses)) ??
      (await findDueChange(shop, order, { ...statuses, shownDueLkr: input.shownDueLkr }));
    if (refused) return refuse(refused);
    const recorded = await writeShownShipment(shop, order, input);
    if (!recorded.ok) return recorded;
    const { entry } = await setOrderStatuses(shop, order, statuses);
    const promoGone = await findPromoRefusal(shop, order, statuses);
    return promoGone ? refuse(promoGone) : okRecorded(entry);
  });
}

/**
 * Returns the statuses that a form changes: those that differ from what it showed, so that it undoes no change of
 * another admin. 'Money received' makes a pending order paid, and leaves a shipped one shipped.
 */
export function requestedStatuses({ button, ...form }: StatusForm): Statuses {
  const { status, shownStatus, paymentStatus, shownPaymentStatus, reason } = form;
  if (button === 'delivered') return { status: 'delivered' };
  if (button === 'delivered-and-paid') return { status: 'delivered', paymentStatus: 'paid' };
  if (button === 'money-received') {
    return { ...(shownStatus === 'pending' && { status: 'paid' }), paymentStatus: 'paid' };
  }
  return {
    status: status === shownStatus ? undefined : status,
    paymentStatus: paymentStatus === shownPaymentStatus ? undefined : paymentStatus,
    reason,
  };
}

/**
 * Wraps a step of the form that sets only these statuses. Refuses it while another status is chosen in the form, because
 * the choice would be lost.
 */
export function refuseOtherStatuses<Input, R extends { code: string }>(
  step: (shop: AdminShop, input: Input) => Promise<Result<unknown, R>>,
  statuses: Statuses = {},
) {
  return async (
    shop: AdminShop,
    input: Input & StatusForm,
  ): Promise<Result<unknown, R | OtherStatusChosen>> => {
    const refused = findOtherStatus(input, statuses);
    return refused ? refuse(refused) : step(shop, input);
  };
}

function findOtherStatus(form: StatusForm, statuses: Statuses): OtherStatusChosen | undefined {
  const chosen = requestedStatuses({ ...form, button: 'save' });
  const isOther = (['status', 'paymentStatus'] as const).some(
    (field) => chosen[field] !== undefined && chosen[field] !== statuses[field],
  );
  return isOther ? { code: 'other-status-chosen' } : undefined;
}

function refusalOf(order: LockedOrder, input: SaveOrderInput, statuses: Statuses) {
  const { button, reason } = input;
  if (button === 'money-received' && usesOnlinePayment(order))
    return { code: 'paid-online' } as const;
  const otherStatus = findOtherStatus(input, statuses);
  if (otherStatus) return otherStatus;
  const isReasonMissing = isCancelling(order, statuses) && !reason;
  return isReasonMissing ? ({ code: 'cancel-reason-missing' } as const) : undefined;
}

/**
 * Returns the refusal if statuses that receive everything due would receive another amount than the form showed. Accepts a
 * repeated form: the order is paid, and has received that amount.
 */
async function findDueChange(
  shop: Shop,
  { id, paymentStatus, dueLkr }: LockedOrder,
  { shownDueLkr = dueLkr, ...statuses }: Statuses & Pick<StatusForm, 'shownDueLkr'>,
): Promise<DueChanged | undefined> {
  const requested = statuses.paymentStatus ?? statuses.status;
  if (requested !== 'paid' || shownDueLkr === dueLkr) return undefined;
  const isRepeat = paymentStatus === 'paid' && (await hasReceived(shop, id, shownDueLkr));
  return isRepeat ? undefined : { code: 'due-changed-since', dueLkr };
}

/** Returns whether exactly this amount was received for an order at once. */
async function hasReceived({ db }: Shop, orderId: string, amountLkr: number): Promise<boolean> {
  const { kind, orderId: ofOrder, amountLkr: received } = paymentEntries;
  const entry = and(eq(ofOrder, orderId), eq(kind, 'received'), eq(received, amountLkr));
  return (await db.$count(paymentEntries, entry)) > 0;
}

function isCancelling(order: LockedOrder, { status }: Statuses): boolean {
  return status === 'cancelled' && order.status !== 'cancelled';
}
