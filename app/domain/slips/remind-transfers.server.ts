import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { endOfReminderPause } from './reminder-hours.ts';
import { transferWaitCondition } from './transfer-wait.server.ts';

const maxPerRun = 50;

const wasReminded = sql`exists (select 1 from ${auditEntries} where ${auditEntries.subjectKind} = 'order' and ${auditEntries.subjectId} = ${orders.id}::text and ${auditEntries.action} = 'order-transfer-reminded')`;

/**
 * Reminds the customer of each order once, during the day, between half and the end of the time for its transfer.
 */
export async function remindTransfers(shop: Shop): Promise<void> {
  if (endOfReminderPause(shop.now())) return;
  const found = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(reminderCondition(shop))
    .orderBy(asc(orders.createdAt), orders.id)
    .limit(maxPerRun);
  for (const { id } of found) await remind(shop, id);
}

function reminderCondition(shop: Shop): SQL | undefined {
  return and(
    transferWaitCondition(shop, 0.5),
    sql`not ${transferWaitCondition(shop, 1)}`,
    ne(orders.customerPhone, ''),
    isNull(orders.cancelAskedAt),
    eq(orders.invented, false),
    sql`not ${wasReminded}`,
  );
}

function remind(shop: Shop, orderId: string) {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    const isStillDue = and(eq(orders.id, orderId), reminderCondition(shop));
    if (!order || (await shop.db.$count(orders, isStillDue)) === 0) return ok();
    const { dueLkr } = order;
    const action = 'order-transfer-reminded';
    const entry = await applyOrderChange(shop, order, { action, details: { dueLkr } });
    await announce(shop, { name: 'transfer-reminder-due', orderId, auditEntryId: `${entry}` });
    return ok();
  });
}
