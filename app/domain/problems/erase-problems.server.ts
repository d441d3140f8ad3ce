import { asc, eq, inArray, lt } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { parcelProblems, problemPictures } from './tables.server.ts';

/**
 * Returns the problems reported by an account, pictures included, for the customer's copy of their data.
 */
export async function collectProblemsOf({ db }: Shop, userId: string) {
  const { id, orderId, kind, words, createdAt, settledAt, answer } = parcelProblems;
  const rows = await db
    .select({ id, orderId, kind, words, reportedAt: createdAt, settledAt, answer })
    .from(parcelProblems)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(createdAt, id);
  const ids = rows.map((row) => row.id);
  const pictures =
    ids.length === 0
      ? []
      : await db
          .select({ problemId: problemPictures.problemId, content: problemPictures.content })
          .from(problemPictures)
          .where(inArray(problemPictures.problemId, ids))
          .orderBy(problemPictures.problemId, asc(problemPictures.position));
  const ofProblem = Map.groupBy(pictures, ({ problemId }) => problemId);
  return rows.map(({ id, ...row }) => ({
    ...row,
    pictures: (ofProblem.get(id) ?? []).map(({ content }) => `data:image/webp;base64,${content}`),
  }));
}

/** Deletes the problems of these orders with their pictures, permanently. */
export async function eraseProblems({ db }: Shop, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.delete(parcelProblems).where(inArray(parcelProblems.orderId, [...orderIds]));
}

/** Deletes old pictures, and much later the problems themselves. */
export async function sweepProblems(shop: Shop): Promise<void> {
  const oldProblemIds = shop.db
    .select({ id: parcelProblems.id })
    .from(parcelProblems)
    .where(lt(parcelProblems.createdAt, daysAgo(shop, retentionDays.problemPictures)));
  const expired = inArray(problemPictures.problemId, oldProblemIds);
  await deleteInBatches(shop, { table: problemPictures, key: problemPictures.id, expired });
  await deleteInBatches(shop, {
    table: parcelProblems,
    key: parcelProblems.id,
    expired: lt(parcelProblems.createdAt, daysAgo(shop, retentionDays.problems)),
  });
}
