import { and, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { erasePersonInAudit } from '#domain/audit/erase-person.server.ts';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { reviews } from './tables.server.ts';

const nextVersion = { version: sql`${reviews.version} + 1` };

/**
 * Removes name, town, words and answers from the reviews of these orders, permanently. The stars still count.
 */
export async function eraseReviewers(shop: Shop, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await shop.db
    .update(reviews)
    .set({ words: '', firstName: '', town: '', answer: '', onHomeSince: null, ...nextVersion })
    .where(inArray(reviews.orderId, [...orderIds]))
    .returning({ id: reviews.id });
  const ids = rows.map(({ id }) => id);
  await erasePersonInAudit(shop, { subject: 'review', ids, fields: ['answer'] });
}

/** Removes name and town from old reviews. */
export async function sweepReviewNames(shop: Shop): Promise<void> {
  const named = or(ne(reviews.firstName, ''), ne(reviews.town, ''));
  await shop.db
    .update(reviews)
    .set({ firstName: '', town: '', ...nextVersion })
    .where(and(named, lt(reviews.createdAt, daysAgo(shop, retentionDays.reviewNames))));
}
