import { and, eq } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { buildHistory } from '#domain/orders/build-history.ts';
import type { HistoryEntry } from '#domain/orders/order-history.ts';

/** The kind of person who made a change, or the shop itself; an admin with their name. */
export type HistoryActor =
  | { kind: 'owner'; name: string | undefined }
  | { kind: 'customer' | 'guest' | 'shop' };

export type HistoryRow = HistoryEntry & { id: string; at: Date; actor: HistoryActor };

/** Lists the history of an order, oldest first, with its actors; an admin by the name that they had at that time. */
export async function listHistory(shop: AdminShop, orderId: string): Promise<HistoryRow[]> {
  const { number, actor, userName, action, before, after, at } = auditEntries;
  const entries = await shop.db
    .select({ number, actor, userName, action, before, after, at })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'order'), eq(auditEntries.subjectId, orderId)))
    .orderBy(number);
  return entries.flatMap(({ number, actor: kind, userName, at, ...entry }) => {
    const actor = kind === 'owner' ? { kind, name: userName ?? undefined } : { kind };
    return buildHistory(entry).map((line, index) => ({
      id: `${number}-${index}`,
      at,
      actor,
      ...line,
    }));
  });
}
