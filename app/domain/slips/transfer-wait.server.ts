import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSlipCondition } from './find-slips.server.ts';
import { bankSlips } from './tables.server.ts';

const selectSlipOfOrder = sql`select 1 from ${bankSlips} where ${bankSlips.orderId} = ${orders.id}`;
const hasSlipToCheck = sql`exists (${selectSlipOfOrder} and ${openSlipCondition})`;
/** Selects the time when a slip was last refused, which restarts the days for the transfer. */
const lastRefusal = sql`select max(${bankSlips.settledAt}) from ${bankSlips} where ${bankSlips.orderId} = ${orders.id} and ${bankSlips.state} = 'refused'`;
const { subjectKind, subjectId, before, after, at } = auditEntries;
/**
 * Selects the last time when the total or payment method changed, the order became pending again, or its payment status
 * changed from paid or refunded. Each restarts the days too.
 */
const lastDueChange = sql`select max(${at}) from ${auditEntries} where ${subjectKind} = 'order' and ${subjectId} = ${orders.id}::text and (${after} ->> 'totalLkr' is not null or ${after} ->> 'paymentMethod' is not null or ${after} ->> 'status' = 'pending' or ${before} ->> 'paymentStatus' in ('paid', 'refunded'))`;
const restartedAt = sql`greatest((${lastRefusal}), (${lastDueChange}))`;

/**
 * Returns the SQL condition for orders whose bank transfer has not arrived after half or all of the days set by the owner.
 * Excludes orders with a slip that the owner has not checked.
 */
export function transferWaitCondition(shop: Shop, shareOfDays: 0.5 | 1): SQL {
  const days = sql`(select ${settings.transferDays} from ${settings}) * ${shareOfDays}::float8 * interval '1 day'`;
  const latest = sql`${shop.now().toISOString()}::timestamptz - ${days}`;
  const isOpen = inArray(orders.status, ['pending', 'paid']);
  // The age comes first, so that PostgreSQL usually reads slips and history of old orders only.
  const isWaitOver = sql`${orders.createdAt} < ${latest} and coalesce(${restartedAt} < ${latest}, true)`;
  return sql`(${and(isOpen, orderCondition('transfer'), sql`not ${hasSlipToCheck}`, isWaitOver)})`;
}
