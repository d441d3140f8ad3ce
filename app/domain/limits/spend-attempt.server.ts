import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import { deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Budget } from './budgets.ts';
import { attemptBudgets } from './tables.server.ts';

/** A budget is used up. The time to wait, rounded up: in minutes for people, in seconds for the Retry-After header. */
export type TooManyAttempts = { code: 'too-many-attempts'; minutes: number; seconds: number };

const values = queryParameters('bucket', 'used', 'renewsAt', 'now', 'latestPossible', 'attempts');

const spend = compiledQuery((db) => {
  const { bucket, used, renewsAt, now, latestPossible, attempts } = values;
  const windowIsOver = sql`(${attemptBudgets.renewsAt} <= ${now}::timestamptz or ${attemptBudgets.renewsAt} > ${latestPossible}::timestamptz)`;
  return db
    .insert(attemptBudgets)
    .values({ bucket, used, renewsAt })
    .onConflictDoUpdate({
      target: attemptBudgets.bucket,
      set: {
        used: sql`case when ${windowIsOver} then 1 else ${attemptBudgets.used} + 1 end`,
        renewsAt: sql`case when ${windowIsOver} then excluded.renews_at else ${attemptBudgets.renewsAt} end`,
      },
      setWhere: sql`${windowIsOver} or ${attemptBudgets.used} < ${attempts}::integer`,
    })
    .returning({ bucket: attemptBudgets.bucket });
});

/**
 * Spends one attempt of a budget, or refuses when it is used up. One statement, so that concurrent attempts are
 * all counted. The window begins with the first attempt and does not move. A refused attempt writes nothing.
 */
export async function spendAttempt(
  shop: Shop,
  budget: Budget,
): Promise<Result<undefined, TooManyAttempts>> {
  const now = shop.now();
  const renewsAt = new Date(now.getTime() + budget.windowMs);
  // A window that ends later was set by a wrong clock, and counts as over.
  const latestPossible = new Date(renewsAt.getTime() + clockSkewMs);
  const [spent] = await spend(shop.db, {
    bucket: budget.bucket,
    used: 1,
    renewsAt,
    now: now.toISOString(),
    latestPossible: latestPossible.toISOString(),
    attempts: budget.attempts,
  });
  if (spent) return ok();
  // Names the budget, but not the address or account.
  shop.countEvent?.({ name: 'limit', budget: budget.bucket.split(':', 2).join(':') });
  return refuse(await tooManyAttempts(shop, budget));
}

async function tooManyAttempts(shop: Shop, { bucket }: Budget): Promise<TooManyAttempts> {
  const [full] = await shop.db
    .select({ renewsAt: attemptBudgets.renewsAt })
    .from(attemptBudgets)
    .where(eq(attemptBudgets.bucket, bucket));
  const waitMs = full ? full.renewsAt.getTime() - shop.now().getTime() : 0;
  const inUnits = (unitMs: number) => Math.max(1, Math.ceil(waitMs / unitMs));
  return { code: 'too-many-attempts', minutes: inUnits(60_000), seconds: inUnits(1000) };
}

export type SpentAttempts = {
  /** The first refusal, or ok. */
  outcome: Result<undefined, TooManyAttempts>;
  /** Makes the spent attempts available again; does nothing after a refusal, which has done it. */
  returnAttempts: () => Promise<void>;
};

/**
 * Spends one attempt of each budget, one after the other, or none if one is used up: retries that are refused must not
 * use up the budget of a network address that others share.
 */
export async function spendAttempts(
  shop: Shop,
  budgets: readonly Budget[],
): Promise<SpentAttempts> {
  const spent: Budget[] = [];
  const returnAttempts = async () => {
    for (const { bucket } of spent.splice(0)) await returnAttempt(shop, bucket);
  };
  for (const budget of budgets) {
    const outcome = await spendAttempt(shop, budget);
    if (!outcome.ok) {
      await returnAttempts();
      return { outcome, returnAttempts };
    }
    spent.push(budget);
  }
  return { outcome: ok(), returnAttempts };
}

/** Makes one spent attempt available again. Other attempts on the same bucket stay spent. */
export async function returnAttempt(shop: Shop, bucket: string): Promise<void> {
  await shop.db
    .update(attemptBudgets)
    .set({ used: sql`${attemptBudgets.used} - 1` })
    .where(and(eq(attemptBudgets.bucket, bucket), gt(attemptBudgets.used, 0)));
}

/** Resets a bucket after a correct password or code. */
export async function resetBudget(shop: Shop, bucket: string): Promise<void> {
  await shop.db.delete(attemptBudgets).where(eq(attemptBudgets.bucket, bucket));
}

/** Deletes budgets whose window is over: the next attempt begins a new one anyway. */
export function sweepBudgets(shop: Shop): Promise<void> {
  const expired = lte(attemptBudgets.renewsAt, shop.now());
  return deleteInBatches(shop, { table: attemptBudgets, key: attemptBudgets.bucket, expired });
}
