import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { OrderChangeAction } from '#domain/orders/order-history.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { actionsWithReason, personalFields } from './personal-fields.ts';

/** The actions whose entries are in no other part of the customer's copy of their data. */
const actions: OrderChangeAction[] = [
  'order-noted',
  'order-corrected',
  'order-charge-back-settled',
  ...actionsWithReason,
];
const personalNames = new Set<string>([...personalFields, 'reason']);

/**
 * Returns what the history of an account's orders says about the person, for the customer's copy of their data: the
 * owner's notes, edited recipients, reasons of refunds and settled chargebacks.
 */
export async function collectHistoryOf({ db }: Shop, userId: string) {
  const { number, subjectKind, subjectId, action, before, after, at } = auditEntries;
  const ofAccount = sql`(select ${orders.id}::text from ${orders} where ${orders.userId} = ${userId})`;
  const entries = await db
    .select({ orderId: subjectId, at, step: action, before, after })
    .from(auditEntries)
    .where(
      and(eq(subjectKind, 'order'), sql`${subjectId} in ${ofAccount}`, inArray(action, actions)),
    )
    .orderBy(number);
  return entries
    .map((entry) => ({
      ...entry,
      before: personalIn(entry.before),
      after: personalIn(entry.after),
    }))
    .filter((entry) => Object.keys({ ...entry.before, ...entry.after }).length > 0);
}

function personalIn(values: AuditValues | null) {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([name]) => personalNames.has(name)),
  );
}
