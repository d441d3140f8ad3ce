import { eq, sql } from 'drizzle-orm';
import {
  type AuditEntryNumber,
  recordOrderChange,
  recordOrderChanges,
} from '#domain/audit/record-audit.server.ts';
import { nothingChanged } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { isAutomaticPayment, type PaymentSource } from '#domain/payments/payment-entry.ts';
import { recordPayment, recordPayments } from '#domain/payments/record-payment.server.ts';
import { endPaymentAttemptsIfUnpaidAgain } from './online/end-payment-attempts.server.ts';
import type { OrderChangeAction, OrderChangeDetails } from './order-history.ts';
import type { PaymentState } from './order-money.ts';
import { isPackingSlipChanged } from './packing-slip.server.ts';
import { updatePromoRedemption } from './promo/redeem-promo.server.ts';
import { orders } from './tables.server.ts';

type Row = typeof orders.$inferSelect;
/** The columns whose old and new values an audit entry holds, where the change touches them. */
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
export type AuditedColumn = (typeof auditedColumns)[number];
type AuditedOrder = Pick<Row, 'id' | 'promoCodeId' | 'waivedLkr' | AuditedColumn>;

type OrderChange<Action extends OrderChangeAction> = {
  action: Action;
  /** The changed columns of the order's row. */
  set?: Partial<Omit<Row, 'dueLkr' | 'refundDueLkr' | 'searchText'>>;
  /**
   * The entry's details besides the columns. A change without details writes an entry only where an audited column
   * differs.
   */
  details?: OrderChangeDetails[Action];
  /** The details before the change. */
  before?: Partial<OrderChangeDetails[Action]>;
  /** The source of the received or refunded money, unless the owner entered it. */
  payment?: PaymentSource;
  /** Whether the units that are to be sent change. */
  areUnitsChanged?: boolean;
};

/** Unpacks an order whose packing slip changes, and refuses forms that still show its previous version. */
const unpackedColumns = { packedAt: null, version: sql`${orders.version} + 1` };

/**
 * Changes a locked order with its promo code, payment ledger and audit entry, unpacks it if its packing slip changes, and
 * announces a new status and an automatic payment. `test/tidy/commands.ts` lists the other files that may update an order.
 */
export async function applyOrderChange<Action extends OrderChangeAction>(
  shop: Shop,
  order: AuditedOrder,
  { action, set = {}, details, before, payment, areUnitsChanged = false }: OrderChange<Action>,
): Promise<AuditEntryNumber> {
  const { id: orderId } = order;
  const after = { ...order, ...set };
  const columns = {
    ...(isPackingSlipChanged(order, after, { areUnitsChanged }) && unpackedColumns),
    ...set,
  };
  if (Object.keys(columns).length > 0) {
    await shop.db.update(orders).set(columns).where(eq(orders.id, orderId));
  }
  const { promoCodeId } = order;
  await updatePromoRedemption(shop, { promoCodeId, from: order.status, to: after.status });
  await recordPayment(shop, orderId, { before: order, after, source: payment });
  await endPaymentAttemptsIfUnpaidAgain(shop, order, after);
  const changed = changedBetween(order, after);
  if (!changed && !details) return nothingChanged;

  const valuesBefore = { ...changed?.before, ...before };
  const entry = await recordOrderChange(shop, {
    action,
    subject: { kind: 'order', id: orderId },
    ...(Object.keys(valuesBefore).length > 0 && { before: valuesBefore }),
    after: { ...changed?.after, ...details },
  });
  const [from, to] = [order.status, after.status];
  if (from !== to) {
    await announce(shop, {
      name: 'order-status-changed',
      orderId,
      auditEntryId: `${entry}`,
      from,
      to,
    });
  }
  const amountLkr = after.receivedLkr - order.receivedLkr;
  if (payment && isAutomaticPayment(payment) && amountLkr > 0) {
    await announce(shop, {
      name: 'payment-received',
      orderId,
      auditEntryId: `${entry}`,
      amountLkr,
    });
  }
  return entry;
}

type OrderPaymentChange = {
  order: AuditedOrder & PaymentState;
  after: PaymentState;
  payment: PaymentSource;
};

/**
 * Changes the money and payment status of many locked orders with one statement per table, so that the embedded database
 * is busy for a short time only. Throws if the status of an order would change, because it announces no event.
 */
export async function applyPaymentChanges(
  shop: Shop,
  changes: readonly OrderPaymentChange[],
): Promise<void> {
  if (changes.some(({ order, after }) => order.status !== after.status)) {
    throw new Error('A payment change must not change the status of an order.');
  }
  await writePaymentStates(shop, changes);
  await recordPayments(
    shop,
    changes.map(({ order, after, payment }) => {
      return { orderId: order.id, before: order, after, source: payment };
    }),
  );
  await recordOrderChanges(
    shop,
    changes.map(({ order, after }) => ({
      action: 'order-status-changed' as const,
      subject: { kind: 'order' as const, id: order.id },
      ...changedBetween(order, { ...order, ...after }),
    })),
  );
}

async function writePaymentStates(
  shop: Shop,
  changes: readonly OrderPaymentChange[],
): Promise<void> {
  const rows = changes.map(({ order, after }) => ({
    id: order.id,
    ...pickPaymentState(after),
    isPackingSlipChanged: isPackingSlipChanged(order, { ...order, ...after }),
  }));
  const money = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as money (id uuid, "paymentStatus" text,
    "receivedLkr" bigint, "refundedLkr" bigint, "waivedLkr" bigint, "isPackingSlipChanged" boolean)`;
  await shop.db
    .update(orders)
    .set({
      paymentStatus: sql`money."paymentStatus"`,
      receivedLkr: sql`money."receivedLkr"`,
      refundedLkr: sql`money."refundedLkr"`,
      waivedLkr: sql`money."waivedLkr"`,
      packedAt: sql`case when money."isPackingSlipChanged" then null else ${orders.packedAt} end`,
      version: sql`${orders.version} + money."isPackingSlipChanged"::int`,
    })
    .from(money)
    .where(eq(orders.id, sql`money.id`));
}

/** Returns the old and new values of the audited columns that differ; undefined where none does. */
function changedBetween(order: AuditedOrder, after: AuditedOrder) {
  const changed = auditedColumns.filter((column) => after[column] !== order[column]);
  if (changed.length === 0) return undefined;
  const pickChanged = (row: AuditedOrder) =>
    Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: pickChanged(order), after: pickChanged(after) };
}

/** Picks the statuses and sums from an order, for its update. */
export function pickPaymentState(state: PaymentState): PaymentState {
  const { status, paymentStatus, totalLkr, receivedLkr, refundedLkr, waivedLkr } = state;
  return { status, paymentStatus, totalLkr, receivedLkr, refundedLkr, waivedLkr };
}
