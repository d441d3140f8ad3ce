import { eq, inArray, sql } from 'drizzle-orm';
import { deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { bankSlips } from './tables.server.ts';

const mediaTypes = { picture: 'image/webp', pdf: 'application/pdf' } as const;

/**
 * Returns the slips of the orders of an account, files included, for the customer's copy of their data.
 */
export async function collectSlipsOf({ db }: Shop, userId: string) {
  const { id, orderId, kind, sentAt, state, settledAt, reason, words, content } = bankSlips;
  const rows = await db
    .select({ orderId, kind, sentAt, state, settledAt, reason, words, content })
    .from(bankSlips)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(sentAt, id);
  return rows.map(({ kind, content, ...row }) => ({
    ...row,
    file: `data:${mediaTypes[kind]};base64,${content}`,
  }));
}

/** Deletes the slips of these orders, permanently. */
export async function eraseSlips({ db }: Shop, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.delete(bankSlips).where(inArray(bankSlips.orderId, [...orderIds]));
}

/** Deletes slips after the number of days in the settings. */
export async function sweepSlips(shop: Shop): Promise<void> {
  const days = sql`(select ${settings.slipDays} from ${settings}) * interval '1 day'`;
  const expired = sql`${bankSlips.sentAt} < ${shop.now().toISOString()}::timestamptz - ${days}`;
  await deleteInBatches(shop, { table: bankSlips, key: bankSlips.id, expired });
}
