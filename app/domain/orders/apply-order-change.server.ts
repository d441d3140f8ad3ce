import { eq, sql } from 'drizzle-orm';
import {
  type Recorded,
  recordOrderChange,
  recordOrderChanges,
} from '#domain/audit/record-audit.server.ts';
import { nothingChanged } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { isAutomaticPayment, type PaymentSource } from '#domain/payments/payment-entry.ts';
import { recordPayment, recordPayments } from '#domain/payments/record-payment.server.ts';
import type { OrderChangeAction, OrderChangeDetails } from './order-history.ts';
import type { PaymentState } from './order-money.ts';
import { updatePromoRedemption } from './promo/redeem-promo.server.ts';
import { orders } from './tables.server.ts';

type Row = typeof orders.$inferSelect;
/** The columns that a step records before and after, where it changes them. */
const auditedColumns = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'street',
  'city',
  'district',
  'province',
  'paymentMethod',
  'notes',
  'totalLkr',
  'status',
  'paymentStatus',
  'receivedLkr',
  'refundedLkr',
] as const satisfies (keyof Row)[];
type AuditedOrder = Pick<Row, 'id' | 'promoCodeId' | (typeof auditedColumns)[number]>;

type Step<Action extends OrderChangeAction> = {
  action: Action;
  /** The changed columns of the order's row. */
  set?: Partial<Omit<Row, 'dueLkr' | 'refundDueLkr' | 'searchText'>>;
  /**
   * The entry's details besides the columns. A step without details that changes no column leaves no entry.
   */
  details?: OrderChangeDetails[Action];
  /** The details before the step. */
  before?: Partial<OrderChangeDetails[Action]>;
  /** The source of the step's money, unless the owner entered it. */
  payment?: PaymentSource;
};

/**
 * Takes a step on a locked order: writes its row, the payment ledger, the entry for history and log, and announces a
 * changed status, and money from the gateway. Nothing else changes the row of an order that was placed.
 */
export async function applyOrderChange<Action extends OrderChangeAction>(
  shop: Shop,
  order: AuditedOrder,
  { action, set = {}, details, before, payment }: Step<Action>,
): Promise<Recorded> {
  const { id: orderId } = order;
  if (Object.keys(set).length > 0) {
    await shop.db.update(orders).set(set).where(eq(orders.id, orderId));
  }
  const after = { ...order, ...set };
  const { promoCodeId } = order;
  await updatePromoRedemption(shop, { promoCodeId, from: order.status, to: after.status });
  await recordPayment(shop, orderId, { before: order, after, source: payment });
  const changed = changedBetween(order, after);
  if (!changed && !details) return nothingChanged;

  const was = { ...changed?.before, ...before };
  const entry = await recordOrderChange(shop, {
    action,
    subject: { kind: 'order', id: orderId },
    ...(Object.keys(was).length > 0 && { before: was }),
    after: { ...changed?.after, ...details },
  });
  const [from, to] = [order.status, after.status];
  if (from !== to) {
    await announce(shop, {
      name: 'order-status-changed',
      orderId,
      historyId: `${entry}`,
      from,
      to,
    });
  }
  const amountLkr = after.receivedLkr - order.receivedLkr;
  if (payment && isAutomaticPayment(payment) && amountLkr > 0) {
    await announce(shop, { name: 'payment-received', orderId, historyId: `${entry}`, amountLkr });
  }
  return entry;
}

type OrderPaymentChange = {
  order: AuditedOrder & PaymentState;
  after: PaymentState;
  payment: PaymentSource;
};

/**
 * Takes a step on each of many locked orders that changes its money alone, by three statements, so that the embedded
 * database is soon free for others. Throws where a status of an order would change, because no listener would be
 * called.
 */
export async function applyPaymentChanges(
  shop: Shop,
  steps: readonly OrderPaymentChange[],
): Promise<void> {
  if (steps.some(({ order, after }) => order.status !== after.status)) {
    throw new Error('A step on money changes no status.');
  }
  await writePaymentStates(shop, steps);
  await recordPayments(
    shop,
    steps.map(({ order, after, payment }) => {
      return { orderId: order.id, before: order, after, source: payment };
    }),
  );
  await recordOrderChanges(
    shop,
    steps.map(({ order, after }) => ({
      action: 'order-status-changed' as const,
      subject: { kind: 'order' as const, id: order.id },
      ...changedBetween(order, { ...order, ...after }),
    })),
  );
}

async function writePaymentStates(shop: Shop, steps: readonly OrderPaymentChange[]): Promise<void> {
  const rows = steps.map(({ order, after }) => ({ id: order.id, ...pickPaymentState(after) }));
  const money = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as money
    (id uuid, "paymentStatus" text, "receivedLkr" bigint, "refundedLkr" bigint, "waivedLkr" bigint)`;
  await shop.db
    .update(orders)
    .set({
      paymentStatus: sql`money."paymentStatus"`,
      receivedLkr: sql`money."receivedLkr"`,
      refundedLkr: sql`money."refundedLkr"`,
      waivedLkr: sql`money."waivedLkr"`,
    })
    .from(money)
    .where(eq(orders.id, sql`money.id`));
}

/** Returns both sides of the columns that a step changes; undefined where it changes none. */
function changedBetween(order: AuditedOrder, after: AuditedOrder) {
  const changed = auditedColumns.filter((column) => after[column] !== order[column]);
  if (changed.length === 0) return undefined;
  const valuesOf = (row: AuditedOrder) =>
    Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: valuesOf(order), after: valuesOf(after) };
}

/** Returns the columns that follow from the money and the statuses of an order. */
export function pickPaymentState(state: PaymentState): PaymentState {
  const { status, paymentStatus, totalLkr, receivedLkr, refundedLkr, waivedLkr } = state;
  return { status, paymentStatus, totalLkr, receivedLkr, refundedLkr, waivedLkr };
}
