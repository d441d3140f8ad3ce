import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { listHeldUnits } from '#domain/catalog/list-held-units.server.ts';
import { retakeStock } from '#domain/catalog/retake-stock.server.ts';
import { returnStock } from '#domain/catalog/return-stock.server.ts';
import type { Units } from '#domain/catalog/stock.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, lockOrder } from './lock-order.server.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { Shortfall } from './order-history.ts';
import { recordHistory } from './record-history.server.ts';
import { orderLines, orders } from './tables.server.ts';

export type ChangeStatusRefusal =
  | { code: 'order-not-found' }
  | { code: 'status-changed-meanwhile'; status: OrderStatus; paymentStatus: PaymentStatus };
/** What is left out stays as it is, so that whoever changes the one does not undo what somebody did to the other. */
export type StatusWanted = {
  orderId: string;
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  /** How the order stood for whoever wants it. */
  shown?: { status?: string | undefined; paymentStatus?: string | undefined } | undefined;
};
export type StatusChanged = { shortfall: Shortfall[] };

/**
 * Sets an order to any of the five statuses, and with it what follows: cancelling gives the stock back, leaving
 * `cancelled` takes it again as far as it is there, `paid` sets the payment to paid. Shipping and delivering never touch
 * the payment; a payment status that is given is set as well. Setting what is set already changes nothing. Refuses to
 * put something else in place of what somebody set after the order was shown.
 */
export function changeOrderStatus(
  shop: OwnerShop,
  wanted: StatusWanted,
): Promise<Result<StatusChanged, ChangeStatusRefusal>> {
  return inTransaction<OwnerShop, StatusChanged, ChangeStatusRefusal>(shop, async (shop) => {
    const order = await lockOrder(shop, wanted.orderId);
    if (!order) return refuse({ code: 'order-not-found' });

    if (isChangedMeanwhile(order, wanted)) {
      const { status, paymentStatus } = order;
      return refuse({ code: 'status-changed-meanwhile', status, paymentStatus });
    }

    const shortfall = await moveStatus(shop, order, wanted);
    await movePayment(shop, order, wanted);
    await auditMove(shop, order);
    return ok({ shortfall });
  });
}

function isChangedMeanwhile(order: LockedOrder, { shown = {}, ...wanted }: StatusWanted): boolean {
  return (['status', 'paymentStatus'] as const).some((field) => {
    const isAsked = wanted[field] !== undefined && wanted[field] !== order[field];
    return isAsked && shown[field] !== undefined && shown[field] !== order[field];
  });
}

async function moveStatus(
  shop: OwnerShop,
  order: LockedOrder,
  { status = order.status }: StatusWanted,
): Promise<Shortfall[]> {
  if (status === order.status) return [];
  await shop.db.update(orders).set({ status }).where(eq(orders.id, order.id));
  if (status === 'cancelled') await returnStock(shop, { orderId: order.id });
  const shortfall = order.status === 'cancelled' ? await takeAgain(shop, order.id) : [];
  const historyId = await recordHistory(shop, {
    orderId: order.id,
    event: 'status',
    details: { from: order.status, to: status, ...(shortfall.length > 0 && { shortfall }) },
  });
  await announce(shop, {
    name: 'order-status-changed',
    orderId: order.id,
    historyId,
    from: order.status,
    to: status,
  });
  return shortfall;
}

async function takeAgain(shop: OwnerShop, orderId: string): Promise<Shortfall[]> {
  const lines = await shop.db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const held = await listHeldUnits(shop, orderId);
  const short = await retakeStock(shop, unitsMissing(lines, held), { orderId });
  return short.map(({ productId, missing }) => {
    const line = lines.find((candidate) => candidate.productId === productId);
    return { productId, missing, productName: line?.productName ?? { en: '', si: '' } };
  });
}

/** A parcel that was refused and did not come back whole kept its units: those are not taken twice. */
function unitsMissing(lines: readonly Units[], held: readonly Units[]): Units[] {
  return lines.flatMap(({ productId, quantity }) => {
    const kept = held.find((units) => units.productId === productId)?.quantity ?? 0;
    return quantity > kept ? [{ productId, quantity: quantity - kept }] : [];
  });
}

async function movePayment(shop: OwnerShop, order: LockedOrder, wanted: StatusWanted) {
  const becomesPaid = wanted.status === 'paid' && order.status !== 'paid';
  const paymentStatus = wanted.paymentStatus ?? (becomesPaid ? 'paid' : order.paymentStatus);
  if (paymentStatus === order.paymentStatus) return;
  await shop.db.update(orders).set({ paymentStatus }).where(eq(orders.id, order.id));
  await recordHistory(shop, {
    orderId: order.id,
    event: 'payment',
    details: { from: order.paymentStatus, to: paymentStatus },
  });
}

async function auditMove(shop: OwnerShop, before: LockedOrder) {
  const after = await lockOrder(shop, before.id);
  if (!after || (after.status === before.status && after.paymentStatus === before.paymentStatus)) {
    return;
  }
  await recordAudit(shop, {
    action: 'order-status-changed',
    subject: { kind: 'order', id: before.id },
    before: { status: before.status, paymentStatus: before.paymentStatus },
    after: { status: after.status, paymentStatus: after.paymentStatus },
  });
}
