import { and, eq } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  type ArrivalWindow,
  arrivalOncePlaced,
  arrivalOnceShipped,
  businessDaysOf,
  nextDeparture,
} from '#domain/orders/arrival.ts';
import { sumChargeBacks } from '#domain/orders/online/sum-charge-backs.server.ts';
import { isToBeSent, type OrderStatus } from '#domain/orders/order.ts';
import { dueInAdvanceLkr } from '#domain/orders/payment.ts';
import type { OrderStep, StepName } from '#domain/orders/progress.copy.ts';
import { paymentTiming } from '#domain/payments/payment-methods.ts';
import { closureOf } from '#domain/settings/closure.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { trackingUrlFor } from '#domain/settings/settings-lists.ts';
import type { Order } from './find-order.server.ts';

/** The part of an order that its progress needs, without personal data. */
export type TrackedOrder = Pick<
  Order,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'createdAt'
  | 'confirmedByPhoneAt'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'dueLkr'
  | 'refundDueLkr'
  | 'refundedLkr'
  | 'courier'
  | 'trackingNumber'
>;

type DeliverySettings = Pick<
  Settings,
  'saturdayDelivery' | 'publicHolidays' | 'courierTracking' | 'closedUntil' | 'ordersWhileClosed'
>;

export type OrderProgress = Omit<TrackedOrder, 'id' | 'confirmedByPhoneAt'> & {
  /** The part of the refunded money that the payer's bank took back. */
  chargedBackLkr: number;
  steps: OrderStep[];
  /** The courier's own page about the parcel. */
  trackingUrl: string | undefined;
  /** The day on which a closed shop opens again; undefined if the shop is open, or if the order is not to be sent. */
  closedUntil: Date | undefined;
  /** Missing for an order that is delivered, cancelled, refunded before it was shipped, or waiting for its payment. */
  arrival: (ArrivalWindow & { isLate: boolean }) | undefined;
};

/**
 * Reads the progress of an order with the day of each step, for its customer. Returns no personal data.
 */
export async function readProgress(
  shop: Shop,
  { id, confirmedByPhoneAt, ...order }: TrackedOrder,
  settings: DeliverySettings,
): Promise<OrderProgress> {
  const { orderNumber, status, createdAt, paymentMethod, paymentStatus } = order;
  const { dueLkr, refundDueLkr, refundedLkr, courier, trackingNumber } = order;
  const { times, confirmation } = await readSteps(shop, id);
  const isPaidAhead = paymentStatus === 'paid' && paymentTiming(paymentMethod) !== 'on-delivery';
  const steps: OrderStep[] = [
    { step: 'placed', at: createdAt },
    ...(confirmedByPhoneAt ? [{ step: confirmation, at: confirmedByPhoneAt }] : []),
    ...(isPaidAhead ? [{ step: 'paid', at: times.get('paid') } as const] : []),
    ...stepsOfStatus[status].map((step) => ({ step, at: times.get(step) })),
  ];
  const publicFields = { orderNumber, status, createdAt, paymentMethod, paymentStatus };
  const chargeBacks = await sumChargeBacks(shop, [{ id, refundedLkr }]);
  const chargedBackLkr = chargeBacks.get(id) ?? 0;
  const money = { dueLkr, refundDueLkr, refundedLkr, chargedBackLkr };
  const arrival = arrivalOf(
    { ...order, shippedAt: times.get('shipped'), now: shop.now() },
    settings,
  );
  const closedUntil = isToBeSent(order) ? closureOf(settings, shop.now())?.reopensAt : undefined;
  const trackingUrl = trackingUrlFor(settings.courierTracking, order);
  const parcel = { courier, trackingNumber, trackingUrl };
  return { ...publicFields, ...money, ...parcel, steps, closedUntil, arrival };
}

/** The steps that a status implies, so that a reverted step is left out. */
const stepsOfStatus: Record<OrderStatus, readonly StepName[]> = {
  pending: [],
  paid: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  cancelled: ['cancelled'],
};

/** Returns when an order was delivered, by its history. */
export async function findDeliveredAt(shop: Shop, orderId: string): Promise<Date | undefined> {
  return (await readSteps(shop, orderId)).times.get('delivered');
}

type Details = { status?: string; paymentStatus?: string; by?: string };

/**
 * Reads from the history of an order when it last entered each status, when it was last paid, and who confirmed it last.
 */
async function readSteps({ db }: Shop, orderId: string) {
  const { number, action, after, at } = auditEntries;
  const entries = await db
    .select({ action, after, at })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'order'), eq(auditEntries.subjectId, orderId)))
    .orderBy(number);
  const times = new Map<string, Date>();
  for (const { after, at } of entries) {
    const { status, paymentStatus } = (after ?? {}) as Details;
    if (status && status !== 'paid') times.set(status, at);
    if (paymentStatus === 'paid') times.set('paid', at);
  }
  const confirmed = entries.findLast(({ action }) => action === 'order-confirmed');
  const isByCustomer = ((confirmed?.after ?? {}) as Details).by === 'customer';
  const confirmation: StepName = isByCustomer ? 'confirmed-by-customer' : 'confirmed';
  return { times, confirmation };
}

type OrderToDeliver = Omit<TrackedOrder, 'id' | 'confirmedByPhoneAt'> & {
  shippedAt: Date | undefined;
  now: Date;
};

function arrivalOf(
  { now, ...order }: OrderToDeliver,
  settings: DeliverySettings,
): OrderProgress['arrival'] {
  const days = businessDaysOf(settings);
  if (order.status === 'shipped' && order.shippedAt) {
    const window = arrivalOnceShipped(order.shippedAt, days);
    return { ...window, isLate: now >= daysLater(window.to, 1) };
  }
  if (!isToBeSent(order) || dueInAdvanceLkr(order) > 0) return undefined;
  const { createdAt } = order;
  const departure = { createdAt, earliestDeparture: nextDeparture(settings, now) };
  return { ...arrivalOncePlaced(departure, days), isLate: false };
}
